/** One device that is passed around: whose view it shows, and who must take it next. */
import { batch, type Signal, signal } from '@preact/signals';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Passed, Snapshot, Voice } from './link.ts';
import type { News, ToWorker } from './worker-messages.ts';

/** What a game tells about passing a device. */
export type HotSeat = {
  /**
   * Phases in which every player gets the device, and for how many milliseconds each: nobody sees who has something to
   * do.
   */
  readonly round?: Readonly<Partial<Record<string, number>>>;
  readonly reads?: readonly string[];
  /** Answers that a player may give aloud, as they show nothing private: the device stays where it is. */
  readonly aloud?: (view: View) => readonly string[];
  /** The player whose answer closes the phase: they get the device last. */
  readonly last?: (view: View) => Seat | undefined;
};

export type PassedDevice = Passed & {
  readonly curtain: Signal<Seat | undefined>;
  onNews(news: News): void;
  lift(): void;
  /** The screen asks bots to wait, or no longer does. */
  hold(on: boolean): void;
  reset(): void;
};

/** State of a passed device. */
type Device = Required<HotSeat> & {
  readonly people: readonly Seat[];
  readonly tell: (order: ToWorker) => void;
  readonly seen: Signal<Snapshot | undefined>;
  readonly curtain: Signal<Seat | undefined>;
  readonly keeps: Signal<boolean>;
  readonly going: Signal<Passed['round']['value']>;
  readonly voices: Signal<readonly Voice[]>;
  latest: News['seen'];
  all: Snapshot | undefined;
  awaited: readonly Seat[];
  /** The holder's seat; undefined while the device lies on the table and shows the public view. */
  eyes: Seat | undefined;
  heard: number;
  served: readonly Seat[];
  /** The screen asks bots to wait. */
  wished: boolean;
  held: boolean;
};

const aloudBy = ({ latest, aloud }: Device, seat: Seat): readonly string[] => {
  const view = latest[seat]?.view;
  return view === undefined ? [] : aloud(view);
};
/** Seats that must answer in secret; the one whose answer closes the phase is last. */
const secret = (d: Device): Seat[] => {
  const final = d.all === undefined ? undefined : d.last(d.all.view);
  const found = d.awaited.filter((seat) => aloudBy(d, seat).length === 0);
  return found.sort((a, b) => Number(a === final) - Number(b === final));
};
const isRound = ({ all, round }: Device): boolean =>
  all !== undefined && all.view.over === null && round[all.view.phase] !== undefined;
const unserved = (d: Device): Seat[] =>
  isRound(d)
    ? d.people.filter(
        (seat) =>
          !d.served.includes(seat) && !d.awaited.includes(seat) && (d.latest[seat]?.view.legal ?? []).length > 0,
      )
    : [];
const nextTaker = (d: Device): Seat | undefined => unserved(d)[0] ?? secret(d)[0];
const hasNews = ({ latest, heard, reads }: Device, seat: Seat): boolean =>
  (latest[seat]?.heard.slice(heard) ?? []).some(([who, verb]) => who === seat && reads.includes(String(verb)));

/** The holder at the start of a round sees nothing of it before their turn. */
const isEarly = (d: Device): boolean => d.eyes !== undefined && isRound(d) && d.going.value === undefined;
const seenBy = (d: Device, seat: Seat): Snapshot | undefined => {
  const mine = d.latest[seat];
  if (mine === undefined || !isEarly(d)) return mine;
  const begun = mine.heard.findLastIndex((said) => said.includes(mine.view.phase));
  return begun < 0 ? mine : { ...mine, heard: mine.heard.slice(0, begun) };
};

const settle = (d: Device): void => {
  const { eyes, curtain, keeps, voices, seen, tell } = d;
  voices.value =
    eyes === undefined && curtain.value === undefined
      ? d.awaited.map((seat) => ({ seat, legal: aloudBy(d, seat) })).filter(({ legal }) => legal.length > 0)
      : [];
  seen.value = curtain.value === undefined && eyes !== undefined ? seenBy(d, eyes) : d.all;
  // bots wait while somebody holds the device, and during a round
  const on = d.wished || keeps.value || curtain.value !== undefined;
  if (on !== d.held) tell({ do: 'hold', on });
  d.held = on;
};
const give = (d: Device, seat: Seat): void => {
  d.eyes = seat;
  d.heard = d.latest[seat]?.heard.length ?? 0;
  d.keeps.value = !secret(d).includes(seat);
  const ms = d.round[d.all?.view.phase ?? ''];
  d.going.value = ms === undefined ? undefined : { since: performance.now(), ms };
};
const layDown = (d: Device): void => {
  d.eyes = undefined;
  d.keeps.value = false;
  d.curtain.value = nextTaker(d);
};
const onNews = (d: Device, { seen, all, awaited, over }: News): void => {
  d.latest = seen;
  d.all = all;
  d.awaited = awaited;
  if (!isRound(d)) {
    d.served = [];
    d.going.value = undefined;
  }
  if (over) {
    d.curtain.value = undefined;
    d.keeps.value = false;
    d.eyes ??= d.people[0];
  } else if (d.eyes === undefined) d.curtain.value = nextTaker(d);
  else if (!d.keeps.value && (isEarly(d) || !secret(d).includes(d.eyes))) {
    if (hasNews(d, d.eyes)) d.keeps.value = true;
    else layDown(d);
  }
};

export const passOn = (
  people: readonly Seat[],
  { round = {}, reads = [], aloud = () => [], last = () => undefined }: HotSeat,
  seen: Signal<Snapshot | undefined>,
  tell: (order: ToWorker) => void,
): PassedDevice => {
  const d: Device = {
    people,
    round,
    reads,
    aloud,
    last,
    seen,
    tell,
    curtain: signal(undefined),
    keeps: signal(false),
    going: signal(undefined),
    voices: signal([]),
    latest: {},
    all: undefined,
    awaited: [],
    eyes: undefined,
    heard: 0,
    served: [],
    wished: false,
    held: false,
  };
  /** Applies a change with a single render. */
  const change = (by: () => void): void =>
    batch(() => {
      by();
      settle(d);
    });

  return {
    people,
    curtain: d.curtain,
    keeps: d.keeps,
    round: d.going,
    voices: d.voices,
    say(seat, move) {
      const question = d.latest[seat]?.view.question;
      if (question !== undefined) tell({ do: 'move', seat, move, question });
    },
    onNews: (news) => change(() => onNews(d, news)),
    lift: () =>
      change(() => {
        const taker = d.curtain.value;
        d.curtain.value = undefined;
        if (taker !== undefined) give(d, taker);
      }),
    take: (seat) => change(() => give(d, seat)),
    handOn: () =>
      change(() => {
        if (d.eyes !== undefined && isRound(d) && !isEarly(d)) d.served = [...d.served, d.eyes];
        layDown(d);
      }),
    hold: (on) =>
      change(() => {
        d.wished = on;
      }),
    reset() {
      d.eyes = undefined;
      d.keeps.value = false;
      d.served = [];
    },
  };
};
