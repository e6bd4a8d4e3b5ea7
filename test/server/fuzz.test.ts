import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from './fuzzing.ts';

const SOME = 2000; // `npm run lab -- fuzz` sends a million

test('frames that nobody should send: the server lives, answers, and the table beside plays on', async () => {
  const { answers, moves } = await fuzz(SOME, 'short');
  for (const code of ['malformed', 'not-host', 'frame', 'ok']) assert.ok(answers.has(code), code);
  assert.equal(answers.get('internal'), undefined);
  assert.ok(moves > 0);
});
