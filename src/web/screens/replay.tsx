/** A finished game, played again from any seat's eyes or with all cards open; its address is the link to share. */
import '../css/dock.css';
import '../css/replay.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { titleOf } from '../../words/index.ts';
import type { GameWords, Names } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import { roomOf } from '../games.ts';
import type { Finished } from '../link/link.ts';
import { unpackReplay } from '../link/packed.ts';
import { type Player, usePlayer } from '../link/player.ts';
import { type Loaded, openShelf, type Shelf } from '../link/shelf.ts';
import { newSeed } from '../link/solo.ts';
import type { Cast } from '../link/still.ts';
import { moveOf, stopAfter, stopsOf } from '../link/stops.ts';
import { partsOf } from '../link/way.ts';
import type { Failed } from '../online/api.ts';
import { companyFor } from '../opponents.ts';
import { Loading } from '../parts/loading.tsx';
import { Marks, Timeline } from '../parts/timeline.tsx';
import { pending } from '../pending.ts';
import type { Ending, Screen } from '../room.ts';
import { go } from '../router.ts';
import { useEnding, useScreen } from '../screen.ts';
import { called } from '../settings.ts';
import { t, tongue } from '../text/text.ts';
import { Failing } from './failing.tsx';
import { type Kind, kindOf } from './faults.ts';

type Source = (game: string) => Promise<Finished | Failed | undefined>;

/** The address holds the game itself. */
export const Replay = ({ rest }: { rest: string }) => <Opening rest={rest} open={unpackReplay} />;
const fetchShared: Source = async (game) => (await import('../link/finished.ts')).fetchFinished(game);
/** The address names a game that the server keeps. */
export const SharedReplay = ({ rest }: { rest: string }) => <Opening rest={rest} open={fetchShared} />;

type Found = { readonly shelf: Shelf; readonly cast: Cast };

const Opening = ({ rest, open }: { rest: string; open: Source }) => {
  const [found, setFound] = useState<Found | undefined>();
  const [trouble, setTrouble] = useState<Kind | undefined>();
  const [{ game: address, at }] = useState(() => partsOf(rest));
  useEffect(() => {
    let shelf: Shelf | undefined;
    const look = async () => {
      const game = await open(address);
      if (game === undefined) return setTrouble('oldReplay');
      if ('failed' in game) return setTrouble(game.code === 'no-table' ? 'oldReplay' : kindOf(game.code));
      shelf = await openShelf(game.record);
      setFound({ shelf, cast: game });
    };
    look().catch(() => setTrouble('oldReplay'));
    return () => shelf?.close();
  }, []);
  const game = found?.shelf.loaded.record.game;
  const shown = useScreen(game);
  const ending = useEnding(game);
  if (trouble !== undefined) return <Failing kind={trouble} />;
  if (found === undefined || shown === undefined || ending === undefined) return <Loading />;
  return <Shown {...found} {...shown} ending={ending} first={at} />;
};

type ShownProps = Found & { words: GameWords; screen: Screen; ending: Ending; first: number | undefined };

const Shown = ({ shelf, cast, words, screen, ending, first }: ShownProps) => {
  const player = usePlayer(shelf, cast, first);
  if (player === undefined) return <Loading />;
  const { link, eyes, momentOf } = player;
  return (
    <screen.Main
      link={link}
      words={words}
      open={eyes === 'all' ? momentOf : undefined}
      controls={<Controls loaded={shelf.loaded} {...{ player, words, ending }} names={cast.names} />}
    />
  );
};

type ControlsProps = {
  loaded: Loaded;
  player: Player;
  words: GameWords;
  names: readonly string[];
  ending: Ending;
};

const Controls = ({ loaded, player, words, names, ending }: ControlsProps) => {
  const [shared, setShared] = useState(false);
  const nameOf = (seat: Seat) => names[SEATS.indexOf(seat)] ?? seat;
  const marks = useMemo(() => {
    const stops = stopsOf(loaded);
    return ending
      .marks(loaded, words, nameOf)
      .map((mark) => ({ ...mark, at: stopAfter(stops, moveOf(loaded, mark.fact)) }));
  }, [loaded, words, ending]);
  const share = async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setShared(true);
  };
  const { eyes, look, moment } = player;
  return (
    <section class="dock replay" aria-label={t('replay')}>
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
        <ReviewThis {...{ loaded, words, ending, player }} names={nameOf} />
        <PlayThis loaded={loaded} />
      </div>
      {marks.length > 0 && <Marks player={player} marks={marks} />}
      <ending.Under opened={{ loaded, last: moment }} words={words} names={nameOf} open={eyes === 'all'} />
    </section>
  );
};

type ReviewProps = Omit<ControlsProps, 'names'> & { names: Names };

const ReviewThis = ({ loaded, words, ending, player, names }: ReviewProps) => {
  const [open, setOpen] = useState(false);
  const ReviewSheet = useFetched(() => (open ? import('../review/review.tsx') : undefined), [open]).value?.ReviewSheet;
  if (roomOf(loaded.record.game)?.levels !== true) return null;
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

/** For one who was sent here: a game of this kind at once, against as many bots. */
const PlayThis = ({ loaded: { record, seats } }: { loaded: Loaded }) => {
  const { game, options } = record;
  if (roomOf(game) === undefined) return null;
  const play = () => {
    pending.value = {
      set: { game, options, seats: seats.length, seed: newSeed() },
      ...companyFor(game, seats.length, [called()]),
    };
    go('solo', 'new');
  };
  return (
    <button type="button" class="primary" onClick={play}>
      {t('playThis')(titleOf(game, tongue()))}
    </button>
  );
};
