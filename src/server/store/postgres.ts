/** The store in PostgreSQL: one connection a node for all it asks and writes, in its order; a batch is one statement. */
import pg from 'pg';
import { fault, isFault } from '../../engine/fault.ts';
import { newId } from '../ids.ts';
import type { Cluster, Head } from './cluster.ts';
import { copyIntoFile, postgresEnd } from './copy.ts';
import { dialNats, openNats } from './nats.ts';
import { openNotify } from './notify.ts';
import { asRefusal, clientFor, openListener, openPgConnection } from './pg-connection.ts';
import { PG_FUNCTIONS, PG_NEW, PG_SCHEMA, pgStep } from './pg-schema.ts';
import { QUERIES } from './queries.ts';
import * as rows from './rows.ts';
import { SCHEMA_VERSION } from './schema.ts';
import type { FinishedRow, GameRow, Store, TableRow, Write } from './store.ts';
import {
  COUNT_OLD,
  changedIn,
  DROP_RECOVERIES,
  EXPIRE,
  EXPIRE_GUESTS,
  EXPIRE_SESSIONS,
  EXPIRE_SOON,
  entryColumns,
  ownerOf,
  personOf,
  type Statement,
  sessionOf,
  statementsOf,
  TAKE_CHALLENGE,
  TAKE_RECOVERY,
  tableOf,
  type Value,
} from './writing.ts';

/** Whether it is the address of a database, and not a file. */
export const isAddress = (db: string): boolean => /^postgres(ql)?:\/\//.test(db);

/** Without the password: it is shown to people. */
export const shownAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

// —— opening ————————————————————————————————————————————————————————————————————————————————————————————

const readOnly = (url: string): string =>
  `the database at ${shownAddress(url)} is read-only; name the one that is written to`;

/** What is wrong with a database that cannot be used, in a sentence. */
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

/** One at a time changes the tables: others wait. */
const LOCK = 0x0c_ab_a1_e5;

const versionOf = async (client: pg.Client): Promise<number> => {
  const { rows: found } = await client.query<{ there: string | null }>("SELECT to_regclass('schema_version') AS there");
  if (found[0]?.there === null) return 0;
  const { rows: known } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return known[0]?.version ?? 0;
};

/** Makes the tables of an empty database, or brings those of an older Cabale up to date where that is wished. */
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

/** A database of this version, or a fault; an older one is changed only if that is wished. Which version it was. */
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

/** All of it as it is at one moment. What is written is there if all goes well, and otherwise nothing of it. */
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

// —— writing ————————————————————————————————————————————————————————————————————————————————————————————

const literal = (value: Value | undefined): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'NULL';
  return typeof value === 'string' ? pg.escapeLiteral(value) : `'\\x${Buffer.from(value).toString('hex')}'::bytea`;
};

const spell = ([sql, ...values]: Statement): string =>
  sql.replaceAll(/\?(\d+)/g, (_, n) => literal(values[Number(n) - 1]));

/** What is executed, with its table; or with the person whose session it needs. JSON leaves out what is undefined. */
type Spelled = {
  readonly of: string | undefined;
  readonly person: string | undefined;
  readonly session: number | undefined;
  readonly sql: string;
};

const spellAll = (one: Write): readonly Spelled[] => {
  const session = sessionOf(one);
  const [person, of] = session === undefined ? [undefined, tableOf(one)] : [personOf(one), ownerOf(one)];
  const changed = changedIn(one);
  const noted: readonly Statement[] = changed === undefined ? [] : [[CHANGED, changed]];
  // the first says whether the session is there: it may be gone with the second
  return [...statementsOf(one), ...noted].map((said, i) =>
    i === 0
      ? { of, person, session, sql: spell(said) }
      : { of, person: undefined, session: undefined, sql: spell(said) },
  );
};

const CHANGED = 'INSERT INTO changes VALUES (?1)';

const COLUMNS = ['tbl', 'round', 'n', 'at', 'kind', 'seat', 'move', 'id', 'away', 'sum'];
const logged = (one: Extract<Write, { write: 'entry' }>) =>
  Object.fromEntries(entryColumns(one).map((value, i) => [COLUMNS[i] ?? '', value]));

const COMMIT = 'SELECT commit_batch($1, $2, $3, $4, $5) AS missed';

// —— the store ——————————————————————————————————————————————————————————————————————————————————————————

