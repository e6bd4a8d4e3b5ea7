/** Checks a PostgreSQL database before the server starts: reachable, and of this version. */
import pg from 'pg';
import { fault, isFault } from '../../engine/fault.ts';
import { clientFor } from './pg-connection.ts';
import { PG_FUNCTIONS, PG_NEW, PG_SCHEMA, pgStep } from './pg-schema.ts';
import { SCHEMA_VERSION } from './schema.ts';

export const isAddress = (db: string): boolean => /^postgres(ql)?:\/\//.test(db);

/** Without the password, since people see it. */
export const shownAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const readOnly = (url: string): string =>
  `the database at ${shownAddress(url)} is read-only; name the one that is written to`;

const whyNot = (error: unknown, url: string): string => {
  const where = shownAddress(url);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^28/.test(code)) return `the database at ${where} does not let this user in; look at DATABASE_URL`;
  if (code === '3D000') return `there is no such database at ${where}; create it first`;
  if (code === '42501') return `this user may not create tables in the database at ${where}`;
  if (code === '25006') return readOnly(url);
  if (error instanceof pg.DatabaseError) return `the database at ${where} refuses: ${error.message}`;
  return `no database answers at ${where}; is it running, and is DATABASE_URL right?`;
};

const connect = async (url: string): Promise<pg.Client> => {
  if (!URL.canParse(url))
    throw fault('store', 'DATABASE_URL is no address; postgres://user:password@host:5432/name is');
  const client = clientFor(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw fault('store', whyNot(error, url));
  }
};

/** The lock under which tables are migrated. */
const LOCK = 0x0c_ab_a1_e5;

const versionOf = async (client: pg.Client): Promise<number> => {
  const { rows: found } = await client.query<{ there: string | null }>("SELECT to_regclass('schema_version') AS there");
  if (found[0]?.there === null) return 0;
  const { rows: known } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return known[0]?.version ?? 0;
};

/** Creates the tables, or upgrades those of an older version if wanted. */
const migrate = async (client: pg.Client, url: string, upgrade: boolean): Promise<number> => {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const known = await versionOf(client);
  if (known > SCHEMA_VERSION)
    throw fault(
      'store',
      `the database at ${shownAddress(url)} is of a newer Cabale (${known}); this one knows ${SCHEMA_VERSION}`,
    );
  if (known > 0 && known < SCHEMA_VERSION && !upgrade)
    throw fault(
      'store',
      `the database at ${shownAddress(url)} is of an older Cabale (${known}, this one is ${SCHEMA_VERSION}); back it up and run "npx cabale admin upgrade-store"`,
    );
  if (known !== SCHEMA_VERSION) {
    await client.query(PG_SCHEMA);
    if (known === 0) await client.query(PG_NEW);
    for (let at = known; at > 0 && at < SCHEMA_VERSION; at++) await client.query(pgStep(at));
    await client.query(PG_FUNCTIONS);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [SCHEMA_VERSION]);
  }
  await client.query('COMMIT');
  return known;
};

/** Checks the version, upgrading if wanted. Returns the version found. */
export const prepareDatabase = async (url: string, upgrade = false): Promise<number> => {
  const client = await connect(url);
  try {
    const { rows: found } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    if (found[0]?.transaction_read_only === 'on') throw fault('store', readOnly(url));
    return await migrate(client, url, upgrade);
  } catch (error) {
    throw isFault(error) ? error : fault('store', whyNot(error, url));
  } finally {
    await client.end();
  }
};

export const withDatabase = async <T>(
  url: string,
  mode: 'READ ONLY' | 'READ WRITE',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = await connect(url);
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ ${mode}`);
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  } finally {
    await client.end();
  }
};
