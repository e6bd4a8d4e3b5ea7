/** A finished game from any seat's view or with all cards open. Its address is the link to share. */
import '../base/css/dock.css';
import '../base/css/replay.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { linkFor } from '../base/address.ts';
import type { Failed } from '../base/api.ts';
import { useFetched } from '../base/fetched.ts';
import { hasLevels } from '../base/games.ts';
import { paceNow } from '../base/settings.ts';
import { t } from '../base/text/ending.ts';
import { t as pageText } from '../base/text/text.ts';
import { fetchFilm } from '../features/end/fetch-film.ts';
import { Poster, playSameDeal } from '../features/end/poster.tsx';
import { Marks, Timeline } from '../features/end/timeline.tsx';
import { FromHere } from '../features/play-from-here/tool.tsx';
import type { FinalViews } from '../link/final-views.ts';
import type { Finished } from '../link/link.ts';
import { readReplayAddress } from '../link/replay-address.ts';
import { unpackReplay } from '../link/replay-code.ts';
import { type Loaded, type LoadedReplay, loadReplay } from '../link/replay-loader.ts';
import { type Player, usePlayer } from '../link/replay-player.ts';
import { moveOf, stopAfter, stopsOf } from '../link/replay-stops.ts';
import type { Moment } from '../link/worker-messages.ts';
import { Loading } from '../parts/loading.tsx';
import { Unloaded } from '../parts/unloaded.tsx';
import { useEnding, useScreen } from '../table/generic/screen-of.ts';
import { temperOf, useVoices } from '../table/voices.ts';
import { type Ending, type Screen, webPartOf } from '../table/web-part.ts';
import { Failing, unopened } from './failing.tsx';

const UNREACHABLE: Failed = { failed: true, code: 'unreachable', message: '' };

type Source = (game: string) => Promise<Finished | Failed | undefined>;

/** A replay whose address holds the game itself. */
export const Replay = ({ rest }: { rest: string }) => <Opening rest={rest} open={unpackReplay} />;
const fetchShared: Source = (game) =>
  import('../link/finished.ts').then(
    ({ fetchFinished }) => fetchFinished(game),
    () => UNREACHABLE,
  );
/** A replay whose address names a game on the server. */
export const SharedReplay = ({ rest }: { rest: string }) => <Opening rest={rest} open={fetchShared} />;

type Found = { readonly replay: LoadedReplay; readonly game: Finished; readonly last: Moment };

const Opening = ({ rest, open }: { rest: string; open: Source }) => {
  const [found, setFound] = useState<Found | undefined>();
  const [trouble, setTrouble] = useState<{ code: string; move?: number | undefined } | undefined>();
  const [{ game: address, at, asks }] = useState(() => readReplayAddress(rest));
  useEffect(() => {
    let replay: LoadedReplay | undefined;
    if (at === undefined) void import('../features/end/film.tsx').catch(() => undefined); // the replay begins with the film
    const look = async () => {
      const game = await open(address);
      if (game === undefined) return setTrouble({ code: 'old-replay' });
      if ('failed' in game) return setTrouble({ ...game, code: game.code === 'no-table' ? 'old-replay' : game.code });
      replay = await loadReplay(game.record);
      setFound({ replay, game, last: await replay.moment(replay.loaded.upTo.length - 1) });
    };
    look().catch((error) => setTrouble(unopened(error)));
    return () => replay?.close();
  }, []);
  const game = found?.replay.loaded.record.game;
  const { value: shown, failed } = useScreen(game);
  const { value: ending, failed: endless } = useEnding(game);
  if (trouble !== undefined) return <Failing {...trouble} />;
  if (failed || endless) return <Unloaded />;
  if (found === undefined || shown === undefined || ending === undefined) return <Loading />;
  return <Shown {...found} {...shown} ending={ending} first={at} asks={asks} />;
};

type ShownProps = Found & {
  words: GameWords;
  screen: Screen;
  ending: Ending;
  first: number | undefined;
  asks: boolean;
};

const Shown = ({ replay, game, last, words, screen, ending, first, asks }: ShownProps) => {
  const player = usePlayer(replay, game, first, asks);
  return player === undefined ? (
    <Loading />
  ) : (
    <Voiced {...{ replay, game, last, words, screen, ending, first, asks, player }} />
  );
};

const Voiced = ({
  replay,
  game,
  last,
  words: plain,
  screen,
  ending,
  first,
  asks,
  player,
}: ShownProps & { player: Player }) => {
  const { link, eyes, momentOf } = player;
  const tempers = (seat: Seat) => temperOf(game.opponents?.[seat]);
  const words = useVoices(plain, link, tempers) ?? plain;
  return (
    <screen.Main
      link={link}
      words={words}
      open={eyes === 'all' ? momentOf : undefined}
      controls={<Controls opened={{ loaded: replay.loaded, last }} {...{ game, player, words, ending, first, asks }} />}
    />
  );
};