/** Several rows gathered in one answer, as JSON. */
const gathered = (sql: string): string => `(SELECT coalesce(json_agg(g), '[]') FROM (${sql}) AS g)`;
const first = (sql: string): string => `(SELECT row_to_json(g) FROM (${sql}) AS g)`;
const ROUND = '(SELECT coalesce(max(round), 0) FROM games WHERE tbl = ?1)';
const KEPT = `SELECT n, version, state FROM snapshots
  WHERE tbl = ?1 AND round = ${ROUND} AND rules = coalesce(current_setting('cabale.rules', true), '')`;

const PRESENT = 'SELECT node, people, watchers FROM presence WHERE tbl = h.tbl';

/** All of a table at one moment. */
const LOAD = `SELECT ${first(QUERIES.table)} AS "table", ${gathered(QUERIES.peopleAt)} AS people,
  ${first(QUERIES.lastGame)} AS game, ${gathered(QUERIES.players.replace('?2', ROUND))} AS players,
  ${first(KEPT)} AS snapshot, ${first('SELECT version, keeper, fence FROM heads WHERE tbl = ?1')} AS head,
  ${gathered(PRESENT.replace('h.tbl', '?1'))} AS present, (${QUERIES.chatLines}) AS lines,
  ${gathered(QUERIES.entriesFrom.replace('?2', ROUND).replace('?3', `coalesce((SELECT n FROM (${KEPT}) AS kept), 0)`))} AS entries`;

type Found = {
  readonly table: rows.Row | null;
  readonly people: readonly rows.Row[];
  readonly game: rows.Row | null;
  readonly players: readonly rows.Row[];
  readonly snapshot: { n: number; version: number; state: string } | null;
  readonly lines: number;
  readonly entries: readonly rows.Row[];
  readonly head: rows.Row | null;
  readonly present: readonly rows.Row[];
};

/** What is new at many tables, at one moment. */
const SINCE = `SELECT h.tbl AS "table", h.version, h.keeper, h.fence,
  CASE WHEN h.doc > x.version THEN ${first(QUERIES.table.replace('?1', 'h.tbl'))} END AS row,
  ${gathered('SELECT * FROM entries WHERE tbl = h.tbl AND round = x.round AND n >= x.n ORDER BY n')} AS entries,
  ${gathered("SELECT * FROM chat WHERE tbl = h.tbl AND n >= x.lines AND person <> '' ORDER BY n")} AS lines,
  ${gathered(PRESENT)} AS present
  FROM json_to_recordset(?1) AS x ("table" TEXT, version BIGINT, round BIGINT, n BIGINT, lines BIGINT)
  CROSS JOIN LATERAL (SELECT * FROM heads WHERE heads.tbl = x."table" OFFSET 0) AS h`;

const LIVE = 'SELECT 1 FROM nodes WHERE nodes.id = keeper AND until > now()';
const RENEW = `WITH mine AS (INSERT INTO nodes VALUES (?1, now() + ?2 * interval '1 millisecond', 0, '{}')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until)
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
  ARRAY(SELECT id FROM nodes WHERE until > now() AND id <> ?1 ORDER BY id) AS nodes,
  ARRAY(SELECT person || ' ' || extract(epoch FROM at) FROM changes WHERE at > now() - interval '15 seconds') AS changed`;
const CLAIM = `UPDATE heads SET keeper = ?1, fence = heads.fence + 1, awake = true
  FROM (SELECT tbl, CASE WHEN keeper IS NOT NULL THEN coalesce(
      (SELECT (extract(epoch FROM until) * 1000)::bigint FROM nodes WHERE id = keeper), 0) END AS since
    FROM heads WHERE tbl = ANY (?2) AND NOT EXISTS (${LIVE} AND nodes.id <> ?1) ORDER BY tbl FOR UPDATE) AS free
  WHERE heads.tbl = ANY (?2) AND heads.tbl = free.tbl RETURNING heads.tbl AS "table", heads.fence, free.since`;
const RELEASE = 'UPDATE heads SET keeper = NULL, awake = false WHERE keeper = ?1 AND tbl = ANY (?2)';
const ORPHANS = `SELECT heads.tbl FROM heads JOIN tables ON tables.id = heads.tbl
  WHERE awake AND status = 'playing' AND NOT EXISTS (${LIVE}) LIMIT ?1`;
/** It stays known for a while since when its tables have no keeper. */
const LEAVE = [
  'UPDATE nodes SET until = now() WHERE id = ?1',
  "DELETE FROM presence WHERE node = ?1 OR node IN (SELECT id FROM nodes WHERE until < now() - interval '1 hour')",
  "DELETE FROM nodes WHERE id <> ?1 AND until < now() - interval '1 day'",
];

