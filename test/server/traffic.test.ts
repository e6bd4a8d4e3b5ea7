/** The cost of one connection to others: pings, fast messages, half requests, unread bytes. */
import assert from 'node:assert/strict';
import { createConnection } from 'node:net';
import { test } from 'node:test';
import * as v from 'valibot';
import type { Fact } from '../../src/engine/facts.ts';
import { Failure } from '../../src/protocol/http-shapes.ts';
import { openBacklog } from '../../src/server/connections/backlog.ts';
import { LIMITS, type Limits } from '../../src/server/connections/limits.ts';
import { until } from '../until.ts';
import { connect, type Player, started, testConfig, withServer } from './testing.ts';

/** The usual limits without refill, so that the machine's speed does not matter. */
const ONCE: Limits = { ...LIMITS, messages: { ...LIMITS.messages, perSecond: 0 } };

const closed = (player: Player): Promise<number> =>
  new Promise((resolve) => player.socket.once('close', (code) => resolve(code)));

test('too many pings close the connection', async () => {
  await withServer(
    async ({ port }) => {
      const ada = await connect(port, 'Ada');
      let pongs = 0;
      ada.socket.on('pong', () => {
        pongs += 1;
      });
      const end = closed(ada);
      for (let i = 0; i < 500; i++) ada.socket.ping('x'.repeat(100));
      assert.equal(await end, 1008);
      assert.ok(pongs > 0 && pongs <= LIMITS.messages.burst, `${pongs} pongs`);
    },
    { limits: ONCE },
  );
});

test('messages over the limit are not parsed, and nothing is read after a close', async () => {
  await withServer(
    async ({ port, hub }) => {
      const ada = await connect(port, 'Ada');
      const end = closed(ada);
      const deep = '['.repeat(4000) + ']'.repeat(4000);
      for (let i = 0; i < 400; i++) ada.socket.send(deep);
      assert.equal(await end, 1008);
      const { values } = await hub.metrics.refused.get();
      assert.equal(
        values.reduce((sum, { value }) => sum + value, 0),
        21,
      );
    },
    { limits: LIMITS },
  );
});

test('a too-fast refusal carries the id of its message', async () => {
  await withServer(
    async ({ port }) => {
      const ada = await connect(port, 'Ada');
      const first = await ada.ask({ type: 'ping' });
      const second = await ada.ask({ type: 'ping' });
      assert.equal(first.type, 'pong');
      assert.equal(second.type === 'error' && second.code, 'too-fast');
    },
    { limits: { messages: { perSecond: 0.001, burst: 1 } } },
  );
});

test('a half-sent request times out, and connections per address are limited', async () => {
  await withServer(
    async ({ port }) => {
      const half = () => {
        const socket = createConnection(port, '127.0.0.1');
        let heard = '';
        socket.on('data', (part) => {
          heard += part;
        });
        socket.on('error', () => {});
        socket.write(
          'POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        );
        return new Promise<string>((resolve) => socket.on('close', () => resolve(heard.slice(9, 12))));
      };
      const ends = await Promise.all(Array.from({ length: 6 }, half));
      assert.deepEqual(ends.sort(), ['408', '408', '408', '408', '429', '429']);
      assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200);
    },
    { limits: { linksPerAddress: 4, requestTime: 300 } },
  );
});

/** The status and sentence answered to these bytes. */
const refusalOf = async (port: number, sent: string): Promise<readonly [status: number, message: string]> => {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(sent);
  let heard = '';
  for await (const part of socket) heard += part;
  const [head = '', body = ''] = heard.split('\r\n\r\n', 2);
  return [Number(head.slice(9, 12)), v.parse(Failure, JSON.parse(body)).message];
};

const post = (type: string, length: number, body: string): string =>
  `POST /api/session HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;
const get = (path: string, header = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n`;

