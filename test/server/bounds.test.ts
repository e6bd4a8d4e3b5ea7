/** What one stranger can cost the others: every kind of work is bounded before it is done. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Fact } from '../../src/engine/facts.ts';
import { isFault } from '../../src/engine/fault.ts';
import { LIMITS } from '../../src/server/connections/limits.ts';
import { networkOf, widerNetworksOf } from '../../src/server/connections/origin.ts';
import { openUnsent } from '../../src/server/connections/unsent.ts';
import { openServer } from '../../src/server/server.ts';
import { openStore } from '../../src/server/store/open.ts';
import { sweep } from '../../src/server/tables/housekeeping.ts';
import { until } from '../until.ts';
import {
  call,
  connect,
  folder,
  nuts,
  type Player,
  playOut,
  seatFriends,
  signedIn,
  started,
  testConfig,
  withServer,
} from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

const closed = (player: Player): Promise<number> =>
  new Promise((resolve) => player.socket.once('close', (code) => resolve(code)));

test('a finished game is told without making a single view, once, and only to those who played it', async () => {
  let views = 0;
  const counted = {
    ...nuts,
    table: (...args: Parameters<typeof nuts.table>) => {
      views += 1;
      return nuts.table(...args);
    },
  };
  await withServer(
    async ({ port, hub }) => {
      const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { public: true });
      const [ada, bo] = players;
      const eve = await connect(port, 'Eve');
      await eve.ask({ type: 'enter', table });
      await ada?.ask({ type: 'start' });
      await playOut(players);
      await eve.until(() => eve.table?.status === 'over');
      await ada?.until(() => ada.table?.replay !== undefined);
      assert.equal(eve.table?.replay, undefined);
      const path = `/api/replays/${table}-1`;
      assert.equal((await call(port, 'replay', { token: eve.token, path })).status, 404);
      views = 0;
      for (const player of [ada, bo, ada]) {
        const { status, answer } = await call(port, 'replay', { token: player?.token ?? '', path });
        assert.equal(status, 200);
        assert.ok(answer.heard.length > 3);
      }
      assert.equal(views, 0);
      assert.equal(hub.replays.size, 2);
    },
    { games: [counted] },
  );
});

test('pings count: too many of them and the connection goes, unanswered from then on', async () => {
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
      assert.ok(pongs > 0 && pongs <= LIMITS.messages.burst + LIMITS.messages.perSecond, `${pongs} pongs`);
    },
    { limits: LIMITS },
  );
});

test('what comes too fast is not parsed, and after a close nothing is read', async () => {
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

test('too fast is told with the id of what was refused', async () => {
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

test('half a request is cut off in time, and an address has so many connections and no more', async () => {
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

test('bytes that wait to go out are bounded by connection, address and in all; who has taken his may stay', () => {
  const unsent = openUnsent({ unsent: 10, unsentPerAddress: 15, unsentInAll: 22 });
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

test('who asks for all of a long game gets it as fast as he takes it, and is told meanwhile what is new', async () => {
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

test('an IPv6 network counts as one address', () => {
  assert.equal(networkOf('2001:db8:0:7::1'), networkOf('2001:db8::7:a:b:c:d'));
  assert.equal(networkOf('2001:0DB8::1'), networkOf('2001:db8:0:0:ffff::'));
  assert.notEqual(networkOf('2001:db8:0:7::1'), networkOf('2001:db8:0:8::1'));
  assert.equal(networkOf('::ffff:10.0.0.1'), '10.0.0.1');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.deepEqual(widerNetworksOf('2001:db8:1:ab07::1'), ['2001:db8:1:ab00::/56', '2001:db8:1::/48']);
  assert.deepEqual(widerNetworksOf('10.0.0.1'), []);
});

/** Somebody at an address asks for the table of a word. */
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

