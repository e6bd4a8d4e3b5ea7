import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { passages, reasonAgainst, watched } from './trail.ts';

const HEARD: readonly Said[] = [
  ['round', 'began', 1, 'A', 1],
  ['B', 'took', 'A'],
  ['round', 'began', 2, 'A', 1],
  ['B', 'took', 'A'],
  ['B', 'received', 'A', 'assassin'],
  ['B', 'discarded'],
  ['C', 'took', 'B', 'weapon-2'],
  ['C', 'took', 'B', 'time'],
  ['B', 'stole', 'C'],
  ['A', 'gave', 'C'],
  ['A', 'gave', 'C', 'assassin'],
];

test('the trail holds only the hidden cards passed this round', () => {
  assert.deepEqual(
    passages(HEARD).map(({ from, to }) => from + to),
    ['AB', 'CB', 'AC'],
  );
  assert.deepEqual(watched(HEARD, 'B'), { hidden: ['A', 'C'], shown: [], discarded: 1 });
  assert.deepEqual(watched(HEARD, 'C'), { hidden: ['A'], shown: ['weapon-2', 'time'], discarded: 0 });
});

test('a reason is a public fact or a feeling', () => {
  assert.deepEqual(reasonAgainst(HEARD, 'B'), { kind: 'hidden', cards: 2 });
  assert.deepEqual(reasonAgainst(HEARD, 'C'), { kind: 'feeling' });
  const armed: readonly Said[] = [...HEARD, ['C', 'took', 'B', 'approach-1']];
  assert.deepEqual(reasonAgainst(armed, 'C'), { kind: 'arms', cards: 2 });
  assert.deepEqual(reasonAgainst([...armed, ['C', 'took', 'A', 'assassin']], 'C'), { kind: 'assassin' });
  assert.deepEqual(reasonAgainst(HEARD.slice(0, 3), 'B'), { kind: 'feeling' });
});
