/** Reads a file of weights: a line of JSON as head, then numbers as float16. */
import { type Fault, fault } from '../../engine/fault.ts';
import type { Coder } from './coder.ts';

export type Head = {
  readonly game: string;
  readonly coder: number;
  readonly words: readonly string[];
  readonly aimed: readonly string[];
  readonly arrays: readonly (readonly [name: string, shape: readonly number[]])[];
  readonly seed: number;
  readonly decisions: number;
  readonly date: string;
  readonly sum: number;
  /** By number of players: told chances, and the measured ones. */
  readonly calibration?: Readonly<Record<string, readonly (readonly [told: number, won: number])[]>>;
  /** The arena that measured the net: seats, and games won in % by number of players. */
  readonly arena?: { readonly games: number; readonly seed: string; readonly won: Readonly<Record<string, Won>> };
};

type Won = Readonly<Record<string, string>>;

export type Weights = { readonly head: Head; readonly of: ReadonlyMap<string, Float32Array> };

const ARRAYS = [
  ...['seat1', 'seat2', 'trunk1', 'trunk2', 'aim_seat', 'word', 'value'].flatMap((name) => [
    `${name}.weight`,
    `${name}.bias`,
  ]),
  'aim_trunk.weight',
  'word_aimed.weight',
];

const NEWLINE = 10;

/** The weights, or why they do not fit this game. The game may have words that the net has not learnt. */
export const readWeights = (
  bytes: Uint8Array,
  coder: Pick<Coder, 'game' | 'version' | 'words'>,
  wanted: readonly string[] = ARRAYS,
): Weights | Fault => {
  const end = bytes.indexOf(NEWLINE) + 1;
  const head = headOf(bytes.subarray(0, end));
  if (head === undefined) return fault('weights', `these are no weights of a net for ${coder.game}`);
  if (head.game !== coder.game) return fault('weights', `this net plays ${head.game}, not ${coder.game}`);
  if (head.coder !== coder.version)
    return fault(
      'weights',
      `this net sees ${head.game} as coder ${head.coder} writes it; this is coder ${coder.version}`,
    );
  const known = new Set(coder.words);
  if (!head.words.every((word) => known.has(word)))
    return fault('weights', `this net knows other words of ${head.game} than coder ${coder.version}`);
  const missing = wanted.find((name) => !head.arrays.some(([one]) => one === name));
  if (missing !== undefined)
    return fault('weights', `the weights for ${head.game} are damaged: there is no ${missing}`);
  const numbers = bytes.subarray(end);
  const size = head.arrays.reduce((sum, [, shape]) => sum + sizeOf(shape), 0);
  if (numbers.length !== 2 * size)
    return fault(
      'weights',
      `the weights for ${head.game} are damaged: ${numbers.length} bytes where ${2 * size} belong`,
    );
  if (sumOf(numbers) !== head.sum)
    return fault('weights', `the weights for ${head.game} are damaged: their numbers do not add up to ${head.sum}`);
  return { head, of: arraysOf(head, numbers) };
};

const POLYNOMIAL = 0xedb88320;
const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  return sum;
});
/** CRC-32, without Node. */
const sumOf = (bytes: Uint8Array): number => {
  let sum = -1;
  for (const byte of bytes) sum = (SUMS[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
};

/** Replaces parts of the head, and keeps the weights. */
export const retold = (bytes: Uint8Array, more: Pick<Head, 'calibration' | 'arena'>): Uint8Array => {
  const end = bytes.indexOf(NEWLINE) + 1;
  const line = new TextEncoder().encode(`${JSON.stringify({ ...headOf(bytes.subarray(0, end)), ...more })}\n`);
  const all = new Uint8Array(line.length + bytes.length - end);
  all.set(line);
  all.set(bytes.subarray(end), line.length);
  return all;
};

export const coderIn = (bytes: Uint8Array): number | undefined =>
  headOf(bytes.subarray(0, bytes.indexOf(NEWLINE) + 1))?.coder;

const headOf = (line: Uint8Array): Head | undefined => {
  try {
    const head: Head = JSON.parse(new TextDecoder().decode(line));
    return Array.isArray(head.words) && head.arrays.every(isArray) ? head : undefined;
  } catch {
    return undefined;
  }
};

const isArray = ([name, shape]: Head['arrays'][number]): boolean =>
  typeof name === 'string' && shape.every((n) => Number.isInteger(n) && n > 0);

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, n) => product * n, 1);

const arraysOf = ({ arrays }: Head, numbers: Uint8Array): Map<string, Float32Array> => {
  const of = new Map<string, Float32Array>();
  let at = 0;
  for (const [name, shape] of arrays) {
    const array = new Float32Array(sizeOf(shape));
    for (let i = 0; i < array.length; i++, at += 2) array[i] = half((numbers[at] ?? 0) | ((numbers[at + 1] ?? 0) << 8));
    of.set(name, array);
  }
  return of;
};

/** Decodes a float16: a sign, five bits of exponent, ten of fraction. */
const half = (bits: number): number => {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits & 0x8000 ? -size : size;
};
