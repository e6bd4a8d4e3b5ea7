/** A store that is damaged, full, locked or old: what was confirmed is there, and what is lost is said, at its table alone. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isFault } from '../../src/engine/fault.ts';
import { openServer } from '../../src/server/server.ts';
import { openStore } from '../../src/server/store/open.ts';
import { until } from '../until.ts';
import { call, connect, folder, started, testConfig, withServer } from './testing.ts';

test('a second server on the same store is refused, and the first runs on', async () => {
  await withServer(async ({ port }, db) => {
    const refused = (error: unknown) => isFault(error) && /another server runs/.test(error.message);
    await assert.rejects(openServer(testConfig(db)), refused); // a fault: one sentence, and no trace of the code
    assert.equal(statSync(`${db}.lock`).mode & 0o777, 0o600, 'only the owner may lock it');
    assert.equal((await call(port, 'signIn', { body: { name: 'Ada' } })).status, 200);
  });
});

test('a store that cannot be opened is reported in one sentence', async () => {
  const { path, remove } = folder();
  const [house, rubbish] = [join(path, 'house'), join(path, 'rubbish.db')];
  mkdirSync(house);
  writeFileSync(rubbish, 'no store '.repeat(200));
  for (const db of [house, rubbish, join(rubbish, 'within.db')])
    await assert.rejects(
      openServer(testConfig(db)),
      (error) => isFault(error) && /cannot be opened: /.test(error.message),
    );
  remove();
});

/** A server in a process of its own that may write so many KB to a file and no more: a disk that is full. */
const onSmallDisk = async (db: string, kilobytes: number | 'unlimited') => {
  const child = fileURLToPath(new URL('./child.ts', import.meta.url));
  const command = `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$1" "$2"`;
  const server = spawn('bash', ['-c', command, process.execPath, child, db], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const [line] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then((code) => Promise.reject(new Error(`it ended with ${code} before it listened`))),
  ]);
  return { server, ended, port: Number(String(line).split(' ')[1]) };
};

const noLimits = process.platform === 'win32' && 'there is no ulimit';
test('a full disk ends the server, and every confirmed line is kept', { skip: noLimits }, async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  await openStore(db).close();
  const first = await onSmallDisk(db, Math.ceil(statSync(db).size / 1024) + 100);
  const { players, table } = await started(first.port, ['Ada', 'Bo']);
  const [ada] = players;
  assert.ok(ada);
  let confirmed = 0;
  const talk = () => ada.say({ type: 'say', text: 'x'.repeat(200) });
  ada.socket.on('message', (data) => {
    if (!String(data).startsWith('{"type":"ok"')) return;
    confirmed += 1;
    talk();
  });
  talk();
  assert.equal(await first.ended, 1);
  const second = await onSmallDisk(db, 'unlimited');
  const back = await connect(second.port, 'Ada', ada);
  await back.ask({ type: 'enter', table });
  assert.deepEqual(back.view?.legal, ada.view?.legal);
  second.server.kill('SIGTERM');
  assert.equal(await second.ended, 0);
  const file = new DatabaseSync(db, { readOnly: true });
  const kept = Number(file.prepare('SELECT count(*) AS n FROM chat').get()?.n);
  file.close();
  assert.ok(confirmed > 0 && kept >= confirmed, `${confirmed} were confirmed, ${kept} are there`);
  remove();
});

