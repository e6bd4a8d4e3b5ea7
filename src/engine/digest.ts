/**
 * A digest of the facts of a game so far, with their audience. Equal facts give equal digests whatever else is in the
 * state, such as new options or renamed fields.
 */
import type { Fact } from './facts.ts';
import type { Game, State } from './game.ts';
import { standing } from './kernel.ts';

export type Digest = readonly [number, number];

export const NOTHING_SAID: Digest = [0x9e3779b9 | 0, 0x243f6a88];

/** cyrb53, with its two lanes carried from text to text. */
const mix = ([one, other]: Digest, text: string): Digest => {
  let [a, b] = [one, other];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  const [c, d] = [a, b];
  a = Math.imul(c ^ (c >>> 16), 0x85ebca6b) ^ Math.imul(d ^ (d >>> 13), 0xc2b2ae35);
  b = Math.imul(d ^ (d >>> 16), 0x85ebca6b) ^ Math.imul(c ^ (c >>> 13), 0xc2b2ae35);
  return [a, b];
};

export const digestOf = (before: Digest, facts: readonly Fact[]): Digest => {
  let digest = before;
  for (const { to, said } of facts) digest = mix(digest, `${to}: ${said.join(' ')}`);
  return digest;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letter = (bits: number): string => LETTERS[bits & 63] ?? '';
/** Six bits per letter. */
const PER_LANE = 5;

/** The first letters of a digest, at most ten. */
const letters = ([a, b]: Digest, count: number): string => {
  let text = '';
  for (let i = 0; i < count; i++) text += letter((i < PER_LANE ? a : b) >>> (6 * (i % PER_LANE)));
  return text;
};

/** A digest after a move: different games collide once in millions. */
export const markOf = (digest: Digest): string => letters(digest, MARK);
const MARK = 4;

/** Bits kept per move in short records: a difference shows one move later in one of four cases. */
const BITS = 2;
const PER_LETTER = 6 / BITS;
const SLOTS = (6 * MARK) / BITS;
const bitsOf = (lane: number, i: number): number => (lane >>> (BITS * (i % SLOTS))) & (2 ** BITS - 1);
const slotOf = (i: number): number => BITS * (i % PER_LETTER);

/** Packs the marks of all moves into a few letters. */
export const packMarks = (marks: readonly string[]): string => {
  const packed: number[] = [];
  for (const [i, mark] of marks.entries()) {
    const lane = [...mark].reduceRight((sum, one) => sum * 64 + LETTERS.indexOf(one), 0);
    const at = Math.floor(i / PER_LETTER);
    packed[at] = (packed[at] ?? 0) | (bitsOf(lane, i) << slotOf(i));
  }
  return packed.map(letter).join('');
};

/** Whether a state agrees with packed marks. Beyond them nothing is known. */
export const agrees = (packed: string, played: number, [lane]: Digest): boolean => {
  const i = played - 1;
  const kept = packed[Math.floor(i / PER_LETTER)];
  return kept === undefined || bitsOf(LETTERS.indexOf(kept) >>> slotOf(i), 0) === bitsOf(lane, i);
};

/** The end of a game: number of moves, digest, open question, winners and chance. */
export const endOf = <S extends State>(game: Game<S>, state: S, digest: Digest, played: number): string => {
  const { phase, toAct } = standing(game, state);
  const stood = mix(digest, JSON.stringify([phase, toAct, state.over, state.chance.rng]));
  return `${played}:${letters(stood, 2 * PER_LANE)}`;
};
