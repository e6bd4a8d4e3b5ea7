import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { readCode } from '../../src/protocol/codes.ts';
import { reference } from '../../src/protocol/reference.ts';
import { type AdminAsk, answerAdmin, openAdmin } from '../../src/server/admin.ts';
import { LIMITS } from '../../src/server/connections/limits.ts';
import { addressOf, isSecure, sameOrigin } from '../../src/server/connections/origin.ts';
import { parseMessage } from '../../src/server/connections/parse-message.ts';
import { newCode, newSecret, seal, unseal } from '../../src/server/ids.ts';
import { whereItBroke } from '../../src/server/log.ts';
import { identify } from '../../src/server/people/people.ts';
import { checkName, cleanChat, isKeepable, sameName } from '../../src/server/people/text.ts';
import { openServer } from '../../src/server/server.ts';
import type { Store } from '../../src/server/store/store.ts';
import { call, connect, folder, playOut, seatFriends, signedIn, testConfig, withServer } from './testing.ts';

test('names: 1 to 24 visible characters, nothing that hides or turns the line', () => {
  for (const good of ['A', 'Ada', '李', 'é'.repeat(24), '👩‍👩‍👧‍👦'.repeat(3), 'Jean-Luc d’Arc', '  Ada   L  '])
    assert.ok(checkName(good));
  assert.equal(checkName('  Ada   L  '), 'Ada L');
  for (const bad of [
    '',
    ' ',
    'x'.repeat(25),
    'a\u202eb',
    'a\u0000',
    'a\nb',
    '\u200b',
    'a\u2066b',
    'a\u00adb',
    '\u3164',
    'a\u2028b',
    '\ud800',
    '\u0301',
    '\u2800',
    'a\ufffe',
    'a\uffff',
    'a\ufff9b',
    `e${'\u0302'.repeat(9)}`,
    // the server's owner speaks by that name
    'Cabale',
    'cabaIe',
    'Саbаlе',
  ])
    assert.throws(() => checkName(bad), /name/, JSON.stringify(bad));
  for (const twin of ['Аda', 'Αda', 'Adа', 'ADΑ', '𝐀𝐝𝐚', 'Ꭺdɑ', 'Aԁa', 'A d a', 'A\u200dda', 'Ada\u200c', 'Ada\ufe0f'])
    assert.ok(sameName('Ada', twin), twin);
  assert.ok(
    sameName('Ilse', 'llse') && sameName('Marnie', 'Mamie') && sameName('Ivo', 'ivo') && sameName('Воb', 'Bob'),
  );
  assert.ok(!sameName('Ilse', 'Else') && !sameName('Марина', 'Marina') && !sameName('José', 'Jose'));
  assert.ok(sameName('Ada', ' aDA'.trim()) && sameName('Ａda', 'ada') && !sameName('Ada', 'Bo'));
  assert.equal(cleanChat('hi\u202e <b>\n there'), 'hi <b> there');
  assert.throws(() => cleanChat('\u200b \n'));
  assert.equal(cleanChat(`x${'\u0302'.repeat(90)}`), `x${'\u0302'.repeat(3)}`);
});

test('a signature covers every part and its purpose', () => {
  const sealed = seal(['key'], 'cookie', 'ada1', 2);
  assert.deepEqual(unseal(['key'], 'cookie', sealed), { of: 'ada1', number: 2 });
  for (const forged of [
    sealed.replace('ada1', 'bob2'),
    sealed.replace('.2.', '.3.'),
    `${sealed}x`,
    sealed.slice(0, -1),
    '',
    'a.b.c',
    '..',
  ])
    assert.equal(unseal(['key'], 'cookie', forged), undefined, forged);
  assert.equal(unseal(['key'], 'token', sealed), undefined);
  assert.equal(unseal(['other'], 'cookie', sealed), undefined);
  assert.deepEqual(unseal(['other', 'key'], 'cookie', sealed), { of: 'ada1', number: 2 });
});

test('secrets are long enough, codes are pronounceable', () => {
  assert.ok(Buffer.from(newSecret(), 'base64url').length * 8 >= 64);
  assert.match(newCode(), /^([BDFGKLMNPRSTVZ][AEIOU]){4}$/);
  assert.equal(readCode('ko mu-ta ri'), 'KOMUTARI');
});

