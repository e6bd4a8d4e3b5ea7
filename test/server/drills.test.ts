/** Bad days of an owner, practised with the commands of docs/OPERATIONS.md. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { adminPlace } from '../../src/app/places.ts';
import { isFault } from '../../src/engine/fault.ts';
import { openAdmin } from '../../src/server/admin.ts';
import { seal } from '../../src/server/ids.ts';
import { openServer } from '../../src/server/server.ts';
import { SCHEMA_VERSION } from '../../src/server/store/schema.ts';
import { atLength } from '../at-length.ts';
import { call, connect, folder, type Player, refused, seatFriends, started, testConfig } from './testing.ts';

const COMMAND = fileURLToPath(new URL('../../bin/cabale.js', import.meta.url));
const run = promisify(execFile);

const openOwned = async (db: string) => {
  const server = await openServer(testConfig(db));
  const admin = await openAdmin(server, db, adminPlace({ CABALE_DB: db }));
  return {
    port: server.port,
    async close(): Promise<void> {
      admin.close();
      await server.close();
    },
  };
};
type Owned = Awaited<ReturnType<typeof openOwned>>;

const admin = (db: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, [COMMAND, 'admin', ...args], { env: { ...process.env, CABALE_DB: db, DATABASE_URL: '' } });

const drill = (name: string, work: (db: string, open: () => Promise<Owned>) => Promise<void>): void => {
  const hold = name.startsWith('restore') ? test : atLength;
  hold(name, async () => {
    const { path, remove } = folder();
    const db = join(path, 'cabale.db');
    const opened: Owned[] = [];
    try {
      await work(db, async () => {
        opened.push(await openOwned(db));
        return opened.at(-1) as Owned;
      });
    } finally {
      await opened.at(-1)?.close();
      remove();
    }
  });
};

/** As in OPERATIONS.md, with the server stopped. */
const restore = (db: string, backup: string): void => {
  for (const end of ['', '-wal', '-shm', '.marks']) rmSync(`${db}${end}`, { force: true });
  copyFileSync(backup, db);
};

/** The awaited player returns to the same question, and plays on. */
const playsOn = async (port: number, table: string, mover: Player, question: number): Promise<void> => {
  const back = await connect(port, mover.name, mover);
  await back.ask({ type: 'enter', table });
  assert.equal(back.view?.question, question);
  assert.equal(await refused(back, { type: 'move', question, move: 'draw' }), undefined);
  back.close();
};

drill('restore: a destroyed store is replaced by a backup, and games go on from there', async (db, open) => {
  const first = await open();
  const { table, players, mover } = await started(first.port, ['Ada', 'Bo']);
  const { question = 0 } = mover.view ?? {};
  await admin(db, 'backup', `${db}.backup`);
  await mover.ask({ type: 'move', question, move: 'draw' });
  for (const player of players) player.close();
  await first.close();
  writeFileSync(db, 'no store '.repeat(500));
  await assert.rejects(open(), (error) => isFault(error) && /cannot be opened: /.test(error.message));
  restore(db, `${db}.backup`);
  await playsOn((await open()).port, table, mover, question);
});

drill('bad upgrade: a newer store is refused in a sentence, and the earlier backup opens', async (db, open) => {
  const first = await open();
  const { table, players, mover } = await started(first.port, ['Ada', 'Bo']);
  await admin(db, 'backup', `${db}.backup`);
  for (const player of players) player.close();
  await first.close();
  const upgraded = new DatabaseSync(db);
  upgraded.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  upgraded.close();
  await assert.rejects(open(), (error) => isFault(error) && /of a newer Cabale/.test(error.message));
  restore(db, `${db}.backup`);
  await playsOn((await open()).port, table, mover, mover.view?.question ?? 0);
});

drill('key leaked: cookies signed with it no longer work; a recovery link still does', async (db, open) => {
  const first = await open();
  const made = await call(first.port, 'signIn', { body: { name: 'Ada' } });
  const [person = '', session] = made.cookie?.split('=')[1]?.split('.') ?? [];
  await admin(db, 'backup', `${db}.backup`);
  const stolen = new DatabaseSync(`${db}.backup`, { readOnly: true });
  const key = String(stolen.prepare("SELECT value FROM settings WHERE key = 'key'").get()?.value);
  stolen.close();
  const forged = `cabale=${seal([key], 'cookie', person, Number(session))}`;
  assert.equal((await call(first.port, 'mine', { cookie: forged })).status, 200);
  const { answer } = await call(first.port, 'recovery', { cookie: made.cookie ?? '' });
  await admin(db, 'rotate-key', 'leaked');
  await first.close();
  const second = await open();
  for (const cookie of [forged, made.cookie ?? ''])
    assert.equal((await call(second.port, 'mine', { cookie })).status, 401);
  const back = await call(second.port, 'recover', { body: { secret: answer.path.split('=')[1] ?? '' } });
  assert.equal(back.answer.person.name, 'Ada');
  assert.equal((await call(second.port, 'mine', { cookie: back.cookie ?? '' })).status, 200);
});

