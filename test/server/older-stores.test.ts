/** Stores of the version before (test/server/stores) open and go on; a store of a later version is refused. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { GAMES } from '../../src/app/games.ts';
import { isFault } from '../../src/engine/fault.ts';
import { openServer, type Server } from '../../src/server/server.ts';
import { prepareDatabase } from '../../src/server/store/pg-database.ts';
import { SCHEMA_VERSION } from '../../src/server/store/schema.ts';
import { openSharedDatabase } from './database.ts';
import { call, connect, folder, playOut, testConfig } from './testing.ts';

const OLD = 21;
const GONE = ['forecasts', 'dares', 'dare_answers'];

type Known = {
  readonly now: number;
  readonly tokens: Readonly<Record<string, string>>;
  readonly underway: readonly { readonly table: string; readonly invite: string; readonly question: number }[];
  readonly finished: readonly { readonly table: string; readonly share: string; readonly winners: readonly string[] }[];
  readonly dares: Readonly<Record<string, string>>;
  readonly lobby: { readonly table: string; readonly invite: string; readonly code: string };
  readonly rows: Readonly<Record<string, number>>;
};

const stored = (name: string): Buffer => readFileSync(new URL(`stores/version-${OLD}.${name}`, import.meta.url));
const known: Known = JSON.parse(String(stored('json')));

const { path, remove } = folder();
let why = '';
const database = await openSharedDatabase((reason) => {
  why = reason;
});
after(async () => {
  await database?.stop();
  remove();
});

type Old = { readonly db: string; query(sql: string): Promise<readonly Record<string, unknown>[]> };

/** In these versions a person could report a line twice. */
const TWICE = `INSERT INTO reports (tbl, line, by, why, at, person, name, said)
  VALUES ('t', 0, 'ada', 'rude', 1, 'bo', 'Bo', 'fool'), ('t', 0, 'ada', 'rude', 2, 'bo', 'Bo', 'fool')`;

const inFile = async (): Promise<Old> => {
  const db = join(path, `${OLD}.db`);
  writeFileSync(db, gunzipSync(stored('db.gz')));
  const query: Old['query'] = async (sql) => {
    const file = new DatabaseSync(db);
    const found = file.prepare(sql).all();
    file.close();
    return found;
  };
  await query(TWICE);
  return { db, query };
};

const inDatabase = async (): Promise<Old> => {
  const db = (await database?.make('older')) ?? '';
  const name = new URL(db).pathname.slice(1);
  const query = async (sql: string) => (await database?.query(sql, name)) ?? [];
  await query(String(gunzipSync(stored('sql.gz'))));
  await query(TWICE);
  assert.equal(await prepareDatabase(db, true), OLD);
  return { db, query };
};

const counted = async ({ query }: Old, table: string): Promise<number> =>
  Number((await query(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

const goesOn = async ({ port }: Server): Promise<void> => {
  const { tokens, underway, finished, lobby } = known;
  for (const { share, winners } of finished) {
    const { status, answer } = await call(port, 'shared', { path: `/api/shared/${share}` });
    assert.equal(status, 200, answer.message ?? '');
    assert.deepEqual(answer.winners, winners, 'a finished game replays to its end');
  }
  const [ada = ''] = Object.values(tokens);
  const { answer: own } = await call(port, 'export', { token: ada });
  assert.equal(own.person.name, 'Ada');
  assert.equal(own.person.lang, 'fr');
  assert.equal(own.games.length, finished.length);
  assert.equal(own.ratings.length, finished.length);
  assert.equal(own.notices.length, 1);
  assert.deepEqual([...own.tables].sort(), [...underway, ...finished, lobby].map(({ table }) => table).sort());
  const { answer: invited } = await call(port, 'invited', { path: `/api/invited/${lobby.code}` });
  assert.equal(invited.table.id, lobby.table);
  for (const { table, question } of underway) {
    const people = await Promise.all(
      Object.entries(tokens).map(([name, token]) => connect(port, name, { token, person: '' })),
    );
    for (const person of people) await person.ask({ type: 'enter', table });
    const players = people.filter(({ me }) => me !== undefined);
    for (const player of players) await player.until(() => player.view !== undefined);
    assert.ok(players.length >= 3);
    assert.equal(players[0]?.view?.question, question, 'at the question where it was left');
    await playOut(players);
    assert.notEqual(players[0]?.view?.over, null);
    for (const person of people) person.close();
  }
};

for (const [kind, opened] of [
  ['a file', inFile],
  ['PostgreSQL', inDatabase],
] as const)
  test(`${kind} of version ${OLD}: games go on, finished ones replay, people keep what they had`, {
    skip: opened === inDatabase && database === undefined && why,
  }, async () => {
    const old = await opened();
    let now = known.now;
    const server = await openServer(testConfig(old.db, { games: GAMES, now: () => ++now }));
    try {
      for (const table of GONE) await assert.rejects(old.query(`SELECT * FROM ${table}`), /such table|does not exist/);
      const [report, ...more] = await server.hub.store.reports(9, 0);
      assert.deepEqual([report?.said, report?.round, report?.reports, more], ['fool', 0, 1, []]);
      for (const [table, rows] of Object.entries(known.rows))
        if (!GONE.includes(table) && table !== 'snapshots') assert.ok((await counted(old, table)) >= rows, table);
      await goesOn(server);
      for (const id of Object.values(known.dares)) {
        const { status, answer } = await call(server.port, 'shared', { path: `/api/dares/${id}` });
        assert.deepEqual([status, answer.code], [404, 'no-table']);
        assert.match(answer.message ?? '', /no dares any more/);
      }
    } finally {
      await server.close();
    }
  });

test('a store of a later version is refused in a sentence, and stays as it is', async () => {
  const { db, query } = await inFile();
  await (await openServer(testConfig(db, { games: GAMES }))).close();
  assert.deepEqual(
    await query('PRAGMA user_version'),
    [{ user_version: SCHEMA_VERSION }].map((row) => Object.assign(Object.create(null), row)),
  );
  const later = new DatabaseSync(db);
  later.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  later.close();
  await assert.rejects(
    openServer(testConfig(db, { games: GAMES })),
    (error) =>
      isFault(error) &&
      error.message === `the store is of a newer Cabale (${SCHEMA_VERSION + 1}); this one knows ${SCHEMA_VERSION}`,
  );
});
