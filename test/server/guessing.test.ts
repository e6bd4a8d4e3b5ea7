/** Limits of strangers: codes, names, requests, lists, reports; by address, network and person. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/server/connections/limits.ts';
import { networkOf, widerNetworksOf } from '../../src/server/connections/origin.ts';
import { call, connect, nuts, seatFriends, signedIn, withServer } from './testing.ts';

test('an IPv6 network counts as one address', () => {
  assert.equal(networkOf('2001:db8:0:7::1'), networkOf('2001:db8::7:a:b:c:d'));
  assert.equal(networkOf('2001:0DB8::1'), networkOf('2001:db8:0:0:ffff::'));
  assert.notEqual(networkOf('2001:db8:0:7::1'), networkOf('2001:db8:0:8::1'));
  assert.equal(networkOf('::ffff:10.0.0.1'), '10.0.0.1');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.deepEqual(widerNetworksOf('2001:db8:1:ab07::1'), ['2001:db8:1:ab00::/56', '2001:db8:1::/48']);
  assert.deepEqual(widerNetworksOf('10.0.0.1'), []);
});

test('a code is accepted in lower case and with spaces, hyphens or dots', async () => {
  await withServer(async ({ port }) => {
    const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
    const { code, table } = (await call(port, 'create', { token: ada.token, body: { game: nuts.id, seats: 3 } }))
      .answer;
    const parts = code.match(/../g) ?? [];
    const ways = ['·', ' · ', ' ', '-', '.', '\u2011', '\u00a0', '•'].map((between) => parts.join(between));
    for (const way of [...ways, ` ${code.toLowerCase()}\n`]) {
      const path = `/api/invited/${encodeURIComponent(way)}`;
      const { status, answer } = await call(port, 'invited', { path });
      assert.equal(status, 200, way);
      assert.equal(answer.table.id, table);
      assert.equal((await call(port, 'join', { token: bo.token, body: { code: way } })).answer.table, table, way);
    }
    for (const wrong of ['·', '- -', 'KO']) {
      const { answer } = await call(port, 'join', { token: bo.token, body: { code: wrong } });
      assert.equal(answer.field, 'code', wrong);
    }
  });
});

const look = async (port: number, word: string, from: string, token?: string): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/invited/${word}`, {
    headers: { 'x-forwarded-for': from, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
  await response.text();
  return response.status;
};
const tried = async (count: number, ask: (i: number) => Promise<number>): Promise<number> => {
  const found = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
  return found.filter((status) => status !== 429).length;
};

test('wrong codes are limited per address, per wider network and in total; invitations are not', async () => {
  const limits = {
    ...LIMITS,
    guesses: { perSecond: 0, burst: 10 },
    guessesPerNetwork: { perSecond: 0, burst: 20 },
    guessesInAll: { perSecond: 0, burst: 50 },
  };
  await withServer(
    async ({ port }) => {
      const ada = await signedIn(port, 'Ada');
      const { answer } = await call(port, 'create', { token: ada.token, body: { game: nuts.id, seats: 3 } });
      const wrong = (from: (i: number) => string) => (i: number) => look(port, 'KOMUTARI', from(i));
      assert.equal(
        await tried(
          40,
          wrong((i) => `2001:db8:1:ab0${i % 4}::${i}`),
        ),
        20,
        'one /56',
      );
      assert.equal(
        await tried(
          40,
          wrong((i) => `2001:db8:2:${i % 4}00::${i}`),
        ),
        20,
        'one /48',
      );
      assert.equal(
        await tried(
          40,
          wrong((i) => `10.0.0.${i}`),
        ),
        10,
        'the whole house',
      );
      assert.equal(await look(port, answer.code, '10.0.1.1'), 429);
      assert.equal(await look(port, answer.invite, '10.0.1.1'), 200);
    },
    { proxies: 1, limits },
  );
});

test('a guesser does not lock out others at their address: invitations open, and so do right codes', async () => {
  await withServer(
    async ({ port }) => {
      const [ada, eve] = [await signedIn(port, 'Ada'), await signedIn(port, 'Eve')];
      const { answer } = await call(port, 'create', { token: ada.token, body: { game: nuts.id, seats: 3 } });
      assert.equal(await tried(15, () => look(port, 'KOMUTARI', '10.0.0.1', eve.token)), 10);
      assert.equal(await look(port, answer.code, '10.0.0.1', eve.token), 429);
      assert.equal(await look(port, answer.invite, '10.0.0.1'), 200);
      assert.equal(await look(port, answer.code, '10.0.0.1', ada.token), 200);
      assert.equal(await look(port, answer.code, '10.0.0.1', ada.token), 200, 'again and again');
      assert.equal(await look(port, 'KOMUTARI', '10.0.0.1', ada.token), 400, 'one wrong guess');
      assert.equal(await look(port, answer.code, '10.0.0.1', ada.token), 429);
    },
    { proxies: 1, limits: { ...LIMITS, guesses: { perSecond: 0, burst: 10 } } },
  );
});

test('requests are also limited per person, and renames more strictly', async () => {
  const limits = { requests: { perSecond: 0, burst: 8 }, renames: { perSecond: 0, burst: 2 } };
  await withServer(
    async ({ port }) => {
      const { token } = await signedIn(port, 'Ada');
      const ask = async (i: number, method: string): Promise<number> => {
        const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'x-forwarded-for': `10.0.0.${i}`,
          },
          ...(method === 'GET' ? {} : { body: JSON.stringify({ name: `Ada ${i}` }) }),
        });
        return response.status;
      };
      assert.equal(await tried(4, (i) => ask(i, 'PATCH')), 2);
      assert.equal(await tried(9, (i) => ask(10 + i, 'GET')), 4);
    },
    { proxies: 1, limits },
  );
});

test('the public list shows few tables per host and address, and none without players', async () => {
  await withServer(
    async ({ port }) => {
      const create = async (token: string, from: string): Promise<string> => {
        const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': from },
          body: JSON.stringify({ game: nuts.id, seats: 3, public: true }),
        });
        return JSON.parse(await response.text()).table;
      };
      const ada = await signedIn(port, 'Ada');
      const honest = await create(ada.token, '10.0.0.1');
      const eve = await connect(port, 'Eve');
      for (let i = 0; i < 7; i++) await create(eve.token, `10.0.1.${i}`);
      const left = await create(eve.token, '10.0.2.1');
      await eve.ask({ type: 'enter', table: left });
      await eve.ask({ type: 'leave' });
      for (let i = 0; i < 25; i++) await create((await signedIn(port, `Mallory ${i}`)).token, '10.0.3.1');
      const { tables } = (await call(port, 'tables')).answer;
      const ids = tables.map(({ id }) => id);
      assert.ok(ids.includes(honest));
      assert.ok(!ids.includes(left), 'nobody sits there');
      assert.equal(tables.filter(({ host }) => host === 'Eve').length, 5);
      assert.equal(tables.filter(({ host }) => host?.startsWith('Mallory')).length, 20);
    },
    { proxies: 1 },
  );
});

test('guesses are limited per person, also from many addresses', async () => {
  await withServer(
    async ({ port }) => {
      const { token } = await connect(port, 'Ada');
      const guess = async (i: number) => {
        const response = await fetch(`http://127.0.0.1:${port}/api/join`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'x-forwarded-for': `10.0.0.${i}`,
          },
          body: '{"code":"KOMUTARI"}',
        });
        return response.status;
      };
      const found = await Promise.all(Array.from({ length: 15 }, (_, i) => guess(i)));
      assert.equal(found.filter((status) => status === 429).length, 5);
    },
    { proxies: 1, limits: LIMITS },
  );
});

test('only visible lines can be reported, and reports are limited', async () => {
  await withServer(
    async ({ port, hub }) => {
      const { players } = await seatFriends(port, ['Ada', 'Bo']);
      const [ada, bo] = players;
      await ada?.ask({ type: 'say', text: 'hello' });
      const report = async (line: number) => {
        const answer = await bo?.ask({ type: 'report', line });
        return answer?.type === 'error' ? answer.code : answer?.type;
      };
      assert.equal(await report(1), 'no-chat');
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i++) answers.push(await report(0));
      assert.deepEqual(answers, ['ok', 'ok', 'ok', 'ok', 'too-fast', 'too-fast']);
      assert.equal((await hub.store.reports(100, 0))[0]?.reports, 1, 'once per person and line');
    },
    { limits: LIMITS },
  );
});

test('codes to move to another device are limited per person', () =>
  withServer(
    async ({ port }) => {
      const { token } = await signedIn(port, 'Ada');
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++) statuses.push((await call(port, 'recovery', { token })).status);
      assert.deepEqual(statuses, [200, 200, 429, 429]);
      const { token: hasty } = await signedIn(port, 'Cy');
      const asked = Array.from({ length: 2 }, () => call(port, 'recovery', { token: hasty }));
      const given = (await Promise.all(asked)).flatMap(({ status, answer }) => (status === 200 ? [answer.code] : []));
      const moved = await Promise.all(given.map((code) => call(port, 'recover', { body: { code } })));
      assert.equal(moved.filter(({ status }) => status === 200).length, 1, 'of two asked for at once one holds');
      const { token: other } = await signedIn(port, 'Bo');
      assert.equal((await call(port, 'recovery', { token: other })).status, 200, 'others are not meant');
    },
    { limits: { recoveries: { perSecond: 0.001, burst: 2 } } },
  ));

const opened = (port: number, from: string): Promise<{ readonly status: number; readonly socket: WebSocket }> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': from } });
    socket.on('open', () => resolve({ status: 101, socket }));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve({ status: statusCode, socket }));
    socket.on('error', () => {});
  });

test('a wide IPv6 network has four times the limits of one address: sign-ins and connections', () =>
  withServer(
    async ({ port }) => {
      const signIn = async (from: string): Promise<number> => {
        const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
        const body = JSON.stringify({ name: 'Eve', token: true });
        return (await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST', headers, body })).status;
      };
      assert.equal(await tried(30, (i) => signIn(`2001:db8:1:ab${10 + i}::1`)), 20, 'one /56');
      assert.equal(await tried(30, (i) => signIn(`2001:db8:2:${i}00::1`)), 20, 'one /48');
      assert.equal(await tried(30, (i) => signIn(`2001:db8:${30 + i}::1`)), 30, 'many of them');
      const sockets = await Promise.all(Array.from({ length: 16 }, (_, i) => opened(port, `2001:db8:1:${i}00::1`)));
      assert.equal(sockets.filter(({ status }) => status === 101).length, 8);
      assert.equal((await opened(port, '2001:db8:2::1')).status, 101, 'others are not meant');
      for (const { socket } of sockets) socket.terminate();
    },
    { proxies: 1, limits: { signIns: { perSecond: 0, burst: 5 }, connectionsPerAddress: 2 } },
  ));
