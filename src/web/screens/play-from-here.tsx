/** A What if game: it goes on from one of its moments, against bots. It counts in no statistics. */
import { t } from '../base/text/table.ts';
import '../features/play-from-here/css/play-from-here.css';
import '../base/css/dock.css';
import '../base/css/end.css';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { Emblem } from '../base/art/emblem.tsx';
import { goInstead, href } from '../base/router.ts';
import { startWorkerFor } from '../base/workers.ts';
import { loadPlayFromHereText, playFromHereText } from '../features/play-from-here/text.ts';
import type { FromExperts } from '../features/play-from-here/worker.ts';
import { HintTool } from '../features/review/hint-tool.tsx';
import type { Link } from '../link/link.ts';
import { pendingPlayFromHere } from '../link/pending.ts';
import { keptPlayFromHere, type PlayFromHereGame } from '../link/saved-play-from-here.ts';
import { playSolo } from '../link/solo.ts';
import { Loading } from '../parts/loading.tsx';
import { Failing, unopened } from './failing.tsx';
import { Play } from './play.tsx';

type Opened = { readonly game: PlayFromHereGame; readonly link: Link };

export const PlayFromHereScreen = () => {
  const [opened, setOpened] = useState<Opened | undefined>();
  useEffect(() => {
    let link: Link | undefined;
    let left = false;
    void loadPlayFromHereText().then(() => {
      const game = pendingPlayFromHere.value ?? keptPlayFromHere();
      pendingPlayFromHere.value = undefined;
      if (left) return;
      if (game === undefined) return goInstead('');
      link = playSolo(game);
      setOpened({ game, link });
    });
    return () => {
      left = true;
      link?.close();
    };
  }, []);
  if (opened === undefined) return <Loading />;
  const { game, link } = opened;
  const refusal = link.refusal.value;
  if (link.seen.value === undefined && refusal !== undefined)
    return <Failing {...unopened(refusal)} retry={() => goInstead('')} />;
  return (
    <Play
      link={link}
      tools={
        <>
          <span class="as-if-strip" title={game.from}>
            <span aria-hidden="true">{playFromHereText().whatIf}</span>
            <span class="unseen">{game.from}</span>
          </span>
          <HintTool link={link} />
        </>
      }
      after={<Ended game={game} link={link} />}
    />
  );
};

/** How often experts win from there; undefined until they have played. */
const useExperts = ({ asIf }: PlayFromHereGame, over: boolean): FromExperts | undefined => {
  const [told, set] = useState<FromExperts | undefined>();
  useEffect(() => {
    if (!over) return undefined;
    const worker = startWorkerFor('experts');
    worker.addEventListener('message', ({ data }: MessageEvent<FromExperts>) => set(data));
    worker.postMessage(asIf);
    return () => worker.terminate();
  }, [asIf, over]);
  return told;
};

/** Who won here, and who won the real game. */
const Ended = ({ game, link }: Opened) => {
  const text = playFromHereText();
  const view = link.seen.value?.view;
  const winners = view?.over ?? [];
  const won = view?.me !== undefined && winners.includes(view.me);
  const experts = useExperts(game, view !== undefined && view.over !== null);
  const left = link.left?.value;
  const names = (seat: Seat): string => link.people.value[seat]?.name ?? seat;
  return (
    <section class={`dock end as-if ${won ? 'won' : ''}`} aria-label={t('gameOver')}>
      <header>
        <Emblem name={won ? 'crown' : 'skull'} class="big" />
        <h2>{won ? text.won : text.lost(winners.map(names).join(', '))}</h2>
        <p>{game.from}</p>
        {!won && left !== undefined && view !== undefined && <p>{text.lasted(left, view.seats.length)}</p>}
        {game.then !== undefined && <p>{text.wonThen(game.then)}</p>}
        {experts !== undefined && <p class="experts">{text.experts(experts.won, experts.of)}</p>}
      </header>
      <footer>
        <div class="deeds">
          <button type="button" class="primary" onClick={() => link.again?.()}>
            {text.again}
          </button>
          <a class="button" href={href('daily', 'past')}>
            {text.more}
          </a>
          <button type="button" onClick={() => history.back()}>
            {text.back}
          </button>
        </div>
      </footer>
    </section>
  );
};
