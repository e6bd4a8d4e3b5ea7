import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkDeal, commitmentOf } from '../../src/host/deal.ts';
import { openServer } from '../../src/server/server.ts';
import { startChild } from './killing.ts';
import {
  call,
  connect,
  folder,
  PLAYED,
  type Player,
  playOut,
  refused,
  seatFriends,
  testConfig,
  waitNoLonger,
  withServer,
} from './testing.ts';

const entropy = () => randomBytes(16).toString('hex');

const recordOf = async (port: number, { table }: Player) =>
  (await call(port, 'shared', { path: `/api/shared/${table?.replay}` })).answer.record;

const flawsOf = (record: unknown, witness = {}) => checkDeal(PLAYED, record, witness).flaws.map(({ code }) => code);

test("the deal is made from the server's committed secret and the entropy of each seat", () =>
  withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo', 'Cy'], { seats: 4 });
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    const promised = ada.table?.commitment ?? '';
    assert.match(promised, /^[0-9a-f]{64}$/);
    assert.equal(cy.table?.commitment, promised);
    const [a, b, before] = [entropy(), entropy(), entropy()];
    await bo.ask({ type: 'ready', ready: true, entropy: before });
    await bo.ask({ type: 'ready', ready: true, entropy: b });
    await ada.ask({ type: 'fill' });
    await ada.ask({ type: 'start', entropy: a });
    await playOut(players);
    const record = await recordOf(port, await overFor(ada));
    assert.deepEqual(record.origin?.entropy, { A: a, B: b });
    assert.equal(record.origin?.round, 1);
    assert.deepEqual(flawsOf(record, { commitment: promised, gave: { seat: 'B', entropy: b } }), []);
    assert.deepEqual(flawsOf(record, { gave: { seat: 'B', entropy: before } }), ['entropy']);
    for (const text of players.flatMap(({ raw }) => raw)) assert.ok(!text.includes(record.origin?.secret ?? ''));

    const next = ada.table?.commitment;
    assert.notEqual(next, promised);
    await bo.ask({ type: 'ready', ready: true });
    await cy.ask({ type: 'ready', ready: true, entropy: entropy() });
    await ada.ask({ type: 'rematch' });
    assert.equal(ada.table?.commitment, next);
    for (const player of players) await player.until(() => player.frames.at(-1)?.round === 2);
    await playOut(players);
    const second = await recordOf(port, await overFor(ada));
    assert.deepEqual(Object.keys(second.origin?.entropy ?? {}), ['C'], 'nothing of the game before is used again');
    assert.deepEqual(flawsOf(second, { commitment: next }), []);
    for (const player of players) player.close();
  }));

const overFor = async (player: Player): Promise<Player> => {
  await player.until(() => player.table?.status === 'over' && player.table.replay !== undefined);
  return player;
};

const sealing = async (port: number, more: readonly string[] = []) => {
  const { players, table } = await seatFriends(port, ['Ada', 'Bo', ...more], { seats: 3 + more.length });
  const [ada, bo] = players;
  assert.ok(ada && bo);
  const [a, b] = [entropy(), entropy()];
  await bo.ask({ type: 'ready', ready: true, sealed: commitmentOf(b) });
  await ada.ask({ type: 'fill' });
  return { players, table, ada, bo, a, b, sealed: { A: commitmentOf(a), B: commitmentOf(b) } };
};
const isDealing = (player: Player) => player.until(() => player.table?.dealing !== undefined);
const heardBy = ({ frames }: Player) => frames.flatMap(({ facts }) => facts);

