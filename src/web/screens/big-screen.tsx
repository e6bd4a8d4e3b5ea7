/** The big screen: how to join, then the table. It takes no seat, and makes no decisions of the game. */
import '../base/css/big-screen.css';
import { useEffect, useState } from 'preact/hooks';
import { boxesOf, gameIn } from '../../words/index.ts';
import { call, isFailure, signIn } from '../base/api.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { firstGame } from '../base/games.ts';
import { usualOptions } from '../base/set-ups.ts';
import { chosenBox } from '../base/settings.ts';
import { forget, recall, remember } from '../base/storage.ts';
import { Chairs } from '../features/big-screen/chairs.tsx';
import { useFirstTouch } from '../features/big-screen/first-touch.ts';
import { Menu } from '../features/big-screen/menu.tsx';
import { OnWall } from '../features/big-screen/on-wall.tsx';
import type { WallText } from '../features/big-screen/text/fr.ts';
import { showOwn, WallTrouble } from '../features/big-screen/trouble.tsx';
import { useWallText } from '../features/big-screen/words.ts';
import { useKnocking } from '../link/knocking.ts';
import { joinTable, type RemoteLink } from '../link/remote.ts';
import { Loading } from '../parts/loading.tsx';
import { paused } from '../table/showing.ts';
import { webPartOf } from '../table/web-part.ts';
import { where, wholeWall } from '../table/where.ts';
import { Play } from './play.tsx';

/** The table that this screen created last: a reload shows it again. */
const MADE = 'wall';
const SEATS = 5;

type Found = { readonly table: string } | { readonly failed: string };

const make = async (): Promise<Found> => {
  const game = gameIn(chosenBox.value) ?? firstGame();
  const box = boxesOf(game).find(({ id }) => id === chosenBox.value) ?? boxesOf(game)[0];
  const options = { ...usualOptions(box), ...webPartOf(game)?.together };
  const seats = Math.min(SEATS, box?.players[1] ?? SEATS);
  const made = await call('create', { game, options, seats, clock: { pace: 'relaxed' }, wall: true });
  if (isFailure(made)) return { failed: made.code };
  remember(MADE, made.table);
  return made;
};

const find = async (code: string): Promise<Found> => {
  const who = await signIn('');
  if (isFailure(who)) return { failed: who.code };
  if (code !== '') {
    const found = await call('join', { code });
    return isFailure(found) ? { failed: found.code } : found;
  }
  const kept = recall(MADE);
  return kept === undefined ? make() : { table: kept };
};

/** Sends the code to the surrounding page, which shows it where the screen is too small. */
const tellShell = (code: string | undefined): void => window.parent.postMessage({ code }, location.origin);

export const Wall = ({ rest }: { rest: string }) => {
  const text = useWallText();
  const [link, setLink] = useState<RemoteLink | undefined>();
  const [failed, setFailed] = useState<string | undefined>();
  const [visit, setVisit] = useState(0);
  const touched = useFirstTouch();
  useEffect(() => {
    wholeWall.value = OnWall;
    where.value = 'wall';
    document.documentElement.dataset.wall = '';
    return () => {
      where.value = 'table';
      delete document.documentElement.dataset.wall;
    };
  }, []);
  useEffect(() => {
    let opened: RemoteLink | undefined;
    let wanted = visit >= 0;
    find(rest).then((found) => {
      if (!wanted) return;
      setFailed('failed' in found ? found.failed : undefined);
      if ('failed' in found) return;
      opened = joinTable(found.table, { wall: true });
      setLink(opened);
    });
    return () => {
      wanted = false;
      opened?.close();
      setLink(undefined);
    };
  }, [rest, visit]);
  const barred = link?.barred.value ?? (link?.table.value?.status === 'closed' ? 'no-table' : undefined);
  useEffect(() => {
    // the table created here is gone: create another
    if (barred === undefined || rest !== '') return;
    forget(MADE);
    setVisit(visit + 1);
  }, [barred]);
  const waits = useKnocking(link, barred, () => setVisit(visit + 1));
  const code = link?.code.value;
  useEffect(() => tellShell(code), [code]);
  if (text === undefined) return <Loading />;
  const why = failed ?? (rest === '' ? undefined : (barred ?? (waits ? 'host-asked' : undefined)));
  if (why !== undefined)
    return (
      <WallTrouble
        text={text}
        code={why}
        retry={() => setVisit(visit + 1)}
        open={() => {
          forget(MADE);
          showOwn();
        }}
      />
    );
  if (link?.table.value === undefined) return <Waiting text={text} />;
  const playing = link.table.value.status !== 'lobby' && link.seen.value !== undefined;
  return (
    <>
      {playing ? <Play link={link} /> : <Chairs link={link} text={text} silent={!touched} />}
      {(link.connection.value !== 'open' || paused.value) && (
        <p class="wall-line" role="status">
          {paused.value ? text.pausedSaid : text.reconnecting}
        </p>
      )}
      <Menu link={link} text={text} />
    </>
  );
};

const Waiting = ({ text }: { text: WallText }) => (
  <main class="wall-said">
    <Emblem name="masks" class="big" />
    <h1>{text.making}</h1>
  </main>
);
