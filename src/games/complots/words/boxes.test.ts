/** Tests of the boxes of Complots: which options belong to the first, which to the second. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS, TABLE } from '../rules/characters.ts';
import { boxes, OLD } from './boxes.ts';

test('the first box has the characters that the table of rules lists', () => {
  const first = CHARACTERS.filter((one) => TABLE[one].box === 1);
  assert.deepEqual([...OLD].sort(), [...first].sort());
  const holds = (options: object): readonly boolean[] => boxes.map((box) => box.holds?.({ ...options }) === true);
  assert.deepEqual(holds({ lineup: 'duchess,assassin,countess,captain,inquisitor' }), [true, false]);
  assert.deepEqual(holds({ lineup: 'duchess,assassin,witch,captain,inquisitor' }), [false, true]);
  assert.deepEqual(holds({ lineup: 'random-1' }), [true, false]);
  assert.deepEqual(holds({ religions: 'true' }), [false, true]);
});