test('all commitments are public before anyone reveals, and cards are dealt only after all have', () =>
  withServer(async ({ port }) => {
    const { players, ada, bo, a, b, sealed } = await sealing(port);
    await ada.ask({ type: 'start', sealed: sealed.A });
    for (const player of players) {
      await isDealing(player);
      assert.deepEqual(player.table?.dealing, sealed);
      assert.equal(player.view, undefined);
    }
    const commitment = bo.table?.commitment;
    assert.equal(await refused(bo, { type: 'reveal', entropy: entropy() }), 'malformed');
    for (const late of [
      { type: 'ready', ready: true, sealed: commitmentOf(entropy()) },
      { type: 'ready', ready: false },
    ] as const)
      assert.equal(await refused(bo, late), 'not-now');
    for (const late of [
      { type: 'start' },
      { type: 'change', settings: { seats: 4 } },
      { type: 'unseat', seat: 'C' },
    ] as const)
      assert.equal(await refused(ada, late), 'not-now');
    assert.equal(await refused(bo, { type: 'reveal', entropy: b }), undefined);
    assert.equal(ada.view, undefined, 'one part is not yet known');
    assert.equal(await refused(ada, { type: 'reveal', entropy: a }), undefined);
    await playOut(players);
    assert.equal(ada.table?.dealing, undefined);
    const record = await recordOf(port, await overFor(ada));
    assert.deepEqual(record.origin?.entropy, { A: a, B: b });
    const told = { seat: 'B', facts: heardBy(bo) };
    assert.deepEqual(flawsOf(record, { commitment, sealed, gave: { seat: 'B', entropy: b }, told }), []);
    for (const player of players) player.close();
  }));

test('a player who never reveals delays the deal only until a timeout, and the record shows it', () =>
  withServer(async ({ port, hub }) => {
    const { players, table, ada, a, sealed } = await sealing(port);
    await ada.ask({ type: 'start', sealed: sealed.A });
    await ada.ask({ type: 'reveal', entropy: a });
    waitNoLonger(hub, table);
    await playOut(players);
    const record = await recordOf(port, await overFor(ada));
    assert.deepEqual(record.origin?.entropy, { A: a });
    assert.deepEqual(record.origin.sealed, sealed);
    assert.deepEqual(flawsOf(record, { sealed, gave: { seat: 'A', entropy: a } }), ['withheld']);
    for (const player of players) player.close();
  }));

test('a player who is offline at the start has no part in the deal, and all see that before they reveal', () =>
  withServer(async ({ port }) => {
    const { players, ada, bo, a, sealed } = await sealing(port);
    bo.close();
    await ada.until(() => ada.table?.seats[1]?.online === false);
    await ada.ask({ type: 'start', sealed: sealed.A });
    await isDealing(ada);
    assert.deepEqual(ada.table?.dealing, { A: sealed.A });
    await ada.ask({ type: 'reveal', entropy: a });
    await ada.until(() => ada.view !== undefined);
    assert.equal(ada.table?.status, 'playing');
    for (const player of players) player.close();
  }));

test('a player who leaves during the deal is played by a bot, and no watcher gets in meanwhile', () =>
  withServer(async ({ port }) => {
    const { players, table, ada, bo, a, b, sealed } = await sealing(port);
    await ada.ask({ type: 'change', settings: { watch: false, public: true } });
    await ada.ask({ type: 'start', sealed: sealed.A });
    await isDealing(bo);
    const cy = await connect(port, 'Cy');
    assert.equal(await refused(cy, { type: 'enter', table }), 'no-watchers');
    assert.equal(await refused(bo, { type: 'leave' }), undefined);
    await bo.ask({ type: 'reveal', entropy: b });
    await ada.ask({ type: 'reveal', entropy: a });
    await ada.until(() => ada.view !== undefined);
    assert.equal(ada.table?.seats[1]?.away, true);
    for (const player of [...players, cy]) player.close();
  }));

