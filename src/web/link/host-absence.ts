/** Tells whether the host has been away for as long as agreed, as far as this device knows. */
import { signal } from '@preact/signals';
import type { TableInfo } from '../../protocol/messages.ts';

const MINUTE = 60_000;
const USUAL_MINUTES = 5;
/** Milliseconds added, as the server may have started to count later. */
const SURELY = 1000;

const isThere = ({ seats, host, leader }: TableInfo): boolean =>
  host === undefined || (seats.find(({ person }) => person === host)?.online ?? leader?.online ?? true);

export const watchHost = () => {
  const hostless = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    leaderless: hostless,
    lookAt(table: TableInfo | undefined): void {
      if (table !== undefined && !isThere(table)) {
        timer ??= setTimeout(
          () => {
            hostless.value = true;
          },
          (table.hostAway ?? USUAL_MINUTES) * MINUTE + SURELY,
        );
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      hostless.value = false;
    },
  };
};