test('an unreadable request is refused in our own sentence, which says what is allowed', async () => {
  await withServer(async ({ port }) => {
    for (const [sent, wanted, sentence] of [
      [post('application/json', 9000, ' '.repeat(9000)), 413, /at most 8192 bytes/],
      [post('text/plain', 2, '{}'), 415, /application\/json/],
      [get('/', `X: ${'x'.repeat(20_000)}\r\n`), 431, /at most 16384 bytes/],
      [get(`/api/invited/${'x'.repeat(200)}`), 414, /at most 100 letters/],
      ['hello\r\n\r\n', 400, /HTTP\/1\.1/],
    ] as const) {
      const [status, message] = await refusalOf(port, sent);
      assert.equal(status, wanted, message);
      assert.match(message, sentence);
    }
  });
  await withServer(
    async ({ port }) => {
      for (const half of [post('application/json', 99, '{'), 'GET / HTTP/1.1\r\n']) {
        const [status, message] = await refusalOf(port, half);
        assert.equal(status, 408, message);
        assert.match(message, /within 0\.2 seconds/);
      }
    },
    { limits: { requestTime: 200 } },
  );
});

test('unsent bytes are limited per connection, per address and in total', () => {
  const unsent = openBacklog({ unsent: 10, unsentPerAddress: 15, unsentInAll: 22 });
  let reads = false;
  const reader = (address: string, bytes: number) => ({ address, waiting: () => (reads ? 0 : bytes) });
  const [slow, one, two, other] = [reader('a', 11), reader('b', 10), reader('b', 10), reader('c', 10)];
  assert.equal(unsent.mayStay(slow), false, 'too much for one');
  assert.equal(unsent.mayStay(one), true);
  assert.equal(unsent.mayStay(two), false, 'too much for its address');
  unsent.gone(two);
  assert.equal(unsent.mayStay(other), false, 'too much in all');
  unsent.gone(other);
  reads = true;
  assert.equal(unsent.mayStay(one), true);
  reads = false;
  assert.equal(unsent.mayStay(other), true);
});

test('a reconnecting client gets a long game at its own pace, and news meanwhile', async () => {
  await withServer(
    async ({ port, hub }) => {
      const { table, mover, others } = await started(port, ['Ada', 'Bo']);
      const live = hub.liveTables.get(table)?.game?.live;
      assert.ok(live);
      const facts = (await hub.facts.of(table, 1, live)) as Fact[];
      const more = Array.from(
        { length: 20_000 },
        (_, i): Fact => ({ to: 'all', said: ['A', 'said', `${i} ${'x'.repeat(400)}`] }),
      );
      facts.push(...more);
      live.told = live.told.map((n) => n + more.length);
      const [other] = others;
      assert.ok(other);
      const back = await connect(port, other.name, other);
      const slow = new Promise<void>((resolve) => back.socket.once('close', () => resolve())).then(() => 'cut off');
      back.socket.pause();
      back.say({ type: 'enter', table }, 'all');
      await until(() => [...(hub.liveTables.get(table)?.clients ?? [])].length === 3);
      await mover.ask({ type: 'move', question: 1, move: 'draw' });
      back.socket.resume();
      const heard = back.until(
        () => back.frames.length > 1 && back.frames.reduce((n, frame) => n + frame.facts.length, 0),
      );
      await other.until(() => other.view?.question === mover.view?.question);
      const before = other.frames.reduce((n, frame) => n + frame.facts.length, 0);
      assert.equal(await Promise.race([heard, slow]), before + more.length);
      assert.deepEqual(
        back.frames.map(({ from }) => from),
        [0, back.frames[0]?.facts.length],
      );
      assert.equal(back.view?.question, mover.view?.question);
    },
    { limits: { ...testConfig('').limits, unsent: 300_000 }, checkOut: false },
  );
});

test('eight phones fetch all files of the site at once without a rate limit', async () => {
  const [phones, files] = [8, 600];
  const visits = { perSecond: 0.01, burst: 20 };
  await withServer(
    async ({ port }) => {
      const ask = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        await answer.arrayBuffer();
        return answer.status;
      };
      let slow = 0;
      for (let i = 0; i < phones * files; i += 50) {
        const statuses = await Promise.all(Array.from({ length: 50 }, () => ask('/assets/any.js')));
        slow += statuses.filter((status) => status === 429).length;
      }
      assert.equal(slow, 0);
      const others = await Promise.all(Array.from({ length: 2 * visits.burst }, () => ask('/api/docs')));
      assert.ok(others.includes(429), 'other addresses are counted as before');
    },
    { limits: { ...LIMITS, visits, links: testConfig('').limits?.links ?? LIMITS.links, linksPerAddress: 10_000 } },
  );
});
