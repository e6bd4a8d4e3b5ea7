import { type ReadonlySignal, signal } from '@preact/signals';
import type { SeatInfo, TableInfo } from '../../protocol/messages.ts';
import type { Asked } from './asks.ts';

/** Whoever asks for another game is ready; the host begins once all are. */
export const openRematch = (
  table: ReadonlySignal<TableInfo | undefined>,
  mySeat: () => SeatInfo | undefined,
  leads: () => boolean,
  ask: (message: Asked) => void,
) => {
  const willing = signal(false);
  const goOn = (): void => {
    const now = table.value;
    const mine = mySeat();
    if (!willing.value || now?.status !== 'over' || now.dealing !== undefined) return;
    if (mine?.ready === false) ask({ type: 'ready', ready: true });
    else if (leads() && now.seats.every(({ ready }) => ready)) ask({ type: 'rematch' });
  };
  const again = (): void => {
    willing.value = true;
    goOn();
  };
  return { willing, again, goOn };
};
export type Rematch = ReturnType<typeof openRematch>;