test('after a kill during the deal the server goes on with the same commitments', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  let { child, port } = await startChild(db, 0);
  try {
    const { ada, bo, a, b, sealed, table } = await sealing(port);
    await ada.ask({ type: 'start', sealed: sealed.A });
    await bo.ask({ type: 'reveal', entropy: b });
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    ({ child, port } = await startChild(db, 0));
    const [first, second] = await Promise.all(
      [ada, bo].map(({ name, token, person }) => connect(port, name, { token, person })),
    );
    assert.ok(first && second);
    await first.ask({ type: 'enter', table });
    assert.deepEqual(first.table?.dealing, sealed);
    await first.ask({ type: 'reveal', entropy: a });
    await second.ask({ type: 'enter', table });
    await playOut([first, second]);
    const record = await recordOf(port, await overFor(first));
    assert.deepEqual(record.origin?.entropy, { A: a, B: b });
    for (const player of [first, second]) player.close();
  } finally {
    child.kill('SIGKILL');
    remove();
  }
});

test('invalid entropy is refused, and leaving a seat deletes the entropy given there', () =>
  withServer(async ({ port, hub }) => {
    const { players, table } = await seatFriends(port, ['Ada', 'Bo']);
    const [, bo] = players;
    assert.ok(bo);
    for (const wrong of ['', 'x'.repeat(32), entropy().slice(1), entropy().toUpperCase().replace(/^./, 'A')]) {
      const answer = await bo.ask({ type: 'ready', ready: true, entropy: wrong });
      assert.ok(answer.type === 'error' && answer.code === 'malformed', wrong);
    }
    await bo.ask({ type: 'ready', ready: true, entropy: entropy() });
    await bo.ask({ type: 'leave' });
    await bo.ask({ type: 'sit' });
    assert.equal(hub.liveTables.get(table)?.doc.seats[1]?.entropy, undefined);
    for (const player of players) player.close();
  }));

test('after a kill before the deal the server keeps its commitment and the given entropy', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  let { child, port } = await startChild(db, 0);
  try {
    const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo']);
    const [ada, bo] = players;
    assert.ok(ada && bo);
    const promised = ada.table?.commitment;
    const b = entropy();
    await bo.ask({ type: 'ready', ready: true, entropy: b });
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    ({ child, port } = await startChild(db, 0));
    const again = await Promise.all([ada, bo].map(({ name, token, person }) => connect(port, name, { token, person })));
    for (const player of again) await player.ask({ type: 'enter', table, invite });
    assert.equal(again[0]?.table?.commitment, promised);
    await again[0]?.ask({ type: 'start' });
    await playOut(again);
    const record = await recordOf(port, await overFor(again[0] ?? ada));
    assert.deepEqual(flawsOf(record, { commitment: promised, gave: { seat: 'B', entropy: b } }), []);
    for (const player of again) player.close();
  } finally {
    child.kill('SIGKILL');
    remove();
  }
});

test('a table without a commitment gets one when it is loaded, and keeps it', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  let server = await openServer(testConfig(db));
  const { players, table, invite } = await seatFriends(server.port, ['Ada', 'Bo']);
  for (const player of players) player.close();
  await server.hub.journal.durable();
  const loaded = await server.hub.store.load(table);
  assert.ok(loaded);
  const { deal: _, ...old } = loaded.row.doc;
  await server.hub.store.commit([
    { write: 'table', row: { ...loaded.row, host: undefined, origin: undefined, doc: JSON.stringify(old) } },
  ]);
  const seen = new Set<string | undefined>();
  try {
    for (let i = 0; i < 2; i++) {
      // ends like a killed server: the table is not written
      server.hub.liveTables.clear();
      await server.close();
      server = await openServer(testConfig(db));
      const [{ token, person, name } = { token: '', person: '', name: '' }] = players;
      const ada = await connect(server.port, name, { token, person });
      await ada.ask({ type: 'enter', table, invite });
      seen.add(ada.table?.commitment);
      ada.close();
    }
    assert.equal(seen.size, 1);
    assert.match([...seen][0] ?? '', /^[0-9a-f]{64}$/);
  } finally {
    await server.close();
    remove();
  }
});
