import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rated, UNRATED } from '../../src/host/rating.ts';
import { openLab } from '../registry.ts';
import { runPool } from '../worker-pool.ts';
import type { Bout } from './bout.ts';
import { type Contest, dealer } from './deals.ts';
import { isUsed, luckSentence, standings } from './standing.ts';

const house = await openLab();
const game = house.games[0]?.id ?? '';
const contest = (bots: readonly string[]): Contest => ({ game, options: {}, bots, seed: 'arena' });

test('with equal players, each bot wins a deal once, from its lucky seat', () => {
  const bouts = dealer(house, contest(['simple', 'simple', 'simple']))(0, 4);
  for (let deal = 0; deal < 4; deal++) {
    const won = bouts.filter((bout) => bout.deal === deal).flatMap((bout) => bout.won);
    assert.deepEqual(won.sort(), [0, 1, 2]);
  }
});

test('games do not depend on the number of threads', async () => {
  const bots = ['simple', 'random'];
  const alone = dealer(house, contest(bots))(0, 12);
  const bouts: Bout[] = [];
  const take = (some: readonly Bout[]) => void bouts.push(...some);
  await runPool(
    { script: house.worker, task: 'arena', data: contest(bots), count: 12, largest: 2, take, progress: () => {} },
    3,
  );
  assert.deepEqual(
    bouts.sort((one, other) => one.deal - other.deal),
    alone,
  );
});

test('standings have shares, intervals by deal, pairwise results, ratings and figures', () => {
  const bout = (deal: number, won: readonly number[]): Bout => ({
    deal,
    won,
    moves: 10,
    figures: [{ lies: 1 }, { lies: 3 }, { lies: 5 }],
    habits: [{ claimed: 1 }, { claimed: 2 }, {}],
  });
  // three seats, two of them b's; a wins two games of the first deal, and shares one with a b
  const bouts = [bout(0, [0]), bout(0, [0]), bout(0, [1]), bout(1, [2]), bout(1, [0, 1]), bout(1, [])];
  const [a, b] = standings(['a', 'b', 'b'], bouts);
  assert.ok(a !== undefined && b !== undefined);
  assert.equal(a.even, 1 / 3);
  assert.ok(Math.abs(a.won - (2 / 3 + 0.5 / 3) / 2) < 1e-12);
  assert.ok(Math.abs(a.half - 1.96 * Math.sqrt(((2 / 3 - 0.5 / 3) / 2) ** 2)) < 1e-12);
  assert.ok(Math.abs((a.against.b ?? 0) - 2.5 / (2.5 + 2.5 / 2)) < 1e-12);
  assert.ok(a.rating.mu > b.rating.mu);
  assert.deepEqual(b.figures, { lies: 4 });
  assert.deepEqual([a.habits, b.habits], [{ claimed: 6 }, { claimed: 12 }]);
});

test('luck is removed from each game, and used if it explains half of the variance', () => {
  const duels = (lucky: number): Bout[] =>
    [0, 0, 0, 1].map((winner, deal) => {
      const luck = winner === 0 ? lucky : -lucky;
      return { deal, won: [winner], moves: 1, figures: [{}, {}], habits: [{}, {}], luck: [luck, -luck] };
    });
  const [of, other] = standings(['a', 'b'], duels(0.4));
  assert.ok(of?.adjusted !== undefined && other?.adjusted !== undefined);
  assert.ok(Math.abs(of.won - 0.75) < 1e-12 && Math.abs(of.adjusted.won - 0.55) < 1e-12);
  assert.ok(Math.abs(of.adjusted.won + other.adjusted.won - 1) < 1e-12);
  assert.ok(Math.abs(of.adjusted.left - 0.04) < 1e-12 && isUsed(of.adjusted));
  assert.match(luckSentence([of.adjusted]), /luck taken out .*; at most 4 % of the variance is left$/);
  const [little] = standings(['a', 'b'], duels(0.1));
  assert.ok(!isUsed(little?.adjusted));
  assert.match(luckSentence([little?.adjusted]), /^luck is left in: without it 64 % of the variance/);
  const [none] = standings(
    ['a', 'b'],
    duels(0.1).map(({ luck: _, ...bout }) => bout),
  );
  assert.equal(none?.adjusted, undefined);
  assert.match(luckSentence([none?.adjusted]), /^luck is left in: no critic knows these tables and players$/);
});

test('a bot that lies and challenges well beats a random one', () => {
  const bouts = dealer(house, contest(['expert', 'random']))(0, 20);
  const [expert] = standings(['expert', 'random'], bouts);
  assert.ok((expert?.won ?? 0) > 0.6);
});

test('ratings agree with openskill', () => {
  const near = (places: number, expected: readonly (readonly [number, number])[]) => {
    const ratings = rated(
      Array.from({ length: places }, () => UNRATED),
      expected.map((_, i) => i),
    );
    for (const [i, [mu, sigma]] of expected.entries()) {
      assert.ok(Math.abs((ratings[i]?.mu ?? 0) - mu) < 1e-9);
      assert.ok(Math.abs((ratings[i]?.sigma ?? 0) - sigma) < 1e-9);
    }
  };
  near(2, [
    [27.63523138347365, 8.065506316323548],
    [22.36476861652635, 8.065506316323548],
  ]);
  near(3, [
    [27.868876552746237, 8.204837030780652],
    [25.717219138186557, 8.057829747583874],
    [21.413904309067206, 8.057829747583874],
  ]);
  const [winner, one, other] = rated([UNRATED, UNRATED, UNRATED], [1, 2, 2]);
  assert.ok(winner !== undefined && winner.mu > UNRATED.mu);
  assert.deepEqual(one, other);
});

test('habits are counted per bot: an honest bot has told no lie', () => {
  const bots = ['honest', 'simple', 'simple'];
  const [honest, simple] = standings(bots, dealer(house, contest(bots))(0, 10));
  const count = (habits: Readonly<Record<string, number>> = {}, what: RegExp) =>
    Object.entries(habits).reduce((sum, [name, n]) => sum + (what.test(name) ? n : 0), 0);
  assert.ok(count(honest?.habits, /^claimed/) > 10);
  assert.equal(count(honest?.habits, /^(bluffed|caught)/), 0);
  assert.ok(count(simple?.habits, /^bluffed/) > 10);
});
