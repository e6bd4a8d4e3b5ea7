/** Where a replay stops: at what was said, never at a silence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveOf, stopAfter, stopsOf } from '../../src/web/link/replay-stops.ts';

/** Two facts at the start; the second and third move are silent, and so is the last. */
const told = { upTo: [2, 3, 3, 3, 6, 6] };

test('a silent move is no stop, except the last', () => {
  assert.deepEqual(stopsOf(told), [0, 1, 4, 5]);
  assert.deepEqual(stopsOf({ upTo: [4] }), [0]);
});

test('a fact maps to the move that told it', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 5].map((fact) => moveOf(told, fact)),
    [0, 0, 1, 4, 4],
  );
});

test('a move between stops maps to the next stop, an unknown one to the start', () => {
  const stops = stopsOf(told);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 99].map((move) => stopAfter(stops, move)),
    [0, 1, 2, 2, 2, 3, 0],
  );
});