test('a damaged write-ahead log: lost moves are noticed, at their table only', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const first = await openServer(testConfig(db));
  const good = await started(first.port, ['Cy', 'Di'], { public: true });
  await first.close(); // its log is empty: what came so far cannot be lost
  const second = await openServer(testConfig(db));
  const bad = await started(second.port, ['Ada', 'Bo'], { public: true });
  await bad.mover.ask({ type: 'move', question: 1, move: 'draw' });
  // as a machine that stops leaves them
  const copy = (name: string): string => {
    for (const end of ['', '-wal', '.marks']) copyFileSync(db + end, join(path, name + end));
    return join(path, name);
  };
  const [whole, torn] = [copy('whole.db'), copy('torn.db')];
  await second.close();
  const log = readFileSync(`${torn}-wal`);
  const middle = Math.floor(log.length / 2);
  log[middle] = 255 - (log[middle] ?? 0);
  writeFileSync(`${torn}-wal`, log);
  for (const [file, lost] of [
    [whole, []],
    [torn, [bad.table]],
    [torn, [bad.table]],
  ] as const) {
    const again = await openServer(testConfig(file));
    assert.deepEqual(await again.hub.store.lost(), lost);
    const [cy] = good.players;
    assert.ok(cy);
    const back = await connect(again.port, 'Cy', cy);
    assert.equal((await back.ask({ type: 'enter', table: good.table })).type, 'frame');
    const there = await back.ask({ type: 'enter', table: bad.table });
    assert.equal(there.type === 'error' ? there.code : undefined, lost.length > 0 ? 'damaged' : undefined);
    await again.close();
  }
  remove();
});

test('a damaged table is refused; all others go on', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const first = await openServer(testConfig(db));
  const bad = await started(first.port, ['Ada', 'Bo'], { public: true });
  const good = await started(first.port, ['Cy', 'Di'], { public: true });
  await first.close();
  const file = new DatabaseSync(db);
  file.prepare("UPDATE tables SET doc = '{' WHERE id = ?").run(bad.table);
  file.close();
  const ends: unknown[] = [];
  const again = await openServer(testConfig(db, { fatal: (error) => ends.push(error) }));
  const [cy, ada] = [good.players[0], bad.players[0]];
  assert.ok(cy && ada);
  const back = await connect(again.port, 'Cy', cy);
  assert.equal((await back.ask({ type: 'enter', table: good.table })).type, 'frame');
  const lost = await connect(again.port, 'Ada', ada);
  const answer = await lost.ask({ type: 'enter', table: bad.table });
  assert.equal(answer.type === 'error' && answer.code, 'damaged');
  const { answer: list } = await call(again.port, 'tables');
  assert.deepEqual(
    list.tables.map(({ id }) => id),
    [good.table],
  );
  assert.deepEqual(ends, []);
  await again.close();
  remove();
});

test('a changed or missing entry is noticed, at its table only', async () => {
  for (const damage of ["UPDATE entries SET move = 'call' WHERE n = 1", 'DELETE FROM entries WHERE n = 1']) {
    const { path, remove } = folder();
    const db = join(path, 'cabale.db');
    const store = openStore(db);
    const entry = (table: string, n: number) =>
      ({ write: 'entry', table, round: 1, n, entry: { kind: 'move', at: n, seat: 'A', move: 'draw' } }) as const;
    await store.commit(['t', 'u'].flatMap((table) => [0, 1, 2].map((n) => entry(table, n))));
    await store.close();
    const file = new DatabaseSync(db);
    file.exec(`${damage} AND tbl = 't'`);
    file.close();
    const again = openStore(db);
    await assert.rejects(again.entries('t', 1), /damaged: entry 1/);
    assert.equal((await again.entries('u', 1)).length, 3);
    await again.close();
    remove();
  }
});

test('a backup is readable by its owner only, and never overwrites a file', async () => {
  await withServer(async ({ hub }, db) => {
    await hub.store.backup(`${db}.copy`);
    assert.equal(statSync(`${db}.copy`).mode & 0o777, 0o600);
    await assert.rejects(hub.store.backup(`${db}.copy`));
  });
});

