import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../src/engine/record.ts';
import { tableAt } from '../../src/host/moments.ts';
import { look } from '../../src/host/table.ts';
import { atLength } from '../../test/at-length.ts';
import { newSheet } from '../agents/match.ts';
import { lab } from '../commands.ts';
import type { Candidate } from '../moments/candidate.ts';
import { fileFor, fileOf } from '../moments/moment-file.ts';
import { openLab } from '../registry.ts';
import { agentRow, botRow, constantRow, mineItems } from './items.ts';
import { brierOf, calibrationOf, meanBy, missOf } from './scores.ts';

const house = await openLab();
const [file = ''] = Object.keys(house.momentSources);
const source = house.momentSources[file];
const game = findGame(house.games, source?.game);

const items = fileOf(fileFor(file))
  .moments.slice(0, 12)
  .flatMap((moment): Candidate[] => {
    const table = tableAt(game, moment);
    const claim = source?.claimIn(look(table, moment.seat));
    return source === undefined || claim === undefined
      ? []
      : [{ ...moment, ...claim, lie: source.isLie(table.state, claim), turn: 0 }];
  });

test('Brier scores and calibration agree with their definitions', () => {
  const beliefs = [
    { said: 0.1, lie: false },
    { said: 0.1, lie: true },
    { said: 0.9, lie: true },
    { said: 1, lie: true },
  ];
  assert.deepEqual(
    beliefs.map(brierOf).map((one) => one.toFixed(2)),
    ['0.01', '0.81', '0.01', '0.00'],
  );
  const bins = calibrationOf(beliefs);
  assert.deepEqual(bins, [
    { of: 2, said: 0.1, lies: 0.5 },
    { of: 2, said: 0.95, lies: 1 },
  ]);
  assert.ok(Math.abs((missOf(bins) ?? 0) - (0.4 * 2 + 0.05 * 2) / 4) < 1e-12);
  assert.equal(missOf([]), undefined);
});

test('an interval counts groups, not dependent values', () => {
  const values = [0, 1, 0, 1, 1, 0, 1, 0];
  const alone = meanBy(
    values,
    (one) => one,
    (_: number) => ({}),
  );
  const twice = meanBy(
    values.flatMap((one, i) => [
      { one, i },
      { one, i },
    ]),
    ({ one }) => one,
    ({ i }) => i,
  );
  assert.deepEqual(twice, alone);
  assert.ok(Math.abs((alone?.half ?? 0) - 1.96 * Math.sqrt(0.25 / 7)) < 1e-12);
  assert.equal(
    meanBy(
      [],
      () => 0,
      () => 0,
    ),
    undefined,
  );
});

test('a constant answer loses what better answers are worth', async () => {
  assert.equal(items.length, 12);
  const pass = constantRow(items, 'pass', 0);
  const challenge = constantRow(items, 'challenge', 1);
  const gaps = items.map(({ doubt, stand }) => Math.abs(doubt - stand) / 100);
  const all = gaps.reduce((sum, one) => sum + one, 0) / items.length;
  assert.ok(Math.abs((pass.lost?.mean ?? 0) + (challenge.lost?.mean ?? 0) - all) < 1e-9);
  const asBot = botRow(game, items, 'pass', { answer: () => 'pass' });
  assert.deepEqual(asBot, pass);
  const sheet = newSheet();
  const agent = { ask: async () => ({ said: { move: 'pass', lie: 50 } }), close() {} };
  const { lost, brier } = await agentRow(game, items, 'pass', agent, sheet);
  assert.deepEqual([lost, brier?.mean], [pass.lost, 0.25]);
  assert.equal(sheet.beliefs.length, items.length);
});

test('a benchmark is one JSON object, equal for equal seeds', async (t) => {
  const out = t.mock.method(console, 'log', () => {});
  const args = ['bench', '--agent', 'simple', '--short', '--moments', '0', '--games', '8', '--seed', 'b', '--json'];
  for (let i = 0; i < 2; i++) assert.equal(await lab(args), undefined);
  const [one, other, ...more] = out.mock.calls.map((call) => JSON.parse(String(call.arguments[0])));
  assert.deepEqual(one, other);
  assert.equal(more.length, 0);
  assert.deepEqual(Object.keys(one.nets).length > 0, true);
  assert.match(one.rules.hash, /^[0-9a-f]{16}$/);
  assert.deepEqual(new Set(one.among.map(({ hash }: { hash: string }) => hash)).size, 3);
  const [neutral, ...others] = one.matches;
  assert.deepEqual([neutral.condition, neutral.games, others.length], ['neutral', 8, 0]);
  assert.ok(neutral.deeds.claims >= neutral.deeds.lies && neutral.deeds.lies > 0);
});

test('an invalid benchmark is refused with one sentence', async (t) => {
  const err = t.mock.method(console, 'error', () => {});
  for (const [args, why] of [
    [[], /whom do you measure\?/],
    [['--agent', 'none-such'], /no bot and no program "none-such"/],
    [
      ['--agent', 'simple', '--conditions', 'rude'],
      /no condition "rude"; the conditions are neutral, allowed, honest and/,
    ],
    [['--agent', 'simple', '--among', 'clever'], /no bot "clever"/],
    [['--agent', 'net:none.bin'], /no weights at none\.bin/],
    [['--agent', 'simple', '--seconds', '0'], /"--seconds" is "0"; allowed/],
  ] as const) {
    err.mock.resetCalls();
    assert.equal(await lab(['bench', ...args]), 2);
    assert.match(String(err.mock.calls[0]?.arguments[0]), why);
    assert.equal(err.mock.callCount(), 1);
  }
});

atLength('fresh moments depend on the seed, not on the number of threads', async () => {
  const mine = (workers: number) => mineItems(house, { file, seed: 'fresh ', count: 3, workers }, () => {});
  const [one, other] = [await mine(1), await mine(2)];
  assert.equal(one.length, 3);
  assert.deepEqual(one, other);
});
