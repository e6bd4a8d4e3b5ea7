/** The PostgreSQL store: the contract, failures, and migration both ways. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { isFault } from '../../src/engine/fault.ts';
import { migrateStore } from '../../src/server/store/migrate.ts';
import { openStore } from '../../src/server/store/open.ts';
import { prepareDatabase } from '../../src/server/store/pg-database.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { SCHEMA_VERSION } from '../../src/server/store/schema.ts';
import { until } from '../until.ts';
import { openSharedDatabase, type SharedDatabase } from './database.ts';
import { storeContract } from './store-contract/contract.ts';
import { reported } from './store-contract/rows.ts';
import { folder, playOut, started, withServer } from './testing.ts';

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (isFault(error) ? error.message : `no fault: ${error}`),
  );

const suite = (database: SharedDatabase): void => {
  let stores = 0;
  const make = () => database.make(`store_${++stores}`);
  storeContract('postgres', { place: make, open: openPostgres });

  test('an unusable database is refused in a sentence, and stays unchanged', async () => {
    const url = await make();
    const name = new URL(url).pathname.slice(1);
    assert.match(await refusal(openPostgres('postgres://cabale@127.0.0.1:1/x')), /^no database answers at 127/);
    assert.match(await refusal(openPostgres(database.urlOf('nowhere'))), /^there is no such database/);
    assert.match(await refusal(openPostgres(url.replace('cabale@', 'eve@'))), /^the database at .* does not let/);
    await database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    assert.match(await refusal(openPostgres(url)), /is read-only/);
    await database.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    assert.deepEqual(await database.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", name), []);
  });

  test('a database of another version is refused; an older one is upgraded on request, by one server only', async () => {
    const url = await make();
    const name = new URL(url).pathname.slice(1);
    const versions = await Promise.all([prepareDatabase(url), prepareDatabase(url), prepareDatabase(url)]);
    assert.deepEqual(versions.sort(), [0, SCHEMA_VERSION, SCHEMA_VERSION]);
    const set = (version: number) => database.query(`UPDATE schema_version SET version = ${version}`, name);
    await set(SCHEMA_VERSION + 1);
    assert.match(await refusal(openPostgres(url)), /is of a newer Cabale/);
    assert.match(await refusal(prepareDatabase(url, true)), /is of a newer Cabale/);
    const old = 5; // without sums
    await set(old);
    await database.query('ALTER TABLE entries DROP COLUMN sum, DROP COLUMN mark', name);
    await database.query('ALTER TABLE players DROP COLUMN mask, DROP COLUMN late', name);
    await database.query('ALTER TABLE tables DROP COLUMN host, DROP COLUMN origin', name);
    await database.query(
      'ALTER TABLE reports DROP COLUMN person, DROP COLUMN name, DROP COLUMN said, DROP COLUMN round',
      name,
    );
    await database.query('ALTER TABLE reports DROP COLUMN game, DROP COLUMN lines, DROP COLUMN origin', name);
    assert.match(await refusal(openPostgres(url)), /is of an older Cabale .*upgrade-store/);
    assert.equal(await prepareDatabase(url, true), old);
    assert.deepEqual(await database.query('SELECT sum FROM entries', name), []);
    await (await openPostgres(url)).close();
  });

  test('the command refuses a wrong store in one sentence with exit code 2', () => {
    const serve = (env: Record<string, string>) => {
      const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
      return spawnSync(process.execPath, [resolve('bin/cabale.js'), 'serve'], {
        encoding: 'utf8',
        env: { PATH, NODE_COMPILE_CACHE, ...env },
      });
    };
    const DATABASE_URL = 'postgres://cabale@127.0.0.1:1/x';
    const REFUSED: readonly [Record<string, string>, RegExp][] = [
      [{ DATABASE_URL: 'mysql://here' }, /DATABASE_URL is no address/],
      [{ DATABASE_URL }, /no database answers at 127/],
      [{ DATABASE_URL, CABALE_DB: '/tmp/x.db' }, /both CABALE_DB and DATABASE_URL/],
    ];
    for (const [env, why] of REFUSED) {
      const { status, stderr } = serve(env);
      assert.equal(status, 2, stderr);
      assert.match(stderr, /^[^\n]+\n$/);
      assert.match(stderr, why);
    }
  });

  test('after a lost connection the store reconnects and writes each batch once', async () => {
    const url = await make();
    const name = new URL(url).pathname.slice(1);
    const store = await openPostgres(url);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
    await store.commit([{ write: 'setting', key: 'a', value: '0' }]);
    for (let i = 1; i <= 5; i++) {
      const done = store.commit([reported({ line: i, at: i })]);
      await database.query(cut);
      await done;
    }
    assert.deepEqual((await store.reports(10, 0)).map(({ line }) => line).sort(), [1, 2, 3, 4, 5]);
    await store.close();
  });

  test('the cost of a batch does not grow with other tables', async () => {
    const url = await make();
    const name = new URL(url).pathname.slice(1);
    const store = await openPostgres(url);
    const { cluster } = store;
    let n = 0;
    const goOn = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++, n++) {
        const entry = { kind: 'move', at: n, seat: 'A', move: 'pass' } as const;
        const head = { table: 't1', version: n, fence: undefined };
        assert.deepEqual(await cluster.commit([{ write: 'entry', table: 't1', round: 1, n, entry }], [head]), []);
        const [news] = await cluster.since([{ table: 't1', version: n, round: 1, n, lines: 0 }]);
        assert.equal(news?.entries.length, 1);
      }
    };
    await goOn(10); // plans are made while tables are nearly empty
    await database.query(
      "INSERT INTO heads SELECT 'other ' || i, 1, 1, NULL, 0, false FROM generate_series(1, 3000) AS i",
      name,
    );
    await database.query('SELECT pg_stat_reset()', name);
    await goOn(20);
    const counted = `SELECT n_tup_upd::int AS written, (idx_tup_fetch + coalesce(seq_tup_read, 0))::int AS read
      FROM pg_stat_user_tables WHERE relname = 'heads'`;
    await store.close(); // counted when the connection ends
    const found = await until(async () => {
      const [now] = (await database.query(counted, name)) as { written: number; read: number }[];
      return now !== undefined && now.written >= 20 && now;
    });
    assert.ok(found.read < 1000, JSON.stringify(found));
  });

  test('a store copied into a database and back is the same', async () => {
    const { path, remove } = folder();
    const url = await make();
    let table = '';
    let file = '';
    await withServer(async ({ port, hub }, db) => {
      const friends = await started(port, ['Ada', 'Bo', 'Cy']);
      await friends.players[0]?.ask({ type: 'say', text: "l'été" });
      await playOut(friends.players);
      await hub.journal.durable();
      table = friends.table;
      file = join(path, 'one.db');
      assert.match(await refusal(migrateStore(db, url)), /another server runs/);
      await hub.store.backup(file);
    });
    assert.match(await refusal(migrateStore(file, join(path, 'two.db'))), /one of the two is a file/);
    const copied = await migrateStore(file, url);
    assert.ok(copied > 20);
    assert.match(await refusal(migrateStore(file, url)), /is not empty/);
    const back = join(path, 'two.db');
    assert.equal(await migrateStore(url, back), copied);
    assert.match(await refusal(migrateStore(url, back)), /is there already/);
    const [one, two, three] = [openStore(file), openStore(back), await openPostgres(url)];
    for (const other of [two, three]) {
      assert.deepEqual(await other.entries(table, 1), await one.entries(table, 1));
      assert.deepEqual(await other.finishedGame(table, 1), await one.finishedGame(table, 1));
      assert.deepEqual(await other.chat(table, 9), await one.chat(table, 9));
    }
    for (const store of [one, two, three]) await store.close();
    remove();
  });
};

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());
if (database === undefined) test('postgres', { skip: why }, () => {});
else suite(database);
