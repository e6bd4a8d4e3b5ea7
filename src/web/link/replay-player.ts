/** Plays a finished game by itself: each stop is shown once the scenes of the one before have ended. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hears } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Speed, speed } from '../base/settings.ts';
import type { Snapshot } from './link.ts';
import { type Cast, type ReplayLink, replayLink } from './replay-link.ts';
import type { LoadedReplay } from './replay-loader.ts';
import { stopAfter, stopsOf } from './replay-stops.ts';
import type { Moment } from './worker-messages.ts';

type Eyes = Seat | 'public' | 'all';

/** Milliseconds that a stop stays, besides its scenes. */
const STAYS: Readonly<Record<Speed, number>> = { calm: 1600, normal: 900, quick: 450, instant: 250 };

export type Player = {
  readonly link: ReplayLink;
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly eyes: Eyes;
  momentOf(seen: Snapshot): Moment | undefined;
  readonly moment: Moment;
  play(on: boolean): void;
  go(to: number): void;
  watch(to: number): void;
  look(eyes: Eyes): void;
};

type Shown = { readonly at: number; readonly link: ReplayLink; readonly moment: Moment };

/** `closed`: begins with what everybody saw, without the cards. */
export const usePlayer = (
  replay: LoadedReplay,
  cast: Cast,
  first: number | undefined,
  closed = false,
): Player | undefined => {
  const [stops] = useState(() => stopsOf(replay.loaded));
  const [moments] = useState(() => new WeakMap<Snapshot['heard'], Moment>());
  const [shown, setShown] = useState<Shown | undefined>();
  const [playing, setPlaying] = useState(false);
  const [eyes, setEyes] = useState<Eyes>(closed ? 'public' : 'all');
  const asked = useRef(0);
  const last = stops.length - 1;

  const seenIn = (moment: Moment, by: Eyes): Snapshot | undefined => {
    const viewer = by === 'all' || by === 'public' ? undefined : by;
    const view = moment.views[viewer ?? 'public'];
    if (view === undefined) return undefined;
    const heard = moment.facts.filter((fact) => by === 'all' || hears(fact, viewer)).map(({ said }) => said);
    moments.set(heard, moment);
    return { view, heard };
  };
  /** Goes from one stop to another. Requests made meanwhile are dropped but for the latest. */
  const show = async (from: number, to: number, by: Eyes, on?: ReplayLink): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const base = on === undefined ? await replay.moment(stops[from] ?? 0) : undefined;
    const moment = base !== undefined && from === to ? base : await replay.moment(stops[to] ?? 0);
    const begun = base === undefined ? undefined : seenIn(base, by);
    const seen = seenIn(moment, by);
    const link = on ?? (begun === undefined ? undefined : replayLink(begun, cast));
    if (mine !== asked.current || link === undefined || seen === undefined) return;
    setShown({ at: to, link, moment });
    if (from !== to) setTimeout(() => link.show(seen)); // the table must be rendered before a scene begins
  };
  const go = (to: number): void => void show(to, to, eyes);
  const watch = (to: number): void => void show(Math.max(0, to - 1), to, eyes);

  useEffect(() => (first === undefined ? go(0) : watch(stopAfter(stops, first))), []);
  const held = shown?.link.held.value === true;
  useEffect(() => {
    if (!playing || shown === undefined || held) return;
    if (shown.at === last) return setPlaying(false);
    const timer = setTimeout(() => void show(shown.at, shown.at + 1, eyes, shown.link), STAYS[speed.value]);
    return () => clearTimeout(timer);
  }, [playing, shown, held, eyes]);

  if (shown === undefined) return undefined;
  return {
    ...shown,
    last,
    playing,
    eyes,
    momentOf: ({ heard }) => moments.get(heard),
    play(on) {
      if (on && shown.at === last) go(0);
      setPlaying(on);
    },
    go(to) {
      setPlaying(false);
      if (to === shown.at + 1) void show(shown.at, to, eyes, shown.link);
      else go(Math.min(last, Math.max(0, to)));
    },
    watch(to) {
      setPlaying(false);
      watch(to);
    },
    look(by) {
      setEyes(by);
      void show(shown.at, shown.at, by);
    },
  };
};