/** What we ask goes by keys. A plan that was made while a table was small would read all of it for ever. */
const PLAIN = 'SET enable_seqscan = off; SET jit = off';

/** Milliseconds in which every question must be answered: what people wait for; what the lease hangs on; what is swept. */
const [ANSWERS, ANSWERS_ASIDE, ANSWERS_SWEPT] = [10_000, 2500, 300_000];

const numbered = (sql: string): string => sql.replaceAll(/\?(\d+)/g, '$$$1');

/**
 * `rules`: a name for the rules as this program has them; snapshots of other programs are not for it. `via`: the address of
 * a NATS server by which nodes hear of each other, instead of the database.
 */
export const openPostgres = async (
  url: string,
  rules = '',
  via?: string,
): Promise<Store & { readonly cluster: Cluster }> => {
  const link = via === undefined ? undefined : await dialNats(via);
  await prepareDatabase(url).catch(async (error: unknown) => {
    await link?.close();
    throw error;
  });
  const me = newId();
  let batches = 0;
  let measure = { commits: 0, writes: 0, seconds: 0, longest: 0 };
  const begin = async (client: pg.Client, synced: 'on' | 'off'): Promise<void> => {
    await client.query(`${PLAIN}; SET synchronous_commit = ${synced}`);
    await client.query("SELECT set_config('cabale.rules', $1, false)", [rules]);
  };
  const line = openPgConnection(url, ANSWERS, (client) => begin(client, 'on'));
  const ask = (sql: string, ...values: readonly unknown[]) => line.ask(numbered(sql), values);
  type Question = keyof typeof QUERIES;
  const one = <T>(question: Question, read: (row: rows.Row) => T | Promise<T>) => {
    return async (...values: readonly Value[]): Promise<T | undefined> => {
      const [row] = await ask(QUERIES[question], ...values);
      return row === undefined ? undefined : read(row);
    };
  };
  const all = <T>(question: Question, read: (row: rows.Row) => T) => {
    return async (...values: readonly Value[]): Promise<T[]> => (await ask(QUERIES[question], ...values)).map(read);
  };

  const peopleAt = all('peopleAt', (row) => rows.text(row.person));
  const players = all('players', rows.player);
  const game = async (row: rows.Row): Promise<GameRow> => {
    const found = rows.game(row);
    return { ...found, players: await players(found.table, found.round) };
  };
  const countMoves = one('countMoves', rows.count);
  const finished = async (row: rows.Row): Promise<FinishedRow> => {
    const found = await game(row);
    return { ...found, ...rows.ending(row), moves: (await countMoves(found.table, found.round)) ?? 0 };
  };
  const tables = async (found: readonly rows.Row[]): Promise<TableRow[]> => {
    const whole = found.flatMap((row) => rows.sound(row, rows.table));
    return Promise.all(whole.map(async (row) => ({ ...row, people: await peopleAt(row.id) })));
  };
  const entriesFrom = async (of: string, round: number, from: number) =>
    rows.entries(from, await ask(QUERIES.entriesFrom, of, round, from));

  const commit = async (writes: readonly Write[], heads: readonly Head[]): Promise<readonly string[]> => {
    if (writes.length === 0) return [];
    batches += 1;
    const docs = new Set(writes.flatMap((given) => (given.write === 'table' ? [given.row.id] : [])));
    const given = heads.map(({ table: tbl, version, fence }) => ({ tbl, version, fence, doc: docs.has(tbl) }));
    const entries = writes.filter((one) => one.write === 'entry').map(logged);
    const others = writes.filter((one) => one.write !== 'entry').flatMap(spellAll);
    const before = performance.now();
    const [row] = await line
      .ask(COMMIT, [me, batches, ...[given, entries, others].map((part) => JSON.stringify(part))])
      .catch((error: unknown) => Promise.reject(asRefusal(error)));
    const seconds = (performance.now() - before) / 1000;
    measure = {
      commits: measure.commits + 1,
      writes: measure.writes + writes.length,
      seconds: measure.seconds + seconds,
      longest: Math.max(measure.longest, seconds),
    };
    return row?.missed as string[];
  };

  /** Beside the line on which is waited for the disk. */
  const side = openPgConnection(url, ANSWERS_ASIDE, (client) => begin(client, 'off'));
  const aside = (sql: string, ...values: readonly unknown[]) => side.ask(numbered(sql), values);
  /** What is old may be much, and nobody waits for it. */
  const sweeping = openPgConnection(url, ANSWERS_SWEPT, (client) => begin(client, 'off'));
  const cluster: Cluster = {
    node: me,
    fanout: link === undefined ? openNotify(me, side, (begin) => openListener(url, begin)) : openNats(me, link),
    commit,
    async renew(milliseconds) {
      const [row] = await aside(RENEW, me, milliseconds);
      return { now: rows.number(row?.now), nodes: row?.nodes as string[], changed: row?.changed as string[] };
    },
    claim: async (wanted) => (await aside(CLAIM, me, wanted)).map(rows.claim),
    release: async (asleep) => void (await aside(RELEASE, me, asleep)),
    orphans: async (most) => (await aside(ORPHANS, most)).map((row) => rows.text(row.tbl)),
    async since(known) {
      const found = await aside(SINCE, JSON.stringify(known));
      return found.map((row) => rows.news(row, known.find(({ table }) => table === row.table)?.n ?? 0));
    },
    async leave() {
      for (const sql of LEAVE) await aside(sql, me);
    },
  };

  return {
    cluster,
    commit: (writes) => commit(writes, []),
    setting: one('setting', (row) => rows.text(row.value)),
    person: one('person', rows.person),
    sessions: all('sessions', rows.session),
    recoveryOf: one('recoveryOf', (row) => rows.text(row.person)),
    async takeRecovery(hash, now) {
      const [row] = await ask(TAKE_RECOVERY, hash);
      if (row === undefined || rows.number(row.until) <= now) return undefined;
      const person = rows.text(row.person);
      await ask(DROP_RECOVERIES, person);
      return person;
    },
    takeChallenge: async (hash, until) => (await ask(TAKE_CHALLENGE, hash, until)).length > 0,
    async load(of) {
      const [found] = (await ask(LOAD, of)) as unknown as Found[];
      if (found === undefined || found.table === null) return undefined;
      const { snapshot } = found;
      return {
        row: { ...rows.table(found.table), people: found.people.map((row) => rows.text(row.person)) },
        game: found.game === null ? undefined : { ...rows.game(found.game), players: found.players.map(rows.player) },
        snapshot: snapshot === null ? undefined : { ...snapshot, state: Buffer.from(snapshot.state.slice(2), 'hex') },
        entries: rows.entries(snapshot?.n ?? 0, found.entries),
        chatLines: found.lines,
        head: found.head === null ? undefined : rows.head(found.head),
        present: found.present.map(rows.present),
      };
    },
    byInvite: one('byInvite', rows.id),
    byCode: one('byCode', rows.id),
    renewed: one('renewed', (row) => rows.text(row.tbl)),
    open: async (most) => tables(await ask(QUERIES.open, most)),
    seatedAt: async (person) => tables(await ask(QUERIES.seatedAt, person)),
    playing: all('playing', rows.id),
    untouched: all('untouched', rows.id),
    briefs: all('briefs', rows.brief),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one('game', game),
    finished: async (person, most) => Promise.all((await ask(QUERIES.finished, person, most)).map(finished)),
    finishedGame: one('finishedGame', finished),
    uncounted: all('uncounted', rows.place),
    figures: async (person) => rows.figures(await ask(QUERIES.figures, person)),
    chat: all('chat', rows.chatLine),
    forecasts: all('forecasts', rows.forecast),
    forecastsOf: all('forecastsOf', rows.forecast),
    subscriptions: all('subscriptions', rows.subscription),
    passkey: one('passkey', rows.passkey),
    passkeys: all('passkeys', rows.passkey),
    daily: all('daily', rows.daily),
    challenged: async (hash) => ((await one('challenged', rows.count)(hash)) ?? 0) > 0,
    reports: all('reports', rows.report),
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
    lost: async () => [], // its log has checksums of its own, and what it confirmed it has
    async backup(file) {
      await withDatabase(url, 'READ ONLY', (client) => copyIntoFile(postgresEnd(client), file));
    },
    async measured() {
      const [row] = await ask("SELECT current_setting('fsync') = 'on' AS synced");
      const before = { ...measure, synced: row?.synced === true };
      measure = { commits: 0, writes: 0, seconds: 0, longest: 0 };
      return before;
    },
    async close() {
      await cluster.fanout.close();
      await Promise.all([sweeping.close(), side.close(), line.close()]);
    },
  };
};
