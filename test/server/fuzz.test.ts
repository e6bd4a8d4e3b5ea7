import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../at-length.ts';
import { fuzz } from './fuzzing.ts';

const SOME = isAtLength ? 2000 : 700; // `npm run lab -- fuzz` sends a million

test('random frames never cause an internal error, and the next table plays on', async () => {
  const { answers, moves } = await fuzz(SOME, 'short');
  for (const code of ['malformed', 'not-host', 'frame', 'ok']) assert.ok(answers.has(code), code);
  assert.equal(answers.get('internal'), undefined);
  assert.ok(moves > 0);
});
