/** One device that goes from hand to hand: whose eyes its screen shows, and when the next must take it. */
import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { FromHost, ToHost } from './host.ts';
import type { Passed, Seen } from './link.ts';

type News = Extract<FromHost, { say: 'seen' }>;

/** What a game needs of it. */
export type Handing = {
  /** The phases in which it goes round to everybody, whoever is awaited: so nobody sees who has something to do. */
  readonly round?: readonly string[];
  /** The verbs of facts that one reads, told to him alone, before he hands it on. */
  readonly reads?: readonly string[];
};

type Device = Passed & {
  readonly curtain: Signal<Seat | undefined>;
  heed(news: News): void;
  lift(): void;
  /** The screen asks bots to wait, or no longer does. */
  hold(on: boolean): void;
  reset(): void;
};

export const passOn = (
  people: readonly Seat[],
  { round = [], reads = [] }: Handing,
  seen: Signal<Seen | undefined>,
  tell: (order: ToHost) => void,
): Device => {
  const curtain = signal<Seat | undefined>();
  const keeps = signal(false);
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

  const isRound = (): boolean => all !== undefined && all.view.over === null && round.includes(all.view.phase);
  /** Whoever closes the phase comes last. */
  const unserved = (): Seat[] =>
    isRound()
      ? people.filter(
          (seat) => !served.includes(seat) && !awaited.includes(seat) && (latest[seat]?.view.legal ?? []).length > 0,
        )
      : [];
  const hasNews = (seat: Seat): boolean =>
    (latest[seat]?.heard.slice(heard) ?? []).some(([who, verb]) => who === seat && reads.includes(String(verb)));

  const settle = (): void => {
    seen.value = curtain.value === undefined && eyes !== undefined ? latest[eyes] : all;
    // bots wait for one who looks, and while it goes round
    const on = wished || keeps.value || curtain.value !== undefined;
    if (on !== held) tell({ do: 'hold', on });
    held = on;
  };
  const give = (seat: Seat): void => {
    eyes = seat;
    heard = latest[seat]?.heard.length ?? 0;
    keeps.value = !awaited.includes(seat);
  };
  const layDown = (): void => {
    eyes = undefined;
    keeps.value = false;
    curtain.value = unserved()[0] ?? awaited[0];
  };

  return {
    people,
    curtain,
    keeps,
    heed: (news) =>
      batch(() => {
        latest = news.seen;
        all = news.all;
        awaited = news.awaited;
        if (!isRound()) served = [];
        if (news.over) {
          curtain.value = undefined;
          keeps.value = false;
          eyes ??= people[0];
        } else if (eyes === undefined) curtain.value = unserved()[0] ?? awaited[0];
        else if (!keeps.value && !awaited.includes(eyes)) {
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
        if (eyes !== undefined && isRound()) served = [...served, eyes];
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
