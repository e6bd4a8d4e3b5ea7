import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRight, pointsFor } from './points.ts';

test('10 hundredths of the chance to win, or 20 of guilt, halve the points; nothing costs them all', () => {
  assert.deepEqual(
    [0, 4, 10, 14, 20, 40, 100].map((lost) => pointsFor(lost, 'chance')),
    [100, 76, 50, 38, 25, 6, 1],
  );
  assert.deepEqual(
    [0, 8, 20, 40].map((lost) => pointsFor(lost, 'guilt')),
    [100, 76, 50, 25],
  );
});

test('only the best answer of a moment is right', () => {
  assert.deepEqual([100, 97, 76].map(isRight), [true, true, false]);
});
