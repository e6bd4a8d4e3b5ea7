import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Played } from '../engine/game.ts';
import { readShortMoves, shortMoves } from './short-moves.ts';

test('moves survive their short form; lines without a seat are refused', () => {
  const moves: readonly Played[] = [['A', 'assassin B'], ['B', 'pass'], ['C', 'doubt'], 'timeout', ['H', 'pass']];
  assert.equal(shortMoves(moves), 'A assassin B\nB\nC doubt\n!\nH');
  assert.deepEqual(readShortMoves(shortMoves(moves)), moves);
  assert.deepEqual(readShortMoves(''), []);
  for (const wrong of ['assassin B', 'A coup B\n\nC', 'AB', 'Z coup A'])
    assert.equal(readShortMoves(wrong), undefined, wrong);
});
