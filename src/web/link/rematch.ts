import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SeatInfo, TableInfo } from '../../protocol/messages.ts';
import type { Asked } from './asks.ts';

/** After so many milliseconds the host may begin without those who are here and have not answered. */
const PATIENCE = 30_000;

/** Whoever asks for another game is ready. The host begins once all are, or without those who are missing. */
export const openRematch = (
  table: ReadonlySignal<TableInfo | undefined>,
  mySeat: () => SeatInfo | undefined,
  leads: () => boolean,
  ask: (message: Asked) => void,
) => {
  const willing = signal(false);
  const hasWaited = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    const now = table.value;
    const mine = mySeat();
    if (!willing.value || now?.status !== 'over' || now.dealing !== undefined) return;
    if (mine?.ready === false) ask({ type: 'ready', ready: true });
    else if (leads() && now.seats.every(({ ready }) => ready)) ask({ type: 'rematch' });
  };
  const again = (): void => {
    willing.value = true;
    hasWaited.value = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasWaited.value = true;
    }, PATIENCE);
    goOn();
  };
  const missing = computed(() => {
    const now = table.value;
    if (!leads() || !willing.value || now?.status !== 'over' || now.dealing !== undefined) return [];
    const mine = mySeat()?.seat;
    const silent = now.seats.filter(({ person, ready, seat }) => person !== undefined && !ready && seat !== mine);
    return hasWaited.value || silent.every(({ online }) => !online) ? silent.map(({ seat }) => seat) : [];
  });
  const beginWithout = (): void => ask({ type: 'start', fill: {} });
  return { willing, missing, again, beginWithout, goOn };
};
export type Rematch = ReturnType<typeof openRematch>;