test('addresses and origins, also behind a proxy', () => {
  const request = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.1' } });
  assert.equal(addressOf(request({ 'x-forwarded-for': '1.1.1.1' }), 0), '10.0.0.1');
  assert.equal(addressOf(request({ 'x-forwarded-for': '6.6.6.6, 2.2.2.2' }), 1), '2.2.2.2');
  assert.equal(addressOf(request({ 'x-forwarded-for': '6.6.6.6, 2.2.2.2, 3.3.3.3' }), 2), '2.2.2.2');
  assert.equal(isSecure(request({ 'x-forwarded-proto': 'https' }), 0), false);
  assert.equal(isSecure(request({ 'x-forwarded-proto': 'https' }), 1), true);
  assert.equal(sameOrigin(request({ origin: 'http://a:1', host: 'a:1' }), 0), true);
  assert.equal(sameOrigin(request({ origin: 'http://evil', host: 'a:1' }), 0), false);
  assert.equal(sameOrigin(request({ origin: 'null', host: 'a:1' }), 0), false);
  assert.equal(sameOrigin(request({ host: 'a:1' }), 0), true);
  assert.equal(sameOrigin(request({ origin: 'https://a:1', host: 'a:1' }), 0), false);
  const https = { host: 'a', 'x-forwarded-proto': 'https' };
  assert.equal(sameOrigin(request({ ...https, origin: 'https://a' }), 1), true);
  assert.equal(sameOrigin(request({ ...https, origin: 'http://a' }), 1), false);
  assert.equal(sameOrigin(request({ host: 'a', origin: 'https://a' }), 1), true);
});