drill('abusive user: a reported player is banned and loses their seat', async (db, open) => {
  const { port } = await open();
  const { players } = await seatFriends(port, ['Ada', 'Bo']);
  const [ada, bo] = players;
  assert.ok(ada && bo);
  await bo.ask({ type: 'say', text: 'an insult' });
  const line = await ada.until(() =>
    ada.messages.flatMap((one) => (one.type === 'chat' ? one.lines.map(({ n }) => n) : [])).at(-1),
  );
  assert.equal(await refused(ada, { type: 'report', line, why: 'rude' }), undefined);
  const { stdout } = await admin(db, 'reports');
  const [, number = ''] = /^(\d+) .*Bo: an insult +\(rude\)$/m.exec(stdout) ?? [];
  await admin(db, 'settle', number, 'ban');
  await ada.until(() => ada.table?.seats.every(({ name }) => name !== 'Bo'));
  assert.equal((await call(port, 'mine', { token: bo.token })).status, 401);
  for (const player of players) player.close();
});

drill('lost admin access: the socket is created again at the next start', async (db, open) => {
  const first = await open();
  assert.match((await admin(db, 'tables')).stdout, /^0 tables$/m);
  rmSync(`${db}.sock`);
  await assert.rejects(admin(db, 'tables'), /no server answers at .*cabale\.db\.sock/);
  assert.equal((await call(first.port, 'signIn', { body: { name: 'Ada' } })).status, 200, 'people notice nothing');
  await first.close();
  await open();
  assert.match((await admin(db, 'tables')).stdout, /^0 tables$/m);
});

test('three stores in one folder: each command says which server it speaks to, and reaches that one', async () => {
  const { path, remove } = folder();
  const stores = ['a.db', 'b.db', 'c.db'].map((name) => join(path, name));
  const [a = '', b = '', c = ''] = stores;
  const open = new Map<string, Owned>();
  try {
    for (const db of stores) open.set(db, await openOwned(db));
    for (const [count, db] of stores.entries()) {
      const port = open.get(db)?.port ?? 0;
      for (let n = 0; n < count; n++)
        (await seatFriends(port, ['Ada', 'Bo'])).players.forEach((one) => void one.close());
      const told = await admin(db, 'tables');
      assert.equal(told.stderr, `the server at port ${port}, which keeps ${db}\n`);
      assert.match(told.stdout, new RegExp(`^${count} tables$`, 'm'));
    }
    await open.get(b)?.close();
    open.delete(b);
    await assert.rejects(admin(b, 'tables'), /no server answers at .*b\.db\.sock/);
    for (const db of [a, c]) assert.match((await admin(db, 'tables')).stderr, new RegExp(db));
    open.set(b, await openOwned(b));
    assert.match((await admin(b, 'tables')).stdout, /^1 tables$/m);
  } finally {
    for (const one of open.values()) await one.close();
    remove();
  }
});

test('a socket at which another server answers stays its own', async () => {
  const { path, remove } = folder();
  const socket = join(path, 'shared.sock');
  const servers = [];
  for (const name of ['a.db', 'b.db']) servers.push(await openServer(testConfig(join(path, name))));
  const [a, b] = servers;
  assert.ok(a && b);
  const first = await openAdmin(a, 'a', socket);
  const second = await openAdmin(b, 'b', socket);
  second.close();
  const greeting = await new Promise((resolve) => createConnection(socket).once('data', resolve));
  assert.match(String(greeting), /"store":"a"/);
  first.close();
  for (const one of servers) await one.close();
  remove();
});

const pem = (name: string): { key: string; cert: string } => {
  const text = readFileSync(new URL(`./certificates/${name}.pem`, import.meta.url), 'utf8');
  return { key: text, cert: text };
};

/** The status for a browser that trusts both certificates, or why there is none. */
const visit = (port: number): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    const ca = ['expired', 'valid'].map((name) => pem(name).cert);
    const asked = request({ port, host: 'localhost', path: '/readyz', ca, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    asked.end();
  });

drill('certificate expired: the proxy takes a new one while games go on', async (_, open) => {
  const { port } = await open();
  const { table, mover } = await started(port, ['Ada', 'Bo']);
  const proxy = createServer(pem('expired'), (near) => {
    const far = createConnection(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const address = proxy.address();
  const tls = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    assert.equal(await visit(tls), 'CERT_HAS_EXPIRED');
    proxy.setSecureContext(pem('valid'));
    assert.equal(await visit(tls), 200);
    await playsOn(port, table, mover, mover.view?.question ?? 0);
  } finally {
    proxy.close();
  }
});
