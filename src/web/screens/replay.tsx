/** A finished game, move by move, from any seat's eyes or with all cards open; its address is the link to share. */
import '../css/dock.css';
import '../css/end.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hears } from '../../engine/facts.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { GameWords } from '../../words/words.ts';
import { fetchFinished } from '../link/finished.ts';
import type { FromHost, Moment } from '../link/host.ts';
import type { Finished, Link } from '../link/link.ts';
import { unpackReplay } from '../link/packed.ts';
import { startWorker } from '../link/solo.ts';
import { stillLink } from '../link/still.ts';
import type { Failed } from '../online/api.ts';
import { Loading } from '../parts/loading.tsx';
import { Steps } from '../parts/steps.tsx';
import { href } from '../router.ts';
import { useEnding, useScreen } from '../screen.ts';
import { t } from '../text/text.ts';
import { type Kind, kindOf, Trouble } from './trouble.tsx';

type Loaded = Extract<FromHost, { say: 'loaded' }>;
type Eyes = Seat | 'public' | 'all';

type Source = () => Promise<Finished | Failed | undefined>;

/** The address holds the game itself. */
export const Replay = ({ rest }: { rest: string }) => <Shown open={() => unpackReplay(rest)} />;
/** The address names a game that the server keeps. */
export const SharedReplay = ({ rest }: { rest: string }) => <Shown open={() => fetchFinished(rest)} />;

const Shown = ({ open }: { open: Source }) => {
  const [loaded, setLoaded] = useState<Loaded | undefined>();
  const [names, setNames] = useState<readonly string[]>([]);
  const [moment, setMoment] = useState<Moment | undefined>();
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [trouble, setTrouble] = useState<Kind | undefined>();
  const [worker, setWorker] = useState<ReturnType<typeof startWorker> | undefined>();
  useEffect(() => {
    const started = startWorker((message) => {
      if (message.say === 'loaded') setLoaded(message);
      if (message.say === 'moment') setMoment(message);
      if (message.say === 'refused') setTrouble('oldReplay');
    });
    setWorker(started);
    open().then(
      (game) => {
        if (game === undefined) return setTrouble('oldReplay');
        if ('failed' in game) return setTrouble(game.code === 'no-table' ? 'oldReplay' : kindOf(game.code));
        setNames(game.names);
        started.tell({ do: 'load', record: game.record });
      },
      () => setTrouble('oldReplay'),
    );
    return () => started.stop();
  }, []);
  useEffect(() => {
    if (loaded !== undefined) worker?.tell({ do: 'moment', at });
  }, [loaded, at, worker]);
  const shown = useScreen(loaded?.record.game);
  const link = useMemo(() => still(moment, eyes, names), [moment, eyes, names]);
  if (trouble !== undefined) return <Trouble kind={trouble} />;
  if (loaded === undefined || moment === undefined || shown === undefined) return <Loading />;
  const { words, screen } = shown;
  return (
    <screen.Main
      link={link}
      words={words}
      open={eyes === 'all' ? moment : undefined}
      foot={<Controls {...{ loaded, moment, words, names, at, setAt, eyes, setEyes }} />}
    />
  );
};

/** One moment, from the eyes of one; with all cards open, all that was ever said. */
const still = (moment: Moment | undefined, eyes: Eyes, names: readonly string[]): Link => {
  const viewer = eyes === 'all' || eyes === 'public' ? undefined : eyes;
  const view = moment?.views[viewer ?? 'public'];
  return stillLink(
    moment === undefined || view === undefined
      ? undefined
      : { view, heard: moment.facts.filter((fact) => eyes === 'all' || hears(fact, viewer)).map(({ said }) => said) },
    names,
  );
};

type ControlsProps = {
  loaded: Loaded;
  moment: Moment;
  words: GameWords;
  names: readonly string[];
  at: number;
  setAt(at: number): void;
  eyes: Eyes;
  setEyes(eyes: Eyes): void;
};

const Controls = ({ loaded, moment, words, names, at, setAt, eyes, setEyes }: ControlsProps) => {
  const last = loaded.length - 1;
  const [shared, setShared] = useState(false);
  const nameOf = (seat: Seat) => names[SEATS.indexOf(seat)] ?? seat;
  const share = async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setShared(true);
  };
  const Under = useEnding(loaded.record.game)?.Under;
  return (
    <section class="dock replay" aria-label={t('replay')}>
      <Steps at={at} last={last} setAt={setAt} />
      <div class="deeds">
        <label>
          {t('eyesOf')}{' '}
          <select
            value={eyes}
            onChange={(event) => {
              const value = event.currentTarget.value;
              setEyes(SEATS.find((seat) => seat === value) ?? (value === 'public' ? 'public' : 'all'));
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
        <a class="button" href={href('')}>
          {t('home')}
        </a>
      </div>
      {Under !== undefined && (
        <Under opened={{ loaded, last: moment }} words={words} names={nameOf} open={eyes === 'all'} />
      )}
    </section>
  );
};
