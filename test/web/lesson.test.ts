/** Touches during a lesson: what it accepts, and what it explains. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fits, isOpen, judgeMove } from '../../src/web/link/lesson.ts';

test('a lesson accepts the wanted move and passes where nothing else fits, and rejects the rest', () => {
  assert.ok(fits('pay …', 'pay B') && fits('pay …', 'pay') && !fits('pay …', 'payment') && !fits('pay', 'pay B'));
  const legal = ['pay B', 'pass'];
  assert.equal(judgeMove('pay B', 'pay B', legal), 'wanted');
  assert.equal(judgeMove('pay B', 'pass', legal), 'not');
  assert.equal(judgeMove('pay B', 'pass', ['pass', 'shout']), 'let');
  assert.equal(judgeMove('pay B', 'shout', ['pass', 'shout']), 'not');
  assert.equal(judgeMove(undefined, 'shout', ['pass', 'shout']), 'not');
  assert.ok(isOpen('order B C', ['order …']) && isOpen('pay …', ['pay B']) && !isOpen('order B C', ['order B']));
});
