import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf } from '../../host/deal.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { answerCall, memoryOf, withSealed } from './deal-commitment.ts';

const HASH = commitmentOf('a secret');
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  status: 'lobby',
  game: 'nuts',
  options: {},
  seats: [],
  clock: { pace: 'off' },
  public: false,
  watch: true,
  delay: 0,
  moreTime: true,
  watchers: 0,
  walls: 0,
  round: 0,
  games: 0,
  wins: {},
  commitment: HASH,
  ...more,
});

const sealedAt = (id: string): string => {
  const asked = withSealed({ type: 'ready', ready: true }, table(id));
  assert.ok(asked.type === 'ready' && asked.sealed !== undefined && asked.entropy === undefined);
  return asked.sealed;
};
const FRIEND = commitmentOf('what a friend will give');

test('entropy is revealed once the deal is called, and all commitments are remembered', () => {
  const sealed = sealedAt('first');
  assert.equal(sealedAt('first'), sealed, 'however often it is sent');
  assert.equal(answerCall(table('first'), 'A'), undefined, 'not before');
  const dealing = { A: sealed, B: FRIEND };
  const shown = answerCall(table('first', { dealing }), 'A');
  assert.ok(shown?.type === 'reveal');
  assert.equal(commitmentOf(shown.entropy), sealed);
  assert.deepEqual(memoryOf('first', 1, 'A'), {
    commitment: HASH,
    sealed: dealing,
    gave: { seat: 'A', entropy: shown.entropy },
  });
  assert.deepEqual(answerCall(table('first', { dealing }), 'A'), shown, 'the same call may come again');
});

test('a second call for the same game with other commitments is ignored', () => {
  const A = sealedAt('second');
  assert.ok(answerCall(table('second', { dealing: { A, B: FRIEND } }), 'A'));
  const before = memoryOf('second', 1, 'A');
  const tries = [{ dealing: { A, B: commitmentOf('another') } }, { dealing: { A } }];
  for (const more of [...tries, { dealing: { A, B: FRIEND }, commitment: commitmentOf('another secret') }])
    assert.equal(answerCall(table('second', more), 'A'), undefined);
  assert.deepEqual(memoryOf('second', 1, 'A'), before);
});

test('if my commitment was replaced, I reveal nothing and remember what I gave', () => {
  sealedAt('third');
  const dealing = { A: commitmentOf('not mine'), B: FRIEND };
  assert.equal(answerCall(table('third', { dealing }), 'A'), undefined);
  assert.deepEqual(memoryOf('third', 1, 'A')?.sealed, dealing);
  assert.notEqual(commitmentOf(memoryOf('third', 1, 'A')?.gave?.entropy ?? ''), dealing.A);
});
