import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retold } from './speech.ts';

test('a whisper is retold without its words, and nothing else is', () => {
  for (const [said, told] of [
    ['say to B: it is me, and you', 'say to B: …'],
    ['say to B: two\nlines', 'say to B: …'],
    ['say: say to B: aloud', 'say: say to B: aloud'],
    ['say suspect B', 'say suspect B'],
  ] as const)
    assert.equal(retold(said), told);
});
