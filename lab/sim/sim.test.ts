import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drawTable } from '../../src/command/text.ts';
import { isAtLength } from '../../test/at-length.ts';
import { openLab } from '../registry.ts';
import { add, type Counts } from '../tally/tally.ts';
import { runPool } from '../worker-pool.ts';
import { type BatchJob, playBatch } from './batch.ts';
import { lengths, share } from './figures.ts';

const file = fileURLToPath(new URL('../../examples/nuts/index.ts', import.meta.url));
const house = await openLab(file);
const job: BatchJob = { game: 'nuts', players: 4, options: { doubts: 'fair' }, bot: 'simple', seed: 'sim', with: file };

test('a seed gives the same figures for any number of threads', async () => {
  const alone = playBatch(house, job, 0, 60);
  for (const workers of [1, 3]) {
    const steps: number[] = [];
    const counts: Counts = {};
    const take = (some: Counts) => {
      for (const [name, count] of Object.entries(some)) add(counts, name, count);
    };
    const pool = { script: house.worker, task: 'sim', data: job };
    const work = { ...pool, count: 60, largest: 10, take, progress: (done: number) => steps.push(done) };
    await runPool(work, workers);
    assert.deepEqual(Object.entries(counts).sort(), Object.entries(alone).sort());
    assert.equal(steps.at(-1), 60);
  }
  assert.notDeepEqual(playBatch(house, { ...job, seed: 'other' }, 0, 60), alone);
});

const GAMES_EACH = isAtLength ? 20 : 2;

for (const { id, players } of house.games)
  for (const bot of ['simple', 'random'] as const)
    test(`${id}: every game of ${bot} bots ends with a result and a length`, () => {
      for (const seats of players) {
        const counts = playBatch(house, { game: id, players: seats, options: {}, bot, seed: 'ends' }, 0, GAMES_EACH);
        const sum = (of: RegExp) =>
          Object.entries(counts).reduce((all, [name, count]) => all + (of.test(name) ? count : 0), 0);
        assert.equal(sum(/^moves \d+$/), GAMES_EACH);
        assert.ok(sum(/^(wins [A-H]|nobody won)$/) >= GAMES_EACH);
      }
    });

test('intervals of shares are Wilson’s', () => {
  const { share: is, low, high } = share(50, 100);
  assert.equal(is, 0.5);
  assert.ok(Math.abs(low - 0.4038) < 1e-4 && Math.abs(high - 0.5962) < 1e-4);
  assert.deepEqual(share(0, 0), { share: 0, low: 0, high: 1 });
  assert.ok(share(0, 50).low === 0 && share(50, 50).high === 1);
});

test('lengths are computed from a histogram', () => {
  const heap = new Map([
    [30, 1],
    [10, 18],
    [20, 1],
  ]);
  assert.deepEqual(lengths(heap), { mean: 11.5, median: 10, p95: 20, longest: 30 });
});

test('a table aligns words left and numbers right', () => {
  const text = drawTable({
    title: 'T',
    head: ['who', 'n'],
    rows: [
      ['Anna', '5'],
      ['B', '12'],
    ],
  });
  assert.deepEqual(text.split('\n'), ['T', 'who    n', '────  ──', 'Anna   5', 'B     12']);
});
