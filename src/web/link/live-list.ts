/** The open tables as they change: over a WebSocket, or by polling where there is none. */
import { signal } from '@preact/signals';
import type { ServerMessage, TableLine } from '../../protocol/messages.ts';
import { call, isFailure } from '../base/api.ts';
import { openLine } from './socket.ts';

const ASKED_EVERY = 5000;

type ListMessage = Extract<ServerMessage, { type: 'list' }>;

/** The lines in the new order; those that were not sent again stay as they were. */
const merged = (before: readonly TableLine[], { order, lines }: ListMessage): TableLine[] =>
  order.flatMap((id) => lines.find((line) => line.id === id) ?? before.find((line) => line.id === id) ?? []);

export const followTables = () => {
  const tables = signal<readonly TableLine[] | undefined>();
  const failed = signal<string | undefined>();
  /** Milliseconds by which the server's clock is ahead. */
  let ahead = 0;
  /** Whether the list comes over a WebSocket. */
  let told = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = async (): Promise<void> => {
    const answer = await call('tables');
    if (isFailure(answer)) failed.value = tables.peek() === undefined ? answer.code : undefined;
    else if (!told) tables.value = answer.tables;
  };
  const onMessage = (message: ServerMessage): void => {
    if (message.type === 'welcome') line.say({ type: 'list', id: 'list', on: true });
    else if (message.type === 'list') {
      told = true;
      failed.value = undefined;
      ahead = message.now - Date.now();
      tables.value = merged(tables.peek() ?? [], message);
    }
  };
  const line = openLine('', onMessage, () => {
    told = false;
    timer ??= setInterval(() => void ask(), ASKED_EVERY);
  });
  void ask();
  return {
    tables,
    failed,
    now: (): number => Date.now() + ahead,
    close(): void {
      line.close();
      clearInterval(timer);
    },
  };
};
