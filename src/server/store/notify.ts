/** Servers tell each other which tables changed: by PostgreSQL, outside of commits. */
import type pg from 'pg';
import { cut } from '../../engine/phrases.ts';
import type { Fanout } from './cluster.ts';
import type { PgConnection } from './pg-connection.ts';

const CHANNEL = 'cabale';

/** PostgreSQL's limit is 8000 bytes. */
const LONGEST = 7000;

/** Packs names into few messages, each with its sender. */
const parcels = (node: string, names: Iterable<string>): string[] => {
  const found: string[] = [];
  let text = node;
  for (const name of names) {
    if (text.length + name.length + 1 > LONGEST) {
      found.push(text);
      text = node;
    }
    text += ` ${name}`;
  }
  if (text !== node) found.push(text);
  return found;
};

const unpacked = (node: string, text: string): string[] => {
  const [sender, ...names] = cut(text);
  return sender === node ? [] : names;
};

/** Batches names of one turn of the event loop, or during a pending send. */
const gathering = (
  node: string,
  send: (text: string) => Promise<unknown> | undefined,
): ((names: readonly string[]) => void) => {
  let waiting = new Set<string>();
  let busy = false;
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const names = waiting;
      waiting = new Set();
      await Promise.all(parcels(node, names).map(send));
    }
    busy = false;
  };
  return (names) => {
    for (const name of names) waiting.add(name);
    if (busy || waiting.size === 0) return;
    busy = true;
    setImmediate(sendAll);
  };
};

/** `listener` opens a lasting connection that reconnects. */
export const openNotify = (
  node: string,
  line: Pick<PgConnection, 'ask'>,
  listener: (begin: (client: pg.Client) => Promise<void>) => { close(): Promise<void> },
): Fanout => {
  let open: { close(): Promise<void> } | undefined;
  return {
    // lost notifications are found by the next reading
    tell: gathering(node, (text) => line.ask('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => {})),
    listen(hear, missed) {
      return new Promise((resolve) => {
        open = listener(async (client) => {
          client.on('notification', ({ payload = '' }) => {
            const names = unpacked(node, payload);
            if (names.length > 0) hear(names);
          });
          await client.query(`LISTEN ${CHANNEL}`);
          missed();
          resolve();
        });
      });
    },
    close: async () => open?.close(),
  };
};
