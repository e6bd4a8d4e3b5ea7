/** A deal at a table on two servers: one call, and one deal. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { checkDeal, commitmentOf } from '../../src/host/deal.ts';
import { openServer, type Server } from '../../src/server/server.ts';
import { openSharedDatabase } from './database.ts';
import { call, connect, nuts, PLAYED, refused, testConfig, waitNoLonger } from './testing.ts';

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());

const withTwo = async (name: string, work: (a: Server, b: Server) => Promise<void>) => {
  const url = (await database?.make(name)) ?? '';
  const two = [1, 2].map(() => openServer(testConfig(url, { least: 0 })));
  const [a, b] = await Promise.all(two);
  assert.ok(a && b);
  try {
    await work(a, b);
  } finally {
    await Promise.all([a.close(), b.close()]);
  }
};

/** Three sealed parts, one by the first server and two by the other; the deal is called. */
const called = async (a: Server, b: Server) => {
  const entropy = { A: '', B: '', C: '' };
  for (const seat of ['A', 'B', 'C'] as const) entropy[seat] = randomBytes(16).toString('hex');
  const sealed = { A: commitmentOf(entropy.A), B: commitmentOf(entropy.B), C: commitmentOf(entropy.C) };
  const [ada, bo, cy] = await Promise.all([connect(a.port, 'Ada'), connect(b.port, 'Bo'), connect(b.port, 'Cy')]);
  const body = { game: nuts.id, seats: 3, clock: { pace: 'off' } } as const;
  const { table, invite } = (await call(a.port, 'create', { token: ada.token, body })).answer;
  await ada.ask({ type: 'enter', table, invite });
  for (const [player, seat] of [
    [bo, 'B'],
    [cy, 'C'],
  ] as const) {
    await player.ask({ type: 'enter', table, invite });
    assert.equal(await refused(player, { type: 'sit', seat, ready: true, sealed: sealed[seat] }), undefined);
  }
  await ada.until(() => ada.table?.seats.every(({ online, ready, seat }) => online && (ready || seat === 'A')));
  assert.equal(await refused(ada, { type: 'start', sealed: sealed.A }), undefined);
  const players = [ada, bo, cy];
  for (const player of players) {
    await player.until(() => player.table?.dealing !== undefined);
    assert.deepEqual(player.table?.dealing, sealed);
  }
  return { table, players, ada, bo, cy, entropy, sealed };
};

test('parts revealed at two servers at once make one game, dealt from all of them', { skip: !database && why }, () =>
  withTwo('deal_all', async (a, b) => {
    const { table, players, ada, bo, cy, entropy, sealed } = await called(a, b);
    const shown = await Promise.all([
      refused(ada, { type: 'reveal', entropy: entropy.A }),
      refused(bo, { type: 'reveal', entropy: entropy.B }),
      refused(cy, { type: 'reveal', entropy: entropy.C }),
    ]);
    assert.deepEqual(shown, [undefined, undefined, undefined]);
    for (const player of players) await player.until(() => player.view !== undefined);
    const row = await b.hub.store.game(table, 1);
    assert.deepEqual(row?.set.origin?.entropy, entropy);
    const record = { ...row?.set, version: nuts.version, moves: [] };
    const { flaws } = checkDeal(PLAYED, record, { commitment: ada.table?.commitment, sealed });
    assert.deepEqual(
      flaws.map(({ code }) => code),
      ['unfinished'],
    );
    assert.equal(await b.hub.store.game(table, 2), undefined);
    for (const player of players) player.close();
  }),
);

test('one part missing: both servers end the wait, and the game is dealt once', { skip: !database && why }, () =>
  withTwo('deal_late', async (a, b) => {
    const { table, players, ada, bo, entropy } = await called(a, b);
    await ada.ask({ type: 'reveal', entropy: entropy.A });
    await bo.ask({ type: 'reveal', entropy: entropy.B });
    for (const { hub } of [a, b]) waitNoLonger(hub, table);
    for (const player of players) await player.until(() => player.view !== undefined);
    const views = players.map(({ table: seen, frames }) => [seen?.status, seen?.round, frames.at(-1)?.round]);
    assert.deepEqual(views, Array(3).fill(['playing', 1, 1]));
    const parts = (await a.hub.store.game(table, 1))?.set.origin?.entropy;
    assert.deepEqual(parts, { A: entropy.A, B: entropy.B });
    for (const player of players) player.close();
  }),
);
