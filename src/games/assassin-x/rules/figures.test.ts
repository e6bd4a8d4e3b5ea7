import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { SEATS } from '../../../engine/seats.ts';
import { figuresOf } from './figures.ts';

test('crimes, escapes, arrests and points are counted for their players', () => {
  const said: Said[] = [
    ['A', 'attacked', 'B', 'assassin', 'knife'],
    ['A', 'killed', 'B', 9, 3],
    ['round', 'ended', 'assassination', 'A'],
    ['A', 'scored', 2],
    ['B', 'attacked', 'A', 'assassin', 'knife'],
    ['A', 'survived', 'B', 5, 6],
    ['round', 'ended', 'survived', 'A'],
    ['A', 'scored', 1],
    ['B', 'intervened', 'A'],
    ['A', 'arrested', 'B'],
    ['C', 'intervened', 'B'],
    ['B', 'cleared', 'C'],
  ];
  const figures = figuresOf(
    said.map((one) => ({ to: 'all', said: one })),
    [],
    SEATS.slice(0, 3),
  );
  assert.deepEqual(figures, {
    A: { attacks: 1, kills: 1, escapes: 1, arrests: 0, mistakes: 0, points: 3 },
    B: { attacks: 1, kills: 0, escapes: 0, arrests: 1, mistakes: 0, points: 0 },
    C: { attacks: 0, kills: 0, escapes: 0, arrests: 0, mistakes: 1, points: 0 },
  });
});
