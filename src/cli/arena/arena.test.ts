import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCrew } from '../crew.ts';
import { openHouse } from '../house.ts';
import { type Bout, type Contest, playDeals } from './deals.ts';
import { standings } from './standing.ts';

const house = await openHouse(undefined);
const game = house.games[0]?.id ?? '';
const contest = (bots: readonly string[]): Contest => ({ game, options: {}, bots, seed: 'arena' });

test('where all play alike, a deal is won from its lucky seat: each of the list wins it once', () => {
  const bouts = playDeals(house, contest(['simple', 'simple', 'simple']), 0, 4);
  for (let deal = 0; deal < 4; deal++) {
    const won = bouts.filter((bout) => bout.deal === deal).flatMap((bout) => bout.won);
    assert.deepEqual(won.sort(), [0, 1, 2]);
  }
});

test('the same games, however many threads play them', async () => {
  const bots = ['simple', 'random'];
  const alone = playDeals(house, contest(bots), 0, 12);
  const bouts: Bout[] = [];
  const script = new URL('./worker.ts', import.meta.url);
  const take = (some: readonly Bout[]) => void bouts.push(...some);
  await runCrew({ script, data: contest(bots), count: 12, largest: 2, take, progress: () => {} }, 3);
  assert.deepEqual(
    bouts.sort((one, other) => one.deal - other.deal),
    alone,
  );
});

test('shares, intervals by deal, who beats whom, ratings and doings', () => {
  const bout = (deal: number, won: readonly number[]): Bout => ({
    deal,
    won,
    moves: 10,
    figures: [{ lies: 1 }, { lies: 3 }, { lies: 5 }],
  });
  // three seats, two of them b's; a wins two games of the first deal, one is shared by a and a b
  const bouts = [bout(0, [0]), bout(0, [0]), bout(0, [1]), bout(1, [2]), bout(1, [0, 1]), bout(1, [])];
  const [a, b] = standings(['a', 'b', 'b'], bouts);
  assert.ok(a !== undefined && b !== undefined);
  assert.equal(a.even, 1 / 3);
  assert.ok(Math.abs(a.won - (2 / 3 + 0.5 / 3) / 2) < 1e-12);
  assert.ok(Math.abs(a.half - 1.96 * Math.sqrt(((2 / 3 - 0.5 / 3) / 2) ** 2)) < 1e-12);
  assert.ok(Math.abs((a.against.b ?? 0) - 2.5 / (2.5 + 2.5 / 2)) < 1e-12);
  assert.ok(Math.abs(a.rating + b.rating) < 1e-9 && a.rating > 0);
  assert.deepEqual(b.figures, { lies: 4 });
});

test('a bot that lies and doubts well beats one that plays at random', () => {
  const bouts = playDeals(house, contest(['expert', 'random']), 0, 20);
  const [expert] = standings(['expert', 'random'], bouts);
  assert.ok((expert?.won ?? 0) > 0.6);
});
