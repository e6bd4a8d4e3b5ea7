import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresightIn } from './foresight.ts';

const world = { people: 40, seats: 4, order: false, seed: 'foresight' };

test('where people are similar, ratings predict worse than even chances after few games, better after many', () => {
  const [few, many] = foresightIn({ ...world, spread: 0.2 }, [10, 320], 6);
  assert.ok((few?.gain ?? 1) < 0 && (many?.gain ?? -1) > 0, `${few?.gain} ${many?.gain}`);
});

test('where people differ much, all places predict better than the winner alone', () => {
  const gain = (order: boolean) => foresightIn({ ...world, spread: 0.8, order }, [20], 6)[0]?.gain ?? 0;
  assert.ok(gain(true) > gain(false) && gain(false) > 0);
});