test('a guest signs in with a name; a link moves them to another device, once', async () => {
  await withServer(async ({ port }) => {
    const bad = await call(port, 'signIn', { body: { name: 'a\u202eb' } });
    assert.equal(bad.status, 400);
    assert.deepEqual([bad.answer.code, bad.answer.field], ['name', 'name']);
    const raw = await fetch(`http://127.0.0.1:${port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada","lang":"fr"}',
    });
    const set = raw.headers.get('set-cookie') ?? '';
    assert.match(set, /HttpOnly/);
    assert.match(set, /SameSite=Lax/);
    assert.doesNotMatch(set, /Secure/);
    const cookie = set.split(';')[0] ?? '';
    const me = await call(port, 'session', { cookie });
    assert.equal(me.answer.person?.name, 'Ada');
    assert.equal((await call(port, 'session', { cookie: `${cookie}x` })).answer.person, undefined);
    const link = await call(port, 'recovery', { cookie });
    const secret = link.answer.path.split('=')[1] ?? '';
    assert.match(link.answer.path, /^\/#recover=/);
    const moved = await call(port, 'recover', { body: { secret } });
    assert.equal(moved.answer.person.id, me.answer.person?.id);
    assert.equal((await call(port, 'session', { cookie })).answer.person, undefined); // the old device is signed out
    assert.equal((await call(port, 'session', { cookie: moved.cookie ?? '' })).answer.person?.name, 'Ada');
    assert.equal((await call(port, 'recover', { body: { secret } })).answer.code, 'expired');
    await call(port, 'forget', { cookie: moved.cookie ?? '' });
    assert.equal((await call(port, 'session', { cookie: moved.cookie ?? '' })).answer.person, undefined);
  });
});

test('a cookie older than sessions still works; a session unused for a year expires', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const first = await openServer(testConfig(db));
  const { token, person } = await signedIn(first.port, 'Ada');
  const old = seal(first.hub.keyRing.keys, 'cookie', person, 3);
  await first.close();
  const file = new DatabaseSync(db);
  for (const column of ['person', 'name', 'said', 'round', 'game', 'lines', 'origin'])
    file.exec(`ALTER TABLE reports DROP COLUMN ${column}`);
  for (const column of ['host', 'origin']) file.exec(`ALTER TABLE tables DROP COLUMN ${column}`);
  file.exec(
    'ALTER TABLE players DROP COLUMN mask; ALTER TABLE players DROP COLUMN late; ALTER TABLE entries DROP COLUMN mark',
  );
  file.exec('DROP TABLE sessions; UPDATE people SET generation = 3; PRAGMA user_version = 9');
  file.close();
  let later = 0;
  const now = () => Date.now() + later;
  const server = await openServer(testConfig(db, { now }));
  const me = async (cookie: string) => (await call(server.port, 'session', { cookie })).answer.person?.name;
  assert.equal(await me(`cabale=${old}`), 'Ada');
  assert.equal((await call(server.port, 'session', { token })).answer.person, undefined, 'that was of another');
  const DAY = 24 * 60 * 60 * 1000;
  for (let days = 0; days < 3; days++) {
    later += 364 * DAY;
    assert.equal(await me(`cabale=${old}`), 'Ada', 'to use it renews it');
  }
  later += 366 * DAY;
  assert.equal(await me(`cabale=${old}`), undefined);
  await server.close();
  remove();
});

test('sessions are listed, and ended one by one or all but this one', async () => {
  await withServer(async ({ port, people, hub }) => {
    const ada = await connect(port, 'Ada');
    const { person, token } = ada;
    const known = await identify(people, 'token', token);
    assert.ok(known);
    const at = people.now();
    const phone = { person, n: 7_000_000, purpose: 'cookie', device: 'Firefox, Android', created: at, seen: at };
    people.journal.write({ write: 'session', row: phone, alone: false });
    await people.journal.durable();
    const cookie = `cabale=${seal(people.keyRing.keys, 'cookie', person, phone.n)}`;
    const listed = async () => (await call(port, 'sessions', { token })).answer.sessions;
    assert.deepEqual(
      (await listed()).map(({ device, here }) => [device, here]),
      [
        ['node', true],
        ['Firefox, Android', false],
      ],
    );
    assert.equal((await call(port, 'session', { cookie })).answer.person?.id, person);
    const exported = (await call(port, 'export', { cookie })).answer;
    assert.equal(exported.sessions.length, 2);
    assert.equal(exported.sessions[0]?.device, 'Firefox, Android', 'the one that asks');

    const { answer: way } = await call(port, 'recovery', { cookie });
    const notices = { endpoint: 'https://push.example.org/x', p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) };
    assert.equal((await call(port, 'subscribe', { cookie, body: notices })).status, 200);

    assert.equal((await call(port, 'endSessions', { token, body: { id: phone.n } })).status, 200);
    assert.equal((await call(port, 'recover', { body: { code: way.code } })).answer.code, 'expired', 'no way back');
    assert.deepEqual(await hub.store.subscriptions(person), [], 'and no notices');
    assert.equal((await call(port, 'session', { cookie })).answer.person, undefined);
    assert.equal((await listed()).length, 1);

    people.journal.write({ write: 'session', row: { ...phone, n: 7_000_001 }, alone: false });
    await people.journal.durable();
    const other = `cabale=${seal(people.keyRing.keys, 'cookie', person, 7_000_001)}`;
    const gone = new Promise((resolve) => ada.socket.once('close', resolve));
    assert.equal((await call(port, 'endSessions', { cookie: other, body: {} })).status, 200);
    await gone;
    assert.equal((await call(port, 'mine', { token })).status, 401, 'the first device is signed out');
    assert.equal((await call(port, 'session', { cookie: other })).answer.person?.id, person);
  });
});

test('a cookie is renewed when a page is opened, and over https has the __Host- prefix', async () => {
  await withServer(
    async ({ port }) => {
      const ask = (method: string, headers: Record<string, string>, body?: string) =>
        fetch(`http://127.0.0.1:${port}/api/session`, {
          method,
          headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', ...headers },
          ...(body === undefined ? {} : { body }),
        });
      const made = await ask('POST', {}, '{"name":"Ada"}');
      const set = made.headers.getSetCookie();
      assert.match(set[0] ?? '', /^__Host-cabale=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
      assert.match(set[1] ?? '', /^cabale=; .*Max-Age=0/);
      const cookie = set[0]?.split(';')[0] ?? '';
      const again = await ask('GET', { cookie: `cabale=forged; ${cookie}` });
      assert.equal(JSON.parse(await again.text()).person.name, 'Ada');
      assert.ok(again.headers.getSetCookie()[0]?.startsWith(cookie), 'renewed');
      const before = cookie.replace('__Host-', '');
      const old = await ask('GET', { cookie: before });
      assert.equal(JSON.parse(await old.text()).person.name, 'Ada', 'one from before still holds, and is replaced');
      assert.ok(old.headers.getSetCookie()[0]?.startsWith('__Host-'));
    },
    { proxies: 1 },
  );
});

