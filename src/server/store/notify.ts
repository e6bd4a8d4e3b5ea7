/** Fan-out by PostgreSQL, outside of commits. */
import type pg from 'pg';
import type { Fanout } from './cluster.ts';
import { gathering, unpacked } from './fanout.ts';
import type { PgConnection } from './pg-connection.ts';

const CHANNEL = 'cabale';

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