test('wrong codes are counted by address, by the networks around it and in all; invitations are not', async () => {
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

test('who guesses shuts no door for others at his address: invitations open, and codes to those who have not guessed', async () => {
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

test('requests are counted by person too, and new names more closely', async () => {
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

test('nobody fills the list of public tables: a few of each host and address, and none where nobody sits', async () => {
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

test('one person guesses no faster from many addresses', async () => {
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

test('a report is of a line that one could read, and there are few of them', async () => {
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
      assert.equal((await hub.store.reports(100)).length, 4);
    },
    { limits: LIMITS },
  );
});

test('a second server on the same store is told so, and the first goes on', async () => {
  await withServer(async ({ port }, db) => {
    const refused = (error: unknown) => isFault(error) && /another server runs/.test(error.message);
    await assert.rejects(openServer(testConfig(db)), refused); // a fault: one sentence, and no trace of the code
    assert.equal(statSync(`${db}.lock`).mode & 0o777, 0o600, 'nobody else may lock him out');
    assert.equal((await call(port, 'signIn', { body: { name: 'Ada' } })).status, 200);
  });
});

test('a store that cannot be opened is said in a sentence', async () => {
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
test('a disk that takes no more ends the server, and what was confirmed is there', { skip: noLimits }, async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const first = await onSmallDisk(db, 420);
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

test('acknowledged moves that a damaged log has lost are noticed, at their table alone', async () => {
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
    assert.equal(there.type === 'error' ? there.code : undefined, lost.length > 0 ? 'no-table' : undefined);
    await again.close();
  }
  remove();
});

test('a damaged table stays apart; all others go on', async () => {
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
  assert.equal(answer.type === 'error' && answer.code, 'no-table');
  const { answer: list } = await call(again.port, 'tables');
  assert.deepEqual(
    list.tables.map(({ id }) => id),
    [good.table],
  );
  assert.deepEqual(ends, []);
  await again.close();
  remove();
});

test('an entry that was changed or is missing is noticed, and its table alone stays apart', async () => {
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

test('a backup is for its owner alone, and never in place of another file', async () => {
  await withServer(async ({ hub }, db) => {
    await hub.store.backup(`${db}.copy`);
    assert.equal(statSync(`${db}.copy`).mode & 0o777, 0o600);
    await assert.rejects(hub.store.backup(`${db}.copy`));
  });
});

test('a backup stops nothing: what is written meanwhile is confirmed, and not in it', async () => {
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

test('the server is not ready while the disk takes nothing', async () => {
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

test('a game without clocks sleeps for a month and wakes where it was', async () => {
  let now = 1_000_000;
  await withServer(
    async ({ port, hub }) => {
      const { players, table } = await started(port, ['Ada', 'Bo']);
      const seen = players[0]?.view;
      for (const player of players) player.close();
      await until(() => hub.liveTables.get(table)?.clients.size === 0);
      now += 20 * DAY;
      await sweep(hub, 90);
      assert.equal(hub.liveTables.size, 0);
      const back = await connect(port, 'Ada', players[0]);
      await back.ask({ type: 'enter', table });
      assert.deepEqual(back.view?.legal, seen?.legal);
      back.close();
      await until(() => hub.liveTables.get(table)?.clients.size === 0);
      now += 31 * DAY;
      await sweep(hub, 90);
      assert.equal((await hub.store.load(table))?.row.status, 'closed');
    },
    { now: () => now },
  );
});

test('a store of the version before is opened, and kept', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  await openStore(db).close();
  const file = new DatabaseSync(db);
  file.exec('ALTER TABLE entries DROP COLUMN sum; ALTER TABLE entries DROP COLUMN away; PRAGMA user_version = 1');
  file.exec("ALTER TABLE players DROP COLUMN mask; INSERT INTO players VALUES ('t', 1, 'A', 'ada', 'Ada')");
  for (const column of ['person', 'name', 'said']) file.exec(`ALTER TABLE reports DROP COLUMN ${column}`);
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
  assert.equal((await store.reports(1))[0]?.said, 'insult');
  assert.equal(await store.byCode('KOMUTARI', 1), 'a', 'of two tables with one code the second has none');
  await store.close();
  remove();
});

test('codes to move to another device are given to a person a few times, not without number', () =>
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
