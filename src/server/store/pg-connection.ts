/** A PostgreSQL connection that reconnects. Questions are answered in order. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { refusal } from './partial-commit.ts';

export type PgConnection = {
  ask(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

/** Milliseconds to wait for a missing database before the server gives up. */
const PATIENCE = 60_000;
const CONNECTING = 5000;
const [SOON, LATER] = [50, 1000] as const;

/** int8 as numbers: all of ours are times and counts. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    Number(oid) === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(Number(oid), format),
};

/** `answers`: the timeout per question in milliseconds; none for full copies. */
export const clientFor = (url: string, answers?: number): pg.Client =>
  new pg.Client({
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING,
    application_name: 'cabale',
    ...(answers === undefined ? {} : { query_timeout: answers }),
  });

/** Shutting down, starting, too many connections, no space, deadlock, read-only standby. */
const PASSING = /^(08...|53...|57P0[123]|40P01|40001|25006)$/;

/** Worth retrying: everything that the database itself did not refuse. */
const isPassing = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || PASSING.test(error.code ?? '');

/** Wrong type, constraint, oversized row: returned as a refusal without the content. */
const OF_CONTENT = /^(22|23|54)...$/;
export const asRefusal = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && OF_CONTENT.test(error.code ?? '')
    ? refusal([error.code, error.table, error.constraint].join(' '))
    : error;

/** `begin` runs on each new connection. Unanswered questions are asked again over another. */
export const openPgConnection = (
  url: string,
  answers: number,
  begin: (client: pg.Client) => Promise<unknown>,
): PgConnection => {
  let client: pg.Client | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();
  const names = new Map<string, string>(); // prepared statements, per connection
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return name;
  };

  const drop = (one: pg.Client): void => {
    if (client === one) client = undefined;
    one.end().catch(() => {});
  };
  const connected = async (): Promise<pg.Client> => {
    if (client !== undefined) return client;
    const one = clientFor(url, answers);
    one.on('error', () => drop(one));
    one.on('end', () => drop(one));
    await one.connect();
    await begin(one);
    client = one;
    return one;
  };
  const ask = async (sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> => {
    const from = performance.now();
    for (let pause: number = SOON; ; pause = Math.min(pause * 2, LATER)) {
      if (closed) throw new Error('the store is closed');
      let one: pg.Client | undefined;
      try {
        one = await connected();
        return (await one.query<Record<string, unknown>>({ name: nameOf(sql), text: sql, values: [...values] })).rows;
      } catch (error) {
        if (!isPassing(error) || performance.now() - from > PATIENCE) throw error;
        if (one !== undefined && !(error instanceof pg.DatabaseError)) drop(one);
        await wait(pause, undefined, { ref: true });
      }
    }
  };
  return {
    ask(sql, values = []) {
      const answer = last.then(() => ask(sql, values));
      last = answer.catch(() => {});
      return answer;
    },
    async close() {
      await last;
      closed = true;
      await client?.end();
    },
  };
};

const ASK_EVERY = 5000;

/** A connection that only listens, checks now and then that it is alive, and reconnects. */
export const openListener = (url: string, begin: (client: pg.Client) => Promise<void>): { close(): Promise<void> } => {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    while (!closed) {
      const one = clientFor(url, ASK_EVERY);
      let asking: NodeJS.Timeout | undefined;
      const gone = new Promise<void>((resolve) => {
        one.on('error', () => resolve());
        one.on('end', () => resolve());
        asking = setInterval(() => one.query('SELECT 1').catch(() => resolve()), ASK_EVERY);
      });
      try {
        await one.connect();
        client = one;
        await begin(one);
        await gone;
      } catch {} // reconnects
      clearInterval(asking);
      one.end().catch(() => {});
      if (!closed) await wait(SOON);
    }
  };
  const ended = connect();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => {});
      await ended;
    },
  };
};
