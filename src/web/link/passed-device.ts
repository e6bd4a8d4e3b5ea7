/** One device that goes from hand to hand: whose eyes its screen shows, and when the next must take it. */
import { batch, type Signal, signal } from '@preact/signals';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Passed, Seen, Voice } from './link.ts';
import type { News, ToWorker } from './worker-messages.ts';

/** What a game needs of it. */
export type HotSeat = {
  /** The phases in which it goes round to everybody, whoever is awaited, and for how many milliseconds each has it: so nobody sees who has something to do. */
  readonly round?: Readonly<Partial<Record<string, number>>>;
  /** The verbs of facts that one reads, told to him alone, before he hands it on. */
  readonly reads?: readonly string[];
  /** What one who sees this may answer aloud, since it shows nothing that is his alone: the device stays where it is. */
  readonly aloud?: (view: View) => readonly string[];
  /** Who takes it last, of those who answer in secret: what is asked next is asked of him. */
  readonly last?: (view: View) => Seat | undefined;
};

export type PassedDevice = Passed & {
  readonly curtain: Signal<Seat | undefined>;
  heed(news: News): void;
  lift(): void;
  /** The screen asks bots to wait, or no longer does. */
  hold(on: boolean): void;
  reset(): void;
};

export const passOn = (
  people: readonly Seat[],
  { round: rounds = {}, reads = [], aloud = () => [], last = () => undefined }: HotSeat,
  seen: Signal<Seen | undefined>,
  tell: (order: ToWorker) => void,
): PassedDevice => {
  const curtain = signal<Seat | undefined>();
  const keeps = signal(false);
  const round = signal<Passed['round']['value']>(undefined);
  const voices = signal<readonly Voice[]>([]);
  let latest: News['seen'] = {};
  let all: Seen | undefined;
  let awaited: readonly Seat[] = [];
  /** Nobody's while it lies on the table: then it shows what all may see. */
  let eyes: Seat | undefined;
  /** How much he in whose hands it is had heard when he answered. */
  let heard = 0;
  /** Who has had it in a phase in which it goes round. */
  let served: readonly Seat[] = [];
  let wished = false;
  let held = false;

  const aloudBy = (seat: Seat): readonly string[] => {
    const view = latest[seat]?.view;
    return view === undefined ? [] : aloud(view);
  };
  /** Those who must answer in secret. */
  const secret = (): Seat[] => {
    const final = all === undefined ? undefined : last(all.view);
    const found = awaited.filter((seat) => aloudBy(seat).length === 0);
    return found.sort((a, b) => Number(a === final) - Number(b === final));
  };
  const next = (): Seat | undefined => unserved()[0] ?? secret()[0];

  const isRound = (): boolean => all !== undefined && all.view.over === null && rounds[all.view.phase] !== undefined;
  /** Whoever closes the phase comes last. */
  const unserved = (): Seat[] =>
    isRound()
      ? people.filter(
          (seat) => !served.includes(seat) && !awaited.includes(seat) && (latest[seat]?.view.legal ?? []).length > 0,
        )
      : [];
  const hasNews = (seat: Seat): boolean =>
    (latest[seat]?.heard.slice(heard) ?? []).some(([who, verb]) => who === seat && reads.includes(String(verb)));

  /** Who had it already when a phase began in which it goes round sees nothing of that phase before it comes to him as to all. */
  const isEarly = (): boolean => eyes !== undefined && isRound() && round.value === undefined;
  const seenBy = (seat: Seat): Seen | undefined => {
    const mine = latest[seat];
    if (mine === undefined || !isEarly()) return mine;
    const begun = mine.heard.findLastIndex((said) => said.includes(mine.view.phase));
    return begun < 0 ? mine : { ...mine, heard: mine.heard.slice(0, begun) };
  };

  const settle = (): void => {
    voices.value =
      eyes === undefined && curtain.value === undefined
        ? awaited.map((seat) => ({ seat, legal: aloudBy(seat) })).filter(({ legal }) => legal.length > 0)
        : [];
    seen.value = curtain.value === undefined && eyes !== undefined ? seenBy(eyes) : all;
    // bots wait for one who looks, and while it goes round
    const on = wished || keeps.value || curtain.value !== undefined;
    if (on !== held) tell({ do: 'hold', on });
    held = on;
  };
  const give = (seat: Seat): void => {
    eyes = seat;
    heard = latest[seat]?.heard.length ?? 0;
    keeps.value = !secret().includes(seat);
    const ms = rounds[all?.view.phase ?? ''];
    round.value = ms === undefined ? undefined : { since: performance.now(), ms };
  };
  const layDown = (): void => {
    eyes = undefined;
    keeps.value = false;
    curtain.value = next();
  };

  return {
    people,
    curtain,
    keeps,
    round,
    voices,
    say(seat, move) {
      const question = latest[seat]?.view.question;
      if (question !== undefined) tell({ do: 'move', seat, move, question });
    },
    heed: (news) =>
      batch(() => {
        latest = news.seen;
        all = news.all;
        awaited = news.awaited;
        if (!isRound()) {
          served = [];
          round.value = undefined;
        }
        if (news.over) {
          curtain.value = undefined;
          keeps.value = false;
          eyes ??= people[0];
        } else if (eyes === undefined) curtain.value = next();
        else if (!keeps.value && (isEarly() || !secret().includes(eyes))) {
          if (hasNews(eyes)) keeps.value = true;
          else layDown();
        }
        settle();
      }),
    lift: () =>
      batch(() => {
        const taker = curtain.value;
        curtain.value = undefined;
        if (taker !== undefined) give(taker);
        settle();
      }),
    take: (seat) =>
      batch(() => {
        give(seat);
        settle();
      }),
    handOn: () =>
      batch(() => {
        if (eyes !== undefined && isRound() && !isEarly()) served = [...served, eyes];
        layDown();
        settle();
      }),
    hold(on) {
      wished = on;
      settle();
    },
    reset() {
      eyes = undefined;
      keeps.value = false;
      served = [];
    },
  };
};
