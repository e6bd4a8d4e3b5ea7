import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOvertaken } from './lesson.ts';

test('a step made needless by other players is skipped, and no other', () => {
  const pleas = ['plead E', 'rest'];
  assert.equal(isOvertaken('ready', 'plead E', pleas), true, 'the debate was closed before one was ready');
  assert.equal(isOvertaken('plead E', 'rest', pleas), false, 'it can be done');
  assert.equal(isOvertaken('gavel', 'accuse E', pleas), false, 'its turn will come');
  assert.equal(isOvertaken('coup B', 'income', ['pass', 'income']), false, 'one may let it pass until then');
  assert.equal(isOvertaken(undefined, undefined, pleas), false);
});
