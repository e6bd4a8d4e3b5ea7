/** What the big screen shows: the way in, then the table. It takes no seat, and nothing of the game is decided here. */
import '../css/wall.css';
import { useEffect, useState } from 'preact/hooks';
import { boxesOf, gameIn } from '../../words/boxes.ts';
import { Emblem } from '../art/emblem.tsx';
import { ROOMS } from '../games.ts';
import { joinTable, type RemoteLink } from '../link/remote.ts';
import { call, isFailure, signIn } from '../online/api.ts';
import { Loading } from '../parts/loading.tsx';
import { goInstead } from '../router.ts';
import { Play } from '../screens/play.tsx';
import { chosenBox, forget, recall, remember } from '../settings.ts';
import { Chairs } from './chairs.tsx';
import { Menu } from './menu.tsx';
import type { WallText } from './text/fr.ts';
import { where } from './where.ts';
import { useWallText } from './words.ts';

/** The table that this screen made last: after a reload it is shown again. */
const MADE = 'wall';
const SEATS = 5;

type Found = { readonly table: string } | { readonly failed: string };

const make = async (): Promise<Found> => {
  const game = gameIn(chosenBox.value) ?? Object.keys(ROOMS)[0] ?? '';
  const most = boxesOf(game)[0]?.players[1] ?? SEATS;
  const made = await call('create', { game, seats: Math.min(SEATS, most), wall: true });
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

const NO_SUCH = ['expired', 'no-table', 'malformed', 'not-invited', 'banned', 'no-watchers'];

export const Wall = ({ rest }: { rest: string }) => {
  const text = useWallText();
  const [link, setLink] = useState<RemoteLink | undefined>();
  const [failed, setFailed] = useState<string | undefined>();
  const [visit, setVisit] = useState(0);
  useEffect(() => {
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
    setFailed(undefined);
    find(rest).then((found) => {
      if (!wanted) return;
      if ('failed' in found) return setFailed(found.failed);
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
    // the table that was made here is no more: another one
    if (barred === undefined || rest !== '') return;
    forget(MADE);
    setVisit(visit + 1);
  }, [barred]);
  if (text === undefined) return <Loading />;
  const why = failed ?? (rest === '' ? undefined : barred);
  if (why !== undefined)
    return (
      <Trouble
        text={text}
        unknown={NO_SUCH.includes(why)}
        retry={() => setVisit(visit + 1)}
        open={() => {
          forget(MADE);
          goInstead('wall');
        }}
      />
    );
  if (link?.table.value === undefined) return <Waiting text={text} />;
  const playing = link.table.value.status !== 'lobby' && link.seen.value !== undefined;
  return (
    <>
      {playing ? <Play link={link} /> : <Chairs link={link} text={text} />}
      {link.connection.value !== 'open' && (
        <p class="wall-line" role="status">
          {text.reconnecting}
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

type TroubleProps = { text: WallText; unknown: boolean; retry(): void; open(): void };

/** Read from the sofa: what is wrong, and how to go on. */
const Trouble = ({ text, unknown, retry, open }: TroubleProps) => (
  <main class="wall-said trouble">
    <Emblem name="doubt" class="big" />
    <h1>{unknown ? text.noTable : text.failed}</h1>
    {unknown && <p>{text.noTableHint}</p>}
    <button type="button" class="primary big" onClick={unknown ? open : retry}>
      {unknown ? text.openHere : text.again}
    </button>
  </main>
);
