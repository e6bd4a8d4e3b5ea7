import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { SEATS } from '../../../engine/seats.ts';
import { figuresOf } from './figures.ts';

test('figures count offences tried and caught, true and false counts, right and wrong objections', () => {
  const said: Said[] = [
    ['round', 1, 3, 1],
    ['A', 'cheated', 'look'],
    ['reported', 'A'],
    ['reported', 'A', 'again'], // nothing new
    ['A', 'cheated', 'word'],
    ['truth', 'B', 'none'],
    ['C', 'announced', 'B', 'none'],
    ['B', 'contested', 'C'],
    ['C', 'truthful'],
    ['truth', 'A', 'B'],
    ['C', 'announced', 'none', 'B'],
    ['A', 'contested', 'C'],
    ['C', 'lied'],
    ['B', 'caught', 'peek'],
  ];
  const figures = figuresOf(
    said.map((one) => ({ to: 'all', said: one })),
    [],
    SEATS.slice(0, 3),
  );
  assert.deepEqual(figures, {
    A: { offences: 2, caught: 1, counts: 0, lies: 0, right: 1, wrong: 0 },
    B: { offences: 0, caught: 1, counts: 0, lies: 0, right: 0, wrong: 1 },
    C: { offences: 0, caught: 0, counts: 2, lies: 1, right: 0, wrong: 0 },
  });
});
