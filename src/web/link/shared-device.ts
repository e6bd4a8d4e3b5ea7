/** One device that lies on the table between several people. */
import { batch, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { Shared, Snapshot, Voice } from './link.ts';
import type { News, ToWorker } from './worker-messages.ts';

type Manners = {
  /** The phases whose answers need no look at one's own cards. */
  readonly aloud: readonly string[];
  /** The verbs of private facts that a player reads before they lay it down. */
  readonly reads?: readonly string[] | undefined;
};

export type SharedDevice = Shared & { onNews(news: News): void };

export const layOut = (
  people: readonly Seat[],
  { aloud, reads = [] }: Manners,
  seen: Signal<Snapshot | undefined>,
  tell: (order: ToWorker) => void,
): SharedDevice => {
  const voices = signal<readonly Voice[]>([]);
  const taker = signal<Seat | undefined>();
  let latest: News['seen'] = {};
  let all: Snapshot | undefined;
  let before: Snapshot | undefined;
  /** The seat whose view is shown; undefined while the device lies on the table. */
  let eyes: Seat | undefined;
  /** How many facts that seat had heard when it took the device. */
  let heard = 0;
  const hasNews = (seat: Seat): boolean =>
    (latest[seat]?.heard.slice(heard) ?? []).some(([who, verb]) => who === seat && reads.includes(String(verb)));
  const show = (): void => {
    seen.value = eyes === undefined ? all : latest[eyes];
  };
  return {
    people,
    voices,
    taker,
    before: () => before,
    say(seat, move) {
      const question = latest[seat]?.view.question;
      if (question !== undefined) tell({ do: 'move', seat, move, question });
    },
    take(seat) {
      before = all;
      eyes = seat;
      heard = latest[seat]?.heard.length ?? 0;
      show();
    },
    layDown() {
      eyes = undefined;
      show();
    },
    onNews: ({ seen: mine, all: open, awaited }) =>
      batch(() => {
        const spoken = open !== undefined && aloud.includes(open.view.phase);
        latest = mine;
        all = open;
        voices.value = spoken ? awaited.map((seat) => ({ seat, legal: mine[seat]?.view.legal ?? [] })) : [];
        taker.value = spoken ? undefined : awaited[0];
        // a player with several secret questions keeps the device
        if (eyes !== undefined && (spoken || !awaited.includes(eyes)) && !hasNews(eyes)) eyes = undefined;
        show();
      }),
  };
};