test('writes are confirmed during a backup', async () => {
  await withServer(async ({ hub }, db) => {
    const value = 'x'.repeat(1_000_000);
    for (let i = 0; i < 40; i++) hub.journal.write({ write: 'setting', key: `large ${i}`, value });
    await hub.journal.durable();
    let done = false;
    const copied = hub.store.backup(`${db}.copy`).then(() => {
      done = true;
    });
    let confirmed = 0;
    for (; !done; confirmed++) {
      hub.journal.write({ write: 'setting', key: 'small', value: String(confirmed) });
      await hub.journal.durable();
    }
    await copied;
    // in one thread with it, the first would be confirmed when all is copied
    assert.ok(confirmed > 1, `${confirmed} writes were confirmed meanwhile`);
    const copy = openStore(`${db}.copy`);
    assert.equal(await copy.setting('large 39'), value);
    await copy.close();
  });
});

test('the server is not ready while the disk accepts no writes', async () => {
  await withServer(async ({ port, hub }, db) => {
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    assert.equal(await ready(), 200);
    const other = new DatabaseSync(db, { timeout: 20_000 });
    other.exec('BEGIN IMMEDIATE');
    hub.journal.write({ write: 'setting', key: 'a', value: 'b' });
    await until(async () => (await ready()) !== 200);
    other.exec('COMMIT');
    other.close();
    await hub.journal.durable();
    assert.equal(await ready(), 200);
  });
});

test('a store of an older version is migrated and keeps its data', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  await openStore(db).close();
  const file = new DatabaseSync(db);
  file.exec(
    'ALTER TABLE entries DROP COLUMN mark; ALTER TABLE entries DROP COLUMN sum; ALTER TABLE entries DROP COLUMN away; PRAGMA user_version = 1',
  );
  for (const column of ['host', 'origin']) file.exec(`ALTER TABLE tables DROP COLUMN ${column}`);
  file.exec(
    "ALTER TABLE players DROP COLUMN mask; ALTER TABLE players DROP COLUMN late; INSERT INTO players VALUES ('t', 1, 'A', 'ada', 'Ada')",
  );
  for (const column of ['person', 'name', 'said', 'round', 'game', 'lines', 'origin'])
    file.exec(`ALTER TABLE reports DROP COLUMN ${column}`);
  file.exec(
    `INSERT INTO chat VALUES ('t', 0, 1, 'bo', 'Bo', 'insult', NULL); INSERT INTO reports VALUES ('t', 0, 'ada', 'rude', 2);
     DROP INDEX tables_code_open; CREATE INDEX tables_code ON tables (code) WHERE code IS NOT NULL`,
  );
  for (const id of ['a', 'b', 'c'])
    file
      .prepare('INSERT INTO tables VALUES (?, ?, 0, ?, ?, 9, 1, ?)')
      .run(id, id === 'c' ? 'closed' : 'lobby', id, 'KOMUTARI', '{}');
  file.exec(
    "DROP TABLE uncounted; ALTER TABLE games ADD COLUMN watch INTEGER; INSERT INTO games VALUES ('t', 1, 1, '{}', 1, 9, '[]', 1), ('t', 2, 1, '{}', 1, NULL, NULL, 1)",
  );
  file.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run('t', 1, 0, 5, 'move', 'A', 'draw', 'x');
  file.close();
  const store = openStore(db);
  const entry = { kind: 'resume', at: 9, away: 4 } as const;
  await store.commit([{ write: 'entry', table: 't', round: 1, n: 1, entry }]);
  assert.deepEqual(await store.entries('t', 1), [{ kind: 'move', at: 5, seat: 'A', move: 'draw', id: 'x' }, entry]);
  assert.deepEqual(await store.uncounted(10), [{ table: 't', round: 1 }]); // what was finished before is counted too
  const [ada] = (await store.game('t', 1))?.players ?? [];
  assert.deepEqual(ada, { seat: 'A', person: 'ada', name: 'Ada', mask: undefined });
  assert.equal((await store.reports(1, 0))[0]?.said, 'insult');
  assert.equal(await store.byCode('KOMUTARI', 1), 'a', 'of two tables with one code the second has none');
  await store.close();
  remove();
});
