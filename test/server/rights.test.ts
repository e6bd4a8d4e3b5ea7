/** Rights at a table: hosts, admission, and what a move reveals about others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find } from '../../src/server/people/people.ts';
import { openServer } from '../../src/server/server.ts';
import { admit } from '../../src/server/tables/lobby/admission.ts';
import { newDoc, sit } from '../../src/server/tables/lobby/lobby.ts';
import { closeTable } from '../../src/server/tables/play/housekeeping.ts';
import { openTable } from '../../src/server/tables/play/loading.ts';
import { save, unload } from '../../src/server/tables/state/live-table.ts';
import { until } from '../until.ts';
import {
  call,
  connect,
  folder,
  nuts,
  playOut,
  refused,
  seatFriends,
  signedIn,
  started,
  testConfig,
  withServer,
} from './testing.ts';

test('a table belongs to its creator before they join and after it was unloaded', async () => {
  let skew = 0;
  await withServer(
    async ({ port, hub }) => {
      skew = 3_600_000; // the server is old
      const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => connect(port, name)));
      assert.ok(ada && bo);
      const { answer } = await call(port, 'create', { token: ada.token, body: { game: nuts.id, seats: 3 } });
      const { table, invite } = answer;
      await bo.ask({ type: 'enter', table, invite });
      await bo.ask({ type: 'sit' });
      assert.equal(await refused(bo, { type: 'kick', person: ada.person, ban: true }), 'not-host');
      bo.close();
      await new Promise((resolve) => bo.socket.once('close', resolve));
      const liveTable = hub.liveTables.get(table);
      assert.ok(liveTable);
      await hub.journal.durable();
      unload(liveTable);
      const back = await connect(port, 'Bo', bo);
      await back.ask({ type: 'enter', table });
      assert.equal(await refused(back, { type: 'fill' }), 'not-host');
    },
    { now: () => Date.now() + skew },
  );
});

test("a banned person's old invitation is renewed, and the ban covers their address", async () => {
  await withServer(async ({ port }) => {
    const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo', 'Cy'], { public: true });
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    const latest = () => {
      const told = cy.messages.findLast((one) => one.type === 'table');
      return told?.type === 'table' ? told.invite : undefined;
    };
    assert.equal(await refused(ada, { type: 'kick', person: bo.person, ban: true }), undefined);
    const renewed = await cy.until(() => latest() !== invite && latest());
    const again = await connect(port, 'Bob');
    assert.equal(await refused(again, { type: 'enter', table, invite }), 'banned');
    assert.equal((await call(port, 'join', { token: again.token, body: { invite } })).answer.code, 'renewed');
    assert.equal(await refused(again, { type: 'enter', table, invite: renewed }), undefined); // a friend let them in
    assert.equal(await refused(cy, { type: 'ready', ready: true }), undefined);
  });
});

test('a move of another round is refused, and an id counts once', async () => {
  await withServer(async ({ port, hub }) => {
    const { mover, table } = await started(port, ['Ada', 'Bo']);
    const move = { type: 'move', question: 1, move: 'draw' } as const;
    assert.equal(await refused(mover, { ...move, round: 2 }), 'stale');
    mover.socket.send(JSON.stringify({ ...move, id: 'none' }));
    await mover.until(() =>
      mover.messages.find((one) => one.type === 'error' && one.id === 'none' && one.field === 'round'),
    );
    assert.equal((await mover.ask({ ...move, round: 1 }, 'once')).type, 'frame');
    const n = hub.liveTables.get(table)?.game?.live.n;
    mover.messages.length = 0;
    assert.equal((await mover.ask({ ...move, round: 1 }, 'once')).type, 'ok');
    mover.messages.length = 0;
    const other = await mover.ask({ type: 'move', round: 1, question: 2, move: 'draw' }, 'once');
    assert.equal(other.type === 'error' && other.code, 'id');
    assert.equal(hub.liveTables.get(table)?.game?.live.n, n);
  });
});

test('a returning player stays marked as away until the question they secretly answered closes', async () => {
  await withServer(
    async ({ port }) => {
      const { mover, others } = await started(port, ['Ada', 'Bo', 'Cy']);
      const [bo, cy] = others;
      assert.ok(bo && cy);
      await bo.ask({ type: 'away' });
      const away = () => cy.table?.seats.find(({ seat }) => seat === bo.me)?.away;
      await cy.until(away);
      await mover.ask({ type: 'move', question: 1, move: 'claim hazel' });
      const { question } = await bo.until(() => bo.view?.question !== 1 && bo.view);
      await bo.ask({ type: 'move', question, move: 'pass' });
      await cy.ask({ type: 'ping' });
      assert.equal(away(), true);
      await cy.ask({ type: 'move', question, move: 'pass' });
      await cy.until(() => away() === false);
    },
    { botPace: [60_000, 60_000], least: 0 },
  );
});

test('the time the server was off is logged, so it costs nobody time after later restarts', async () => {
  const { path, remove } = folder();
  let now = 1_000_000_000;
  const config = testConfig(`${path}/c.db`, { now: () => now, botPace: [1e8, 1e8] });
  let server = await openServer(config);
  const { table } = await started(server.port, ['Ada', 'Bo'], { clock: { pace: 'relaxed' } });
  const left: number[] = [];
  for (let i = 0; i < 3; i++) {
    now += 10_000;
    await server.close();
    now += 3_600_000;
    server = await openServer(config);
    await until(() => server.hub.liveTables.has(table));
    const live = server.hub.liveTables.get(table)?.game?.live;
    left.push(now - (live?.opened ?? 0));
  }
  assert.deepEqual(left, [10_000, 20_000, 30_000]);
  await server.close();
  remove();
});

test('before the game only the host orders the seats and sets who begins', async () => {
  await withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    const names = () => cy.table?.seats.map(({ name }) => name);
    assert.equal(await refused(bo, { type: 'arrange', order: ['B', 'A', 'C'] }), 'not-host');
    assert.equal(await refused(bo, { type: 'change', settings: { first: 'B' } }), 'not-host');
    for (const order of [
      ['A', 'B'],
      ['A', 'A', 'B'],
      ['A', 'B', 'D'],
      ['A', 'B', 'C', 'D'],
    ] as const)
      assert.equal(await refused(ada, { type: 'arrange', order: [...order] }), 'malformed');
    await ada.ask({ type: 'change', settings: { first: 'B' } });
    await ada.ask({ type: 'arrange', order: ['C', 'A', 'B'] });
    await cy.until(() => names()?.[0] === 'Cy');
    assert.deepEqual(names(), ['Cy', 'Ada', 'Bo']);
    assert.equal(cy.table?.first, 'C', 'the chosen first player stays');
    assert.deepEqual([ada.me, bo.me, cy.me], ['B', 'C', 'A']);
    assert.deepEqual(
      cy.table?.seats.map(({ ready }) => ready),
      [true, false, true],
      'who was ready still is',
    );
    await ada.ask({ type: 'start' });
    await bo.until(() => bo.view !== undefined);
    assert.deepEqual(bo.view?.toAct, ['C']);
    assert.equal(await refused(ada, { type: 'arrange', order: ['A', 'B', 'C'] }), 'not-now');
  });
});

test('the host can let the first player be drawn again', async () => {
  await withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo']);
    const [ada] = players;
    assert.ok(ada);
    await ada.ask({ type: 'change', settings: { first: 'B' } });
    await ada.until(() => ada.table?.first === 'B');
    await ada.ask({ type: 'change', settings: { first: 'lot' } });
    await ada.until(() => ada.table?.first === 'lot');
    await ada.ask({ type: 'start' });
    assert.ok(await ada.until(() => ada.view));
  });
});

test('people may sit down ready, and those who may invite are told the code', async () => {
  await withServer(async ({ port }) => {
    const ada = await connect(port, 'Ada');
    const { answer } = await call(port, 'create', {
      token: ada.token,
      body: { game: nuts.id, seats: 2, public: true },
    });
    await ada.ask({ type: 'enter', table: answer.table });
    const codeOf = ({ messages }: typeof ada) => {
      const told = messages.findLast((one) => one.type === 'table');
      return told?.type === 'table' ? told.code : undefined;
    };
    assert.equal(codeOf(ada), answer.code);
    const stranger = await connect(port, 'Cy');
    await stranger.ask({ type: 'enter', table: answer.table });
    assert.equal(codeOf(stranger), undefined, 'a visitor from the list');
    const bo = await connect(port, 'Bo');
    await call(port, 'join', { token: bo.token, body: { code: answer.code } });
    await bo.ask({ type: 'enter', table: answer.table });
    await bo.ask({ type: 'sit', ready: true });
    await ada.until(() => ada.table?.seats[1]?.ready);
    assert.equal(await refused(bo, { type: 'code' }), 'not-host');
    await ada.ask({ type: 'code' });
    const renewed = await bo.until(() => codeOf(bo) !== answer.code && codeOf(bo));
    const old = await call(port, 'invited', { path: `/api/invited/${answer.code}` });
    assert.equal(old.answer.code, 'renewed');
    assert.equal((await call(port, 'invited', { path: `/api/invited/${renewed}` })).status, 200);
  });
});

test("the host gives an absent player's seat to another, with its cards, and everybody is told", async () => {
  let skew = 0;
  const work: Parameters<typeof withServer>[0] = async ({ port, hub }) => {
    const { table, players, invite } = await started(port, ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = players;
    const dora = await connect(port, 'Dora');
    await dora.ask({ type: 'enter', table, invite });
    assert.ok(ada && bo && cy);
    const give = { type: 'give', seat: 'B', person: dora.person } as const;
    assert.equal(await refused(ada, give), 'taken', 'a present player keeps their seat');
    assert.equal(await refused(cy, give), 'not-host');
    const heard = bo.frames.flatMap(({ facts }) => facts);
    bo.close();
    await ada.until(() => ada.table?.seats[1]?.online === false);
    assert.equal(await refused(ada, { ...give, person: cy.person }), 'seated');
    const heirsIn = ({ messages }: typeof ada) =>
      messages.flatMap((one) => (one.type === 'table' ? [one.heirs] : [])).at(-1);
    assert.deepEqual(heirsIn(ada), [{ person: dora.person, name: 'Dora' }], 'the host is told to whom');
    assert.equal(heirsIn(cy), undefined, 'and nobody else');
    assert.equal(await refused(ada, give), 'back-soon', 'a short absence keeps the seat');
    skew = 290_000;
    assert.equal(await refused(ada, give), 'back-soon');
    skew = 310_000;
    assert.equal(await refused(ada, give), undefined);
    await cy.until(() => cy.table?.given?.includes('B') && cy.table.seats[1]?.name === 'Bo');
    await dora.until(() => dora.view?.me === 'B');
    const frame = dora.frames.at(-1);
    assert.equal(frame?.from, 0);
    assert.deepEqual(frame.facts, heard);
    const back = await connect(port, 'Bo', bo);
    await back.ask({ type: 'enter', table, round: 1, heard: heard.length });
    const told = back.messages.find(({ type }) => type === 'table');
    assert.equal(told?.type === 'table' && told.lost, 'B');
    assert.equal(back.view?.me, undefined);
    assert.equal(back.frames[0]?.from, 0);
    await hub.journal.durable();
    assert.equal((await hub.store.game(table, 1))?.players[1]?.person, dora.person);

    // players who have seen one hand get no other, whether they lost theirs or were removed
    assert.equal(await refused(cy, { type: 'away' }), undefined);
    assert.equal(await refused(ada, { type: 'give', seat: 'C', person: back.person }), 'seated');
    assert.equal(await refused(cy, { type: 'back' }), undefined);
    await playOut([ada, dora, cy]);
    await cy.until(() => cy.table?.status === 'over');
    assert.equal(cy.table?.seats[1]?.name, 'Dora', 'the next game is in their own name');
  };
  await withServer(work, { now: () => Date.now() + skew });
});

test('a person and their seats move to another device by a code, once', async () => {
  await withServer(async ({ port }) => {
    const ada = await signedIn(port, 'Ada');
    const { answer } = await call(port, 'recovery', { token: ada.token });
    const spoken = `${answer.code.slice(0, 5)} ${answer.code.slice(5).toLowerCase()}`;
    const moved = await call(port, 'recover', { body: { code: spoken } });
    assert.equal(moved.answer.person.id, ada.person);
    assert.equal((await call(port, 'mine', { token: ada.token })).status, 401, 'the first device is signed out');
    assert.equal((await call(port, 'recover', { body: { code: spoken } })).answer.code, 'expired');
    const secret = answer.path.split('=')[1] ?? '';
    assert.equal((await call(port, 'recover', { body: { secret } })).answer.code, 'expired', 'and the link with it');
  });
});

test('the list of admitted people is limited, but host and seated players stay on it', () => {
  const settings = {
    options: {},
    clock: { pace: 'off' },
    public: false,
    watch: true,
    delay: 0,
    moreTime: true,
  } as const;
  const doc = newDoc([nuts], { ...settings, game: nuts.id, seats: 2 }, { id: 'host', name: 'Ada' });
  admit(doc, 'seated');
  sit(doc, { id: 'seated', name: 'Bo' });
  for (let i = 0; i < 500; i++) admit(doc, `guest ${i}`);
  assert.ok(doc.admitted.includes('host') && doc.admitted.includes('seated') && doc.admitted.includes('guest 499'));
  assert.equal(doc.admitted.length, 200);
});

test('an invitation lets people without a name watch', async () => {
  await withServer(async ({ port }) => {
    const { table, invite } = await started(port, ['Ada', 'Bo']);
    const nobody = await connect(port, 'nobody', { token: '', person: '' });
    assert.equal(await refused(nobody, { type: 'enter', table }), 'not-invited');
    assert.equal(await refused(nobody, { type: 'enter', table, invite }), undefined);
    await nobody.until(() => nobody.view);
    assert.equal(nobody.view?.me, undefined);
  });
});

test('deleting a person frees their seats at every table, also beyond the listed ones', () =>
  withServer(async ({ port, hub, people }) => {
    const { token, person } = await signedIn(port, 'Ada');
    const ada = { id: person, name: 'Ada' };
    const settings = { game: nuts.id, options: {}, seats: 3, clock: { pace: 'off' } } as const;
    const liveTables = Array.from({ length: 120 }, () =>
      openTable(hub, { ...settings, public: false, watch: true, delay: 0, moreTime: true }, ada),
    );
    await hub.journal.durable();
    assert.ok((await hub.store.seatedAt(person)).length < liveTables.length, 'some are not in the list');
    assert.equal((await call(port, 'forget', { token })).status, 200);
    assert.deepEqual(await hub.store.seatedAt(person), []);
    assert.ok(liveTables.every(({ doc }) => doc.seats.every((seat) => seat.person !== person)));
    assert.equal(await find(people, person), undefined);
  }));

test('deleting a person removes their name from every table, led, shown, waiting or closed', () =>
  withServer(async ({ port, hub }) => {
    const { token, person } = await signedIn(port, 'Ada Lovelace');
    const ada = { id: person, name: 'Ada Lovelace' };
    const settings = { game: nuts.id, options: {}, seats: 3, clock: { pace: 'off' } } as const;
    const more = { public: false, watch: true, delay: 0, moreTime: true };
    const host = (n: number) => ({ id: `host${n}`, name: `Host ${n}` });
    const led = openTable(hub, { ...settings, ...more, leads: true }, ada);
    sit(led.doc, host(1));
    const shown = openTable(hub, { ...settings, ...more }, host(2));
    shown.doc.screens = [{ person, name: ada.name }];
    const waited = openTable(hub, { ...settings, ...more }, host(3));
    waited.doc.waiting = [{ person, name: ada.name }];
    const ended = openTable(hub, { ...settings, ...more }, ada);
    const screen = openTable(hub, { ...settings, ...more, wall: true }, ada);
    sit(screen.doc, host(4));
    const liveTables = [led, shown, waited, screen, ended];
    for (const liveTable of liveTables) save(liveTable);
    await closeTable(hub, ended.id, 'for the test');
    const { tables } = (await call(port, 'export', { token })).answer;
    assert.deepEqual(
      tables.sort(),
      [led, shown, waited, screen].map(({ id }) => id).sort(),
      'all that name the person are exported',
    );
    assert.equal((await call(port, 'forget', { token })).status, 200);
    await hub.journal.durable();
    for (const { id } of liveTables) {
      const kept = JSON.stringify((await hub.store.load(id))?.row);
      assert.ok(!kept.includes(ada.name) && !kept.includes(person), kept);
    }
    assert.equal((await hub.store.load(led.id))?.row.doc.host, 'host1');
  }));

test('an export is complete, and exports are limited per hour', () =>
  withServer(
    async ({ port, hub }) => {
      const { token, person } = await signedIn(port, 'Ada');
      const set = { game: nuts.id, options: {}, seats: 2, seed: 's' };
      const players = [{ seat: 'A', person, name: 'Ada', mask: undefined }] as const;
      await hub.store.commit(
        Array.from({ length: 230 }, (_, i) => [
          { write: 'game', row: { table: 'table1', round: i + 1, version: 1, set, started: 1, players } } as const,
          { write: 'ended', table: 'table1', round: i + 1, at: 9, winners: [] } as const,
        ]).flat(),
      );
      const { answer } = await call(port, 'export', { token });
      assert.equal(new Set(answer.games.map(({ id }) => id)).size, 230);
      assert.equal((await call(port, 'export', { token })).status, 429);
    },
    { limits: { ...testConfig('').limits, exports: { perSecond: 0, burst: 1 } } },
  ));