test('after a key rotation cookies still work, and are replaced when a page is opened', async () => {
  const { path, remove } = folder();
  const config = testConfig(join(path, 'cabale.db'));
  const first = await openServer(config);
  const made = await call(first.port, 'signIn', { body: { name: 'Ada' } });
  await answerAdmin(first, { ask: 'rotate-key' });
  await first.close();
  const second = await openServer(config);
  assert.notEqual(second.people.keyRing.keys[0], first.people.keyRing.keys[0]);
  const again = await call(second.port, 'session', { cookie: made.cookie ?? '' });
  assert.equal(again.answer.person?.name, 'Ada');
  assert.notEqual(again.cookie, made.cookie);
  assert.equal((await call(second.port, 'mine', { cookie: again.cookie ?? '' })).status, 200);
  await second.close();
  remove();
});

test('signatures with a newer key of another server work at once; forged ones hardly reach the store', async () => {
  let asked = 0;
  const wrap = (store: Store): Store =>
    new Proxy(store, {
      get: (inner, name: keyof Store) => {
        if (name === 'setting') asked += 1;
        return inner[name];
      },
    });
  await withServer(
    async (server) => {
      const { port, hub } = server;
      const { cookie = '' } = await call(port, 'signIn', { body: { name: 'Ada' } });
      const [, value = ''] = cookie.split('=');
      const [person = '', session] = value.split('.');
      await answerAdmin(server, { ask: 'rotate-key' });
      const [key, ...before] = hub.keyRing.keys;
      const newer = (await hub.store.setting('key')) ?? '';
      assert.notEqual(newer, key);
      const again = await call(port, 'session', {
        cookie: `cabale=${seal([newer], 'cookie', person, Number(session))}`,
      });
      assert.equal(again.answer.person?.name, 'Ada');
      assert.deepEqual(hub.keyRing.keys, [newer, key, ...before]);
      assert.equal((await call(port, 'session', { cookie })).answer.person?.name, 'Ada', 'and so does the one before');
      for (const purpose of ['token', 'replay', 'challenge'] as const)
        assert.deepEqual(await hub.keyRing.unseal(purpose, seal([newer], purpose, 'x', 1)), { of: 'x', number: 1 });
      asked = 0;
      for (let i = 0; i < 50; i++)
        assert.equal(await hub.keyRing.unseal('cookie', seal(['forged'], 'cookie', 'x', i)), undefined);
      assert.ok(asked < 50, `${asked} questions`);
    },
    { wrap },
  );
});

test('the owner of a recovery link or code can be asked without using it up', async () => {
  await withServer(async ({ port }) => {
    const ada = await signedIn(port, 'Ada');
    const { answer } = await call(port, 'recovery', { token: ada.token });
    const secret = answer.path.split('=')[1] ?? '';
    assert.deepEqual((await call(port, 'askRecover', { body: { secret } })).answer, { name: 'Ada', mine: false });
    const own = await call(port, 'askRecover', { token: ada.token, body: { secret } });
    assert.deepEqual(own.answer, { name: 'Ada', mine: true });
    assert.equal((await call(port, 'askRecover', { body: { code: answer.code } })).answer.name, 'Ada');
    assert.equal((await call(port, 'askRecover', { body: { secret: 'x'.repeat(22) } })).answer.code, 'expired');
    assert.equal((await call(port, 'recover', { body: { secret } })).answer.person.id, ada.person, 'it is still good');
    assert.equal((await call(port, 'askRecover', { body: { secret } })).answer.code, 'expired');
  });
});

