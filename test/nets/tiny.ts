/** A minimal net of duels: it always prefers moves at one index. */
import { crc32 } from 'node:zlib';
import type { Duelist } from '../../src/bots/net/coder.ts';

/** Sixteen, as float16. */
const MUCH = 0x4c00;

export const tinyNet = ({ game, version, words, scale }: Duelist, liked: number): Uint8Array => {
  const arrays = [
    ['l1.weight', [1, scale.length]],
    ['l1.bias', [1]],
    ['l2.weight', [1, 1]],
    ['l2.bias', [1]],
    ['l3.weight', [1, 1]],
    ['l3.bias', [1]],
    ['out.weight', [words.length, 1]],
    ['out.bias', [words.length]],
  ] as const;
  const size = arrays.reduce((sum, [, [n, m = 1]]) => sum + n * m, 0);
  const numbers = Buffer.alloc(2 * size);
  numbers.writeUInt16LE(MUCH, 2 * (size - words.length + liked));
  const head = { game, coder: version, words, aimed: [], arrays, sum: crc32(numbers) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), numbers]);
};
