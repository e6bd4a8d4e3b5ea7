/** Fan-out by PostgreSQL itself. What is told in one turn of the loop goes together, after it was committed. */
import type pg from 'pg';
import type { Fanout } from './cluster.ts';
import type { Line } from './line.ts';

const CHANNEL = 'cabale';
/** A notification holds less than 8000 bytes. */
const LONGEST = 7000;

/** Names in as few notifications as hold them, each with its sender. */
export const parcels = (node: string, names: readonly string[]): string[] => {
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

/** Names that another node has sent. */
export const unpacked = (node: string, text: string): string[] => {
  const [sender, ...names] = text.split(' ');
  return sender === node ? [] : names;
};

/** `listener` makes a connection that is open for long, and makes it again. */
export const openNotify = (
  node: string,
  line: Pick<Line, 'ask'>,
  listener: (begin: (client: pg.Client) => Promise<void>) => { close(): Promise<void> },
): Fanout => {
  let waiting = new Set<string>();
  let open: { close(): Promise<void> } | undefined;
  const send = (): void => {
    const names = [...waiting];
    waiting = new Set();
    for (const text of parcels(node, names)) line.ask('SELECT pg_notify($1, $2)', [CHANNEL, text]).catch(() => {}); // who missed it looks again by himself
  };
  return {
    tell(names) {
      if (waiting.size === 0 && names.length > 0) setImmediate(send);
      for (const name of names) waiting.add(name);
    },
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
