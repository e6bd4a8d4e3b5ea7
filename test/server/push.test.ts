/** Notifications to closed pages, received by a test push service and decrypted as a browser would. */
import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { pino } from 'pino';
import { newVapidKeys } from '../../src/server/push/encrypt.ts';
import { checkEndpoint, isOfTheHouse, lookOutside } from '../../src/server/push/endpoint.ts';
import { openPlaces } from '../../src/server/push/places.ts';
import { openWebPush } from '../../src/server/push/web-push.ts';
import { openServer } from '../../src/server/server.ts';
import { until } from '../until.ts';
import { newBrowser, openService, type Received } from './pushing.ts';
import { call, connect, folder, type Player, started, testConfig, withServer } from './testing.ts';

/** RFC 8292: signed with the announced key, for this service, for at most a day. */
const checkVapid = ({ headers }: Received, key: string, audience: string): void => {
  const [, token = '', given] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  assert.equal(given, key);
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  assert.ok(verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url')));
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  assert.equal(claims.aud, audience);
  assert.match(claims.sub, /^mailto:/);
  assert.ok(claims.exp > Date.now() / 1000 && claims.exp <= Date.now() / 1000 + 24 * 60 * 60);
};

const subscribed = async (port: number, { token }: Pick<Player, 'token'>, endpoint: string) => {
  const browser = newBrowser();
  const { p256dh, auth } = browser;
  const { status, answer } = await call(port, 'subscribe', { token, body: { endpoint, p256dh, auth } });
  assert.equal(status, 200, `${answer.message}`);
  return browser;
};

const playTurn = async (player: Player): Promise<void> => {
  for (;;) {
    const { toAct, legal, question } = await player.until(() => player.view);
    if (player.me === undefined || !toAct.some((seat) => seat === player.me)) return;
    const move = legal?.find((one) => /^(draw|drop)/.test(one)) ?? '';
    assert.equal((await player.ask({ type: 'move', question, move })).type, 'frame');
  }
};

const QUICK = { pushAnywhere: true, patience: 30, botPace: [60_000, 60_000] } as const;

test('an absent player is notified once of their turn, in their language; a present one is not', async (t) => {
  const service = await openService();
  t.after(service.close);
  await withServer(async ({ port, hub }) => {
    const { answer: keys } = await call(port, 'pushKey');
    const { mover, others, table } = await started(port, ['Ada', 'Bo']);
    /** Absent awaited players have been notified. */
    const called = () => until(() => hub.liveTables.get(table)?.absent.timer === undefined);
    const [other] = others;
    assert.ok(other);
    await call(port, 'rename', { token: mover.token, body: { lang: 'fr' } });
    const browser = await subscribed(port, mover, `${service.origin}/mover`);
    await subscribed(port, other, `${service.origin}/other`);
    mover.close();
    await service.until(1);
    const [notice] = service.received;
    assert.ok(notice);
    assert.equal(notice.path, '/mover');
    assert.equal(notice.headers['content-encoding'], 'aes128gcm');
    checkVapid(notice, keys.key, service.origin);
    const told = browser.open(notice.body);
    assert.deepEqual(Object.keys(Object(told)).sort(), ['lang', 'path', 'title']);
    assert.deepEqual({ ...Object(told), path: '' }, { title: 'C’est à toi de jouer', lang: 'fr', path: '' });
    assert.match(Object(told).path, /^\/t\/[A-Z]{8}$/);

    // they return, play, and leave: it is the turn of the other, who is present
    const back = await connect(port, mover.name, mover);
    await back.ask({ type: 'enter', table });
    await playTurn(back);
    back.close();
    await other.until(() => other.view?.toAct[0] === other.me);
    await called();
    // their turn again: since they returned, they are notified again, once
    await playTurn(other);
    await service.until(2);
    await called();
    await hub.push.tell(other.person, '/'); // the last of all
    await service.until(3);
    assert.deepEqual(
      service.received.map(({ path }) => path),
      ['/mover', '/mover', '/other'],
    );
  }, QUICK);
});

test("expired, removed and deleted people's subscriptions are forgotten", async (t) => {
  const service = await openService();
  t.after(service.close);
  await withServer(async ({ port, hub }) => {
    const { mover } = await started(port, ['Ada', 'Bo']);
    const devices = async () => (await hub.store.subscriptions(mover.person)).map(({ endpoint }) => endpoint);
    await subscribed(port, mover, `${service.origin}/gone`);
    service.service.status = 410;
    mover.close();
    await service.until(1);
    await until(async () => (await devices()).length === 0);

    const { token } = mover;
    for (let i = 0; i < 12; i++) await subscribed(port, mover, `${service.origin}/${i}`);
    assert.equal((await devices()).length, 10, 'the latest');
    assert.ok(!(await devices()).includes(`${service.origin}/0`));
    await call(port, 'unsubscribe', { token, body: { endpoint: `${service.origin}/11` } });
    assert.equal((await devices()).length, 9);
    const stranger = await connect(port, 'Cy');
    await call(port, 'unsubscribe', { token: stranger.token, body: { endpoint: `${service.origin}/10` } });
    assert.equal((await devices()).length, 9, 'not by somebody else');
    await call(port, 'forget', { token });
    assert.deepEqual(await devices(), []);
  }, QUICK);
});

test('the server keeps its key across restarts; subscribing needs a session', async () => {
  const { path, remove } = folder();
  const config = testConfig(`${path}/c.db`, QUICK);
  const keys: string[] = [];
  for (let i = 0; i < 2; i++) {
    const server = await openServer(config);
    keys.push((await call(server.port, 'pushKey')).answer.key);
    const body = { endpoint: 'https://push.example.org/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    assert.equal((await call(server.port, 'subscribe', { body })).status, 401);
    await server.close();
  }
  assert.equal(keys[0], keys[1]);
  remove();
});

test('notices go to public push services only, never to internal addresses', async () => {
  for (const wrong of [
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://router/x',
    'https://me:secret@push.example.org/x',
    'https://push.example.org:8443/x',
    'ftp://push.example.org/x',
    'nothing',
  ])
    assert.throws(() => checkEndpoint(wrong, false), /endpoint/, wrong);
  assert.equal(checkEndpoint('https://push.example.org/x', false).host, 'push.example.org');
  for (const inside of [
    '127.0.0.1',
    '::127.0.0.1',
    '2002:7f00:1::1',
    '2001:0:7f00:1::',
    '10.1.2.3',
    '192.168.1.1',
    '172.20.0.1',
    '169.254.169.254',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b:1::a00:1',
    'fec0::1',
    '::ffff:0:a00:1',
  ])
    assert.ok(isOfTheHouse(inside), inside);
  for (const outside of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) assert.ok(!isOfTheHouse(outside), outside);
  const found = await new Promise((resolve) => lookOutside('localhost', {}, (error) => resolve(error)));
  assert.match(String(found), /nowhere one may go/);
  await withServer(async ({ port }) => {
    const { token } = await connect(port, 'Ada');
    const { p256dh, auth } = newBrowser();
    const body = { endpoint: 'https://127.0.0.1/x', p256dh, auth };
    const { status, answer } = await call(port, 'subscribe', { token, body });
    assert.deepEqual([status, answer.code, answer.field], [400, 'malformed', 'endpoint']);
  });
});

test('connections are limited per host and person; the next in line waits, the rest are refused', async () => {
  const places = openPlaces({ inAll: 3, perHost: 2, perPerson: 1, waiting: 2 });
  const come: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = async (host: string, person: string): Promise<void> => {
    const leave = await places.take({ host, person });
    come.push(leave === undefined ? `${person} goes` : person);
    if (leave !== undefined) leaves.push(leave);
  };
  await ask('slow', 'eve');
  ask('slow', 'eve'); // one per person
  await ask('slow', 'mallory');
  ask('slow', 'trudy'); // two per host
  await ask('good', 'ada');
  await ask('good', 'bo');
  assert.deepEqual(come, ['eve', 'mallory', 'ada', 'bo goes']);
  leaves[1]?.();
  await until(() => come.includes('trudy'));
  leaves[0]?.();
  await until(() => come.length === 6);
  assert.deepEqual(come.slice(4), ['trudy', 'eve']);
});

/** A service whose answer never ends. */
const openDripping = async (t: { after(work: () => void): void }, head: string) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => socket.write(head));
    const drip = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { sockets, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const nothing = { write: () => {}, later: () => {}, wake: () => {}, holds: () => false, waits: () => 0 };
const DEPS = {
  journal: { ...nothing, durable: async () => {}, close: async () => {} },
  log: pino({ level: 'silent' }),
  contact: 'mailto:a@example.org',
  anywhere: true,
  patience: 300,
  now: () => 0,
  dropped: () => assert.fail('too many waited'),
};

test('if the store cannot be read, notices are dropped without an error', async () => {
  const broken = () => Promise.reject(new Error('the database is gone'));
  const post = openWebPush({ ...DEPS, store: { subscriptions: broken, person: broken }, keys: newVapidKeys() });
  const to = { person: 'ada', endpoint: 'http://127.0.0.1/', p256dh: '', auth: '' };
  await post.tell('ada', '/');
  await post.tellWish({ ...to, topic: 'invitations', every: 0, told: 0 }, () => 'a table waits', '/');
  await post.tellMoment({ ...to, hour: 9, zone: 'Europe/Paris', due: 0 });
});

test('services that answer without end block neither other notices nor connections', async (t) => {
  const service = await openService();
  t.after(service.close);
  const [heads, bodies] = [await openDripping(t, 'HTTP/1.1 201 '), await openDripping(t, 'HTTP/1.1 201 OK\r\n\r\n')];
  const { p256dh, auth } = newBrowser();
  const devices = (person: string) => {
    const origins = {
      ada: [service.origin],
      eve: Array(10).fill(heads.origin),
      mallory: Array(10).fill(bodies.origin),
    };
    const own = origins[person as keyof typeof origins];
    return own.map((origin: string, i: number) => ({ endpoint: `${origin}/${i}`, person, p256dh, auth, created: 0 }));
  };
  const store = { subscriptions: async (person: string) => devices(person), person: async () => undefined };
  const post = openWebPush({ ...DEPS, store, keys: newVapidKeys() });
  const attacks = ['eve', 'mallory', 'eve'].map((person) => post.tell(person, '/'));
  await until(() => heads.sockets.size > 0);
  await post.tell('ada', '/');
  await service.until(1);
  await Promise.all(attacks);
  await until(() => heads.sockets.size === 0 && bodies.sockets.size === 0);
});
