/** The PostgreSQL store: one connection per node for all reads and writes in order; a batch is one statement. */
import type pg from 'pg';
import { newId } from '../ids.ts';
import type { Cluster, Head } from './cluster.ts';
import { copyIntoFile, postgresEnd } from './copy.ts';
import { COUNT_OLD, EXPIRE, EXPIRE_GUESTS, EXPIRE_SESSIONS, EXPIRE_SOON } from './expiring.ts';
import { openNotify } from './notify.ts';
import { openPgCluster } from './pg-cluster.ts';
import { asRefusal, openListener, openPgConnection } from './pg-connection.ts';
import { prepareDatabase, withDatabase } from './pg-database.ts';
import { openPgReading } from './pg-reads.ts';
import { batchOf, COMMIT } from './pg-writing.ts';
import { QUERIES } from './queries.ts';
import * as rows from './rows.ts';
import { DROP_RECOVERIES, TAKE_RECOVERY } from './sql-people.ts';
import { LEAVE_PLACE, TAKE_CHALLENGE, TAKE_CHALLENGES, TAKE_PLACE } from './sql-writes.ts';
import type { Store, Write } from './store.ts';

/** Queries go by keys. A plan cached while a table was small would scan all of it forever. */
const PLAIN = 'SET enable_seqscan = off; SET jit = off';

/** Timeouts in milliseconds: for people, for the lease, and for sweeping. */
const [ANSWERS, ANSWERS_ASIDE, ANSWERS_SWEPT] = [10_000, 2500, 300_000];

const numbered = (sql: string): string => sql.replaceAll(/\?(\d+)/g, '$$$1');

/**
 * `rules`: this program's rules hash; snapshots of others are ignored.
 */
export const openPostgres = async (url: string, rules = ''): Promise<Store & { readonly cluster: Cluster }> => {
  await prepareDatabase(url);
  const me = newId();
  const begin = async (client: pg.Client, synced: 'on' | 'off'): Promise<void> => {
    await client.query(`${PLAIN}; SET synchronous_commit = ${synced}`);
    await client.query("SELECT set_config('cabale.rules', $1, false)", [rules]);
  };
  const line = openPgConnection(url, ANSWERS, (client) => begin(client, 'on'));
  const ask = (sql: string, ...values: readonly unknown[]) => line.ask(numbered(sql), values);
  const { commit, measured } = openCommits(me, line);

  /** A separate connection, since commits block the other. */
  const side = openPgConnection(url, ANSWERS_ASIDE, (client) => begin(client, 'off'));
  const aside = (sql: string, ...values: readonly unknown[]) => side.ask(numbered(sql), values);
  /** A separate connection: deleting old rows may take long. */
  const sweeping = openPgConnection(url, ANSWERS_SWEPT, (client) => begin(client, 'off'));
  const cluster: Cluster = {
    node: me,
    fanout: openNotify(me, side, (begin) => openListener(url, begin)),
    commit,
    ...openPgCluster(me, aside),
  };

  return {
    ...openPgReading(ask),
    cluster,
    commit: (writes) => commit(writes, []),
    async takeRecovery(hash, now) {
      const [row] = await ask(TAKE_RECOVERY, hash);
      if (row === undefined || rows.number(row.until) <= now) return undefined;
      const person = rows.text(row.person);
      await ask(DROP_RECOVERIES, person);
      return person;
    },
    takeChallenge: async (hash, until) => (await ask(TAKE_CHALLENGE, hash, until)).length > 0,
    takeChallenges: async (hashes, until) =>
      (await ask(TAKE_CHALLENGES, [...hashes], until)).map(({ hash }) => rows.text(hash)),
    takePlace: async (person, token, until, now) => (await ask(TAKE_PLACE, person, token, until, now)).length > 0,
    leavePlace: async (person, token) => void (await ask(LEAVE_PLACE, person, token)),
    namedAt: async (person) => (await sweeping.ask(numbered(QUERIES.namedAt), [person])).map(rows.id),
    async expire(before, now) {
      const sweep = (sql: string, ...values: readonly unknown[]) => sweeping.ask(numbered(sql), values);
      const [row] = await sweep(COUNT_OLD, before);
      for (const sql of EXPIRE) await sweep(sql, before);
      for (const sql of EXPIRE_SOON) await sweep(sql, now);
      await sweep("DELETE FROM changes WHERE at < now() - interval '1 hour'");
      await sweep('DELETE FROM heads WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = heads.tbl)');
      return rows.number(row?.n);
    },
    async expireGuests(before) {
      for (const sql of EXPIRE_GUESTS) await sweeping.ask(numbered(sql), [before]);
      await sweeping.ask(EXPIRE_SESSIONS, []);
    },
    lost: async () => [], // the write-ahead log has checksums, so confirmed writes are there
    async backup(file) {
      await withDatabase(url, 'READ ONLY', (client) => copyIntoFile(postgresEnd(client), file));
    },
    async measured() {
      const [row] = await ask("SELECT current_setting('fsync') = 'on' AS synced");
      return { ...measured(), synced: row?.synced === true };
    },
    async close() {
      await cluster.fanout.close();
      await Promise.all([sweeping.close(), side.close(), line.close()]);
    },
  };
};

const NOTHING_YET = { commits: 0, writes: 0, seconds: 0, longest: 0 };

/** Numbered batches, each one statement; and their durations since last asked. */
const openCommits = (me: string, line: Pick<ReturnType<typeof openPgConnection>, 'ask'>) => {
  let batches = 0;
  let measure = NOTHING_YET;
  return {
    async commit(writes: readonly Write[], heads: readonly Head[]): Promise<readonly string[]> {
      if (writes.length === 0) return [];
      batches += 1;
      const before = performance.now();
      const [row] = await line
        .ask(COMMIT, [me, batches, ...batchOf(writes, heads)])
        .catch((error: unknown) => Promise.reject(asRefusal(error)));
      const seconds = (performance.now() - before) / 1000;
      measure = {
        commits: measure.commits + 1,
        writes: measure.writes + writes.length,
        seconds: measure.seconds + seconds,
        longest: Math.max(measure.longest, seconds),
      };
      return rows.texts(row?.missed);
    },
    measured() {
      const before = measure;
      measure = NOTHING_YET;
      return before;
    },
  };
};