test('requests and sockets of other origins are refused', async () => {
  await withServer(async ({ port }) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://evil.example' },
      body: '{"name":"Ada"}',
    });
    assert.equal(response.status, 403);
    const status = (origin?: string, path = '/ws') =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, origin === undefined ? {} : { origin });
        socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0));
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('error', () => {});
      });
    assert.equal(await status('http://evil.example'), 403);
    assert.equal(await status(`http://127.0.0.1:${port}`), 101);
    assert.equal(await status(undefined, '/other'), 404);
  });
});

/** Everything the server answers until it closes. */
const answerTo = (port: number, lines: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
  });

test('an unknown upgrade is ignored, and the request answered', async () => {
  await withServer(async ({ port }) => {
    const h2c = ['GET /healthz HTTP/1.1', 'Host: a', 'Connection: Upgrade, close', 'Upgrade: h2c'];
    assert.match(await answerTo(port, h2c), /^HTTP\/1.1 200 /);
  });
});

test('a request with two hosts is refused (RFC 9112, 3.2)', async () => {
  await withServer(async ({ port }) => {
    const close = ['Connection: close'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', key, 'Sec-WebSocket-Version: 13'];
    for (const [path, rest] of [
      ['/', close],
      ['/api/tables', close],
      ['/assets/a.js', close],
      ['/ws', upgrade],
    ] as const)
      for (const hosts of [
        ['Host: a', 'Host: b'],
        ['Host: a', 'host: a'],
      ])
        assert.match(await answerTo(port, [`GET ${path} HTTP/1.1`, ...hosts, ...rest]), /^HTTP\/1.1 400 /, path);
    assert.match(await answerTo(port, ['GET /healthz HTTP/1.1', 'Host: a', ...close]), /^HTTP\/1.1 200 /);
  });
});

test('headers are strict, and paths cannot leave the site', async () => {
  await withServer(async ({ port }) => {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.match(await page.text(), /Cabale is running/);
    const policy = page.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/api/nothing', '/data/cabale.db'])
      assert.equal((await fetch(`http://127.0.0.1:${port}${path}`)).status, 404, path);
    const big = await fetch(`http://127.0.0.1:${port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(9000) }),
    });
    assert.equal(big.status, 413);
    const docs = await (await fetch(`http://127.0.0.1:${port}/api/docs`)).text();
    assert.equal(JSON.parse(docs).openapi, '3.1.0');
    for (const path of ['/healthz', '/readyz', '/metrics'])
      assert.equal((await fetch(`http://127.0.0.1:${port}${path}`)).status, 200);
  });
});

test('HSTS is sent behind TLS only', async () => {
  const hsts = async (proxies: number): Promise<string | null> => {
    let found: string | null = null;
    await withServer(
      async ({ port }) => {
        found = (await fetch(`http://127.0.0.1:${port}/`)).headers.get('strict-transport-security');
      },
      { proxies },
    );
    return found;
  };
  assert.equal(await hsts(0), null);
  assert.equal(await hsts(1), 'max-age=31536000');
});

test('too many guesses, messages or connections are refused', async () => {
  await withServer(
    async ({ port }) => {
      const ada = await connect(port, 'Ada');
      let refused = 0;
      for (let i = 0; i < 15; i++)
        if ((await call(port, 'join', { token: ada.token, body: { code: 'KOMUTARI' } })).status === 429) refused += 1;
      assert.equal(refused, 5);
      for (let i = 0; i < 70; i++) ada.say({ type: 'ping' });
      await ada.until(() => ada.messages.some((one) => one.type === 'error' && one.code === 'too-fast'));
      const sockets = Array.from({ length: 6 }, () => new WebSocket(`ws://127.0.0.1:${port}/ws`));
      const answers = await Promise.all(
        sockets.map(
          (socket) =>
            new Promise((resolve) => {
              socket.on('open', () => resolve(101));
              socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
              socket.on('error', () => {});
            }),
        ),
      );
      assert.ok(answers.includes(429));
      for (const socket of sockets) socket.terminate();
    },
    { limits: { ...LIMITS, connectionsPerAddress: 4 } },
  );
});

test('the log holds no secret of a table, an invitation, a session or a person', async () => {
  const { path, remove } = folder();
  const file = join(path, 'log');
  const secrets: string[] = [];
  await withServer(
    async ({ port, hub }) => {
      const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
      await players[0]?.ask({ type: 'start' });
      await playOut(players);
      await players[0]?.ask({ type: 'say', text: 'a private word' });
      await call(port, 'replay', { token: players[0]?.token ?? '', path: '/api/replays/nothing' });
      await fetch(`http://127.0.0.1:${port}/api/join?invite=${invite}`);
      const row = await hub.store.game(table, 1);
      secrets.push(row?.set.seed ?? '', invite, 'a private word', ...players.map(({ token }) => token), 'got');
      hub.log.info('the last line');
    },
    { log: pino({ level: 'trace' }, pino.destination({ dest: file, sync: true })) },
  );
  const log = readFileSync(file, 'utf8');
  assert.match(log, /the last line/);
  for (const secret of secrets) assert.ok(secret.length > 2 && !log.includes(secret), secret);
  remove();
});

test('text that no database can hold is refused in a message', () => {
  for (const good of ['a', 'é', '👩‍👩‍👧‍👦', '\\u0000', '\\ud800', 'a\\'])
    assert.ok(isKeepable({ move: good, more: [good] }), good);
  for (const bad of ['\u0000', 'a\u0000', '\\\u0000', '\ud800', '\udc00\ud800', '\ud83d x'])
    assert.ok(!isKeepable({ more: [bad] }), JSON.stringify(bad));
  const said = (move: string) => parseMessage(JSON.stringify({ type: 'move', id: 'x', round: 1, question: 1, move }));
  assert.ok('message' in said('say: \\u0000 👩'));
  assert.ok('why' in said('say: \u0000') && 'why' in said('say: \ud800'));
});

test("the admin socket is the owner's only, and does its commands", async () => {
  await withServer(async (server, db) => {
    const { port } = server;
    const path = `${db}.sock`;
    const admin = await openAdmin(server, db, path);
    const ask = (question: AdminAsk | object) =>
      new Promise<{ ok: boolean; result?: { [key: string]: unknown } & unknown[]; message?: string }>((resolve) => {
        const socket = createConnection(path, () => socket.write(`${JSON.stringify(question)}\n`));
        let text = '';
        socket.on('data', (part) => {
          text += part;
        });
        socket.on('end', () => resolve(JSON.parse(text.split('\n')[1] ?? '')));
      });
    try {
      const { players, table } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
      await players[0]?.ask({ type: 'start' });
      await playOut(players);
      assert.equal(statSync(path).mode & 0o777, 0o600);
      assert.equal(statSync(db).mode & 0o777, 0o600);
      assert.equal((await ask({ ask: 'tables' })).result?.length, 1);
      const { result: record } = await ask({ ask: 'export', table });
      const imported = await ask({ ask: 'import', record });
      const copy = String(imported.result?.table);
      assert.deepEqual((await ask({ ask: 'export', table: copy })).result, record);
      const replay = await call(port, 'shared', { path: String(imported.result?.path) });
      const { end, ...whole } = replay.answer.record;
      assert.deepEqual(whole, record);
      assert.match(end ?? '', new RegExp(`^${whole.moves.length}:`));
      assert.equal((await ask({ ask: 'import', record: { ...record, moves: [] } })).ok, false);
      assert.equal((await ask({ ask: 'nonsense' })).ok, false);
      assert.equal((await ask({ ask: 'backup', file: `${db}.copy` })).ok, true);
      assert.equal((await ask({ ask: 'close', table })).ok, true);
      await players[1]?.until(() => players[1]?.messages.some(({ type }) => type === 'out'));
    } finally {
      admin.close();
    }
  });
});

test('docs/PROTOCOL.md matches the schema', () => {
  const text = readFileSync(new URL('../../docs/PROTOCOL.md', import.meta.url), 'utf8');
  assert.equal(text.split('<!-- generated -->')[1]?.trim(), reference().trim(), 'run npm run lab -- protocol');
});

test('a logged error has its stack, and nothing of its message', () => {
  const told = whereItBroke(new Error('A may not "drop hazel"\nallowed: drop walnut'));
  assert.match(told, /^Error\n\s+at /);
  assert.doesNotMatch(told, /hazel|walnut/);
  assert.equal(whereItBroke('hazel'), 'unknown');
});
