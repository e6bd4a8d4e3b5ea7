import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointed, retold } from './speech.ts';

test('only whispers are retold without their words', () => {
  for (const [said, told] of [
    ['say to B: it is me, and you', 'say to B: […]'],
    ['say to B: two\nlines', 'say to B: […]'],
    ['say: say to B: aloud', 'say: say to B: aloud'],
    ['say suspect B', 'say suspect B'],
  ] as const)
    assert.equal(retold(said), told);
});

test('beside a big screen bots point: no reason, question, claim or whisper', () => {
  for (const [said, left] of [
    ['say suspect B because silent', 'say suspect B'],
    ['say trust C', 'say trust C'],
    ['say why B', undefined],
    ['say to C suspect B', undefined],
    ['claim hold pardon', undefined],
  ] as const)
    assert.equal(pointed(said), left);
});