type ControlsProps = {
  opened: FinalViews;
  game: Finished;
  player: Player;
  words: GameWords;
  ending: Ending;
  first: number | undefined;
  asks: boolean;
};

const Controls = ({ opened, game, player, words, ending, first, asks }: ControlsProps) => {
  const [lie] = useState(asks ? player.moment.lie : undefined);
  const [doubted, answer] = useState<boolean | undefined>();
  const [shared, setShared] = useState(false);
  // visitors whose link names no moment see the film of the best ones first
  const [rolling, roll] = useState(first === undefined);
  const { loaded } = opened;
  const nameOf = (seat: Seat) => game.names[SEATS.indexOf(seat)] ?? seat;
  const marks = useMemo(() => {
    const stops = stopsOf(loaded);
    return ending
      .marks(loaded, words, nameOf)
      .map((mark) => ({ ...mark, at: stopAfter(stops, moveOf(loaded, mark.fact)) }));
  }, [loaded, words, ending]);
  const share = async () => {
    await navigator.clipboard?.writeText(linkFor(location.href) ?? '').catch(() => undefined);
    setShared(true);
  };
  const { eyes, look, moment } = player;
  useEffect(() => {
    if (asks && lie === undefined) look('all'); // no claim stands here
  }, []);
  if (lie !== undefined && doubted === undefined) {
    const say = (doubts: boolean) => {
      answer(doubts);
      look('all');
    };
    return <Asked say={say} />;
  }
  return (
    <section class="dock replay" aria-label={t('replay')}>
      {lie !== undefined && doubted !== undefined && (
        <p class="came-out" role="status">
          {t('cameOut')(lie, doubted)}
        </p>
      )}
      <Timeline player={player} marks={marks} />
      <div class="deeds">
        <label>
          {t('eyesOf')}{' '}
          <select
            class="eyes"
            value={eyes}
            onChange={(event) => {
              const value = event.currentTarget.value;
              look(SEATS.find((seat) => seat === value) ?? (value === 'public' ? 'public' : 'all'));
            }}
          >
            <option value="all">{t('eyesAll')}</option>
            <option value="public">{t('eyesPublic')}</option>
            {loaded.seats.map((seat) => (
              <option key={seat} value={seat}>
                {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void share()}>
          {shared ? t('copied') : t('shareReplay')}
        </button>
        <button type="button" onClick={() => roll(true)}>
          {t('film')}
        </button>
        <ReviewThis {...{ loaded, game, words, ending, player }} names={nameOf} />
        <FromHere {...{ loaded, game, moment, ending }} names={nameOf} />
        {webPartOf(loaded.record.game) !== undefined && (
          <button type="button" class="primary" onClick={() => playSameDeal(game, loaded, ending)}>
            {t('sameDeal')}
          </button>
        )}
      </div>
      {marks.length > 0 && <Marks player={player} marks={marks} />}
      {rolling && <Opener {...{ opened, game, words, ending }} names={nameOf} close={() => roll(false)} />}
      <ending.Under opened={{ loaded, last: moment }} words={words} names={nameOf} open={eyes === 'all'} />
    </section>
  );
};

/** The question of a shared claim; the cards are covered until it is answered. */
const Asked = ({ say }: { say(doubted: boolean): void }) => (
  <section class="dock replay" aria-label={t('replay')}>
    <h2>{t('believeIt')}</h2>
    <div class="deeds">
      <button type="button" class="primary" onClick={() => say(true)}>
        {pageText('iDoubt')}
      </button>
      <button type="button" class="primary" onClick={() => say(false)}>
        {pageText('iBelieve')}
      </button>
    </div>
  </section>
);

type OpenerProps = Pick<ControlsProps, 'opened' | 'game' | 'words' | 'ending'> & { names: Names; close(): void };

/** The film of the game, then suggestions for newcomers, who may skip the film. */
const Opener = ({ ending, close, ...told }: OpenerProps) => {
  const [shots] = useState(() => (paceNow() === 0 ? [] : (ending.film?.(told) ?? [])));
  const Film = useFetched(() => fetchFilm(ending), [ending]).value;
  return Film === undefined ? null : (
    <Film shots={shots} close={close} after={<Poster {...told} ending={ending} close={close} />} />
  );
};

type ReviewProps = Pick<ControlsProps, 'game' | 'words' | 'ending' | 'player'> & { loaded: Loaded; names: Names };

const ReviewThis = ({ loaded, words, ending, player, names }: ReviewProps) => {
  const [open, setOpen] = useState(false);
  const ReviewSheet = useFetched(() => (open ? import('../features/review/review.tsx') : undefined), [open]).value
    ?.ReviewSheet;
  if (!hasLevels(loaded.record.game)) return null;
  const look = (at: number) => {
    setOpen(false);
    player.go(stopAfter(stopsOf(loaded), at));
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('review')}
      </button>
      {open && ReviewSheet !== undefined && (
        <ReviewSheet {...{ loaded, words, ending, names, look }} close={() => setOpen(false)} />
      )}
    </>
  );
};
