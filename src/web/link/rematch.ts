import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SeatInfo, TableInfo, Vote } from '../../protocol/messages.ts';
import type { Asked } from './asks.ts';

/** Milliseconds by which this device may be ahead of the server. */
const SURELY = 250;

type Around = {
  readonly table: ReadonlySignal<TableInfo | undefined>;
  mySeat(): SeatInfo | undefined;
  leads(): boolean;
  /** Milliseconds since a moment of the server's clock. */
  since(at: number): number;
  ask(message: Asked): void;
};

/** Another game. The host starts it at once; without the host it begins after a few seconds. */
export const openRematch = ({ table, mySeat, leads, since, ask }: Around) => {
  const willing = signal(false);
  const atFelt = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    clearTimeout(timer);
    const now = table.value;
    const voted = mySeat()?.vote !== undefined;
    if (!(willing.value || voted) || now?.status !== 'over' || now.dealing !== undefined) return;
    if (mySeat()?.ready === false) ask({ type: 'ready', ready: true });
    else if (now.next !== undefined)
      timer = setTimeout(() => ask({ type: 'rematch' }), Math.max(0, -since(now.next)) + SURELY);
  };
  const again = (): void => {
    willing.value = true;
    if (leads()) ask({ type: 'start', fill: {} });
    else goOn();
  };
  /** Whoever votes still reads the end of the last game. */
  const vote = (wish: Vote | undefined): void => {
    ask(wish === undefined ? { type: 'ready', ready: false } : { type: 'vote', ...wish });
  };
  const missing = computed(() => {
    const mine = mySeat()?.seat;
    const seats = table.value?.status === 'over' ? table.value.seats : [];
    return seats.flatMap(({ seat, person, online }) => (person === undefined || online || seat === mine ? [] : [seat]));
  });
  return {
    shown: {
      willing,
      missing,
      next: computed(() => {
        const at = table.value?.next;
        return at === undefined ? undefined : performance.now() - since(at);
      }),
      atFelt,
      felt() {
        atFelt.value = true;
      },
    },
    again,
    vote,
    goOn,
    stop() {
      willing.value = false;
      if (table.value?.status !== 'over') atFelt.value = false;
    },
  };
};
export type Rematch = ReturnType<typeof openRematch>;
