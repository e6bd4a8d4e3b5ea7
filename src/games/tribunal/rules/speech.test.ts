import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retold } from './speech.ts';

test('only whispers are retold without their words', () => {
  for (const [said, told] of [
    ['say to B: it is me, and you', 'say to B: […]'],
    ['say to B: two\nlines', 'say to B: […]'],
    ['say: say to B: aloud', 'say: say to B: aloud'],
    ['say suspect B', 'say suspect B'],
  ] as const)
    assert.equal(retold(said), told);
});
