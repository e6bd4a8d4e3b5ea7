/** A net plays on when the game gains words it has not learnt, and is refused when the game no longer has its words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Coder } from '../../../bots/net/coder.ts';
import { makeNet } from '../../../bots/net/net.ts';
import { readWeights } from '../../../bots/net/weights.ts';
import { isFault } from '../../../engine/fault.ts';
import { complotsCoder } from './coder.ts';

const bytes = readFileSync(new URL('../../../../nets/complots.bin', import.meta.url));
const MOVES = ['income', 'aid', 'duchess', 'captain B', 'coup B'];

const oddsWith = (coder: Coder, moves: readonly string[]): number[] => {
  const weights = readWeights(bytes, coder);
  assert.ok(!isFault(weights));
  const obs = new Uint8Array(coder.table.length + coder.seat.length * coder.seats).fill(1);
  const said = moves.map((move) => {
    const { words, seat } = coder.read(move);
    return { words, target: seat < 0 ? 0 : 2 };
  });
  return [...makeNet(weights, coder)(obs, said).odds];
};

test('after a new word, known moves keep their odds, and the new one is possible', () => {
  const more: Coder = {
    ...complotsCoder,
    words: ['a new word', ...complotsCoder.words],
    read(move) {
      if (move === 'banker') return { words: [0], seat: -1 };
      const { words, seat } = complotsCoder.read(move);
      return { words: words.map((word) => word + 1), seat };
    },
  };
  assert.deepEqual(oddsWith(more, MOVES), oddsWith(complotsCoder, MOVES));
  const [chance = 0] = oddsWith(more, ['banker', ...MOVES]);
  assert.ok(chance > 0 && chance < 1);
});

test('a net whose words are missing is refused', () => {
  const less = { ...complotsCoder, words: complotsCoder.words.slice(1) };
  assert.match(String(readWeights(bytes, less)), /knows other words/);
});
