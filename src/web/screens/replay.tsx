/** A finished game, move by move, from any seat's eyes or with all cards open; it travels in its own link. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hears } from '../../engine/facts.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { isComplots } from '../complots/choices.ts';
import { Bluffs } from '../complots/end.tsx';
import { ComplotsTable } from '../complots/table.tsx';
import { loadComplots } from '../complots/text.ts';
import type { Frame, FromHost } from '../link/host.ts';
import type { Link } from '../link/link.ts';
import { packReplay, unpackReplay } from '../link/packed.ts';
import { startWorker } from '../link/solo.ts';
import { stillLink } from '../link/still.ts';
import { GenericTable } from '../parts/generic.tsx';
import { Steps } from '../parts/steps.tsx';
import { finished } from '../pending.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';
import { useWords } from '../words.ts';
import { Trouble } from './trouble.tsx';

type Loaded = Extract<FromHost, { say: 'loaded' }>;
type Eyes = Seat | 'public' | 'all';

export const Replay = ({ rest }: { rest: string }) => {
  const [loaded, setLoaded] = useState<Loaded | undefined>();
  const [names, setNames] = useState<readonly string[]>([]);
  const [frame, setFrame] = useState<Frame | undefined>();
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [broken, setBroken] = useState(false);
  const [ready, setReady] = useState(false);
  const [worker, setWorker] = useState<ReturnType<typeof startWorker> | undefined>();
  useEffect(() => void loadComplots().then(() => setReady(true)), []);
  useEffect(() => {
    const started = startWorker((message) => {
      if (message.say === 'loaded') setLoaded(message);
      if (message.say === 'frame') setFrame(message);
      if (message.say === 'refused') setBroken(true);
    });
    setWorker(started);
    const open = async () => {
      const game = rest === '' ? finished.value : await unpackReplay(rest);
      if (game === undefined) return setBroken(true);
      setNames(game.names);
      started.tell({ do: 'load', record: game.record });
    };
    open().catch(() => setBroken(true));
    return () => started.stop();
  }, [rest]);
  useEffect(() => {
    if (loaded !== undefined) worker?.tell({ do: 'frame', at });
  }, [loaded, at, worker]);
  const words = useWords(loaded?.record.game);
  const link = useMemo(() => still(frame, eyes, names), [frame, eyes, names]);
  if (broken) return <Trouble kind="oldReplay" />;
  if (loaded === undefined || frame === undefined || words === undefined || !ready)
    return <main class="page loading" aria-busy="true" />;
  const foot = <Controls loaded={loaded} names={names} at={at} setAt={setAt} eyes={eyes} setEyes={setEyes} />;
  return loaded.record.game === 'complots' ? (
    <ComplotsTable link={link} words={words} foot={foot} open={eyes === 'all' ? openHands(frame) : undefined} />
  ) : (
    <GenericTable link={link} words={words} foot={foot} />
  );
};

const openHands = ({ views }: Frame) =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const view = views[seat];
      return view !== undefined && isComplots(view) ? [[seat, view.hand ?? []]] : [];
    }),
  );

/** One moment, from the eyes of one. */
const still = (frame: Frame | undefined, eyes: Eyes, names: readonly string[]): Link => {
  const viewer = eyes === 'all' || eyes === 'public' ? undefined : eyes;
  const view = frame?.views[viewer ?? 'public'];
  return stillLink(
    frame === undefined || view === undefined
      ? undefined
      : { view, heard: frame.facts.filter((fact) => hears(fact, viewer)).map(({ said }) => said) },
    names,
  );
};

type ControlsProps = {
  loaded: Loaded;
  names: readonly string[];
  at: number;
  setAt(at: number): void;
  eyes: Eyes;
  setEyes(eyes: Eyes): void;
};

const Controls = ({ loaded, names, at, setAt, eyes, setEyes }: ControlsProps) => {
  const last = loaded.length - 1;
  const [shared, setShared] = useState(false);
  const nameOf = (seat: Seat) => names[SEATS.indexOf(seat)] ?? seat;
  const share = async () => {
    const path = href('replay', await packReplay({ record: loaded.record, names }));
    history.replaceState(null, '', path);
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setShared(true);
  };
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
      {at === last && loaded.record.game === 'complots' && <Bluffs bluffs={loaded.bluffs} names={nameOf} />}
    </section>
  );
};
