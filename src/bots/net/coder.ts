/** The interface between a game and a net: encodes a seat's sight as small numbers, and a move as words. */
import { byName } from '../../engine/by-name.ts';
import type { Said } from '../../engine/facts.ts';
import type { Imagined, Sight, View } from '../../engine/game.ts';
import { words } from '../../engine/phrases.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { Beliefs } from '../adviser.ts';
import type { Level } from '../levels.ts';
import type { Leans, Temper, Trait } from '../tempers.ts';

export type Field = readonly [name: string, width: number, divisor?: number];

type Layout<N extends string> = {
  readonly at: Readonly<Record<N, number>>;
  readonly scale: readonly number[];
  readonly width: number;
};

export const layout = <const F extends readonly Field[]>(fields: F): Layout<F[number][0]> => {
  const starts = new Map<string, number>();
  const scale: number[] = [];
  for (const [name, width, divisor = 1] of fields) {
    starts.set(name, scale.length);
    for (let i = 0; i < width; i++) scale.push(1 / divisor);
  }
  const names: readonly F[number][0][] = fields.map(([name]) => name);
  return { at: byName(names, (name) => starts.get(name) ?? 0), scale, width: scale.length };
};

/** Added to the log odds of a move. */
export type Habit = (sight: Sight, move: string, temper?: Temper) => number;

export type Coder = {
  readonly game: string;
  /** Raise it whenever a sight is encoded differently: nets of other versions are refused. */
  readonly version: number;
  readonly seats: number;
  /** Divisors of the features of the table and of one seat. A sight is the table, then each seat, mine first. */
  readonly table: readonly number[];
  readonly seat: readonly number[];
  /** All words of moves; a move's score is the sum of its words' scores. */
  readonly words: readonly string[];
  readonly aimed: readonly string[];
  readonly most: { readonly moves: number; readonly words: number };
  /** Temperature by level; 1 is the net as it is. Measured, so that each level beats the one below. */
  readonly heat: Readonly<Record<Level, number>>;
  readonly habits?: Readonly<Partial<Record<Level, Habit>>>;
  /** How tempers differ, by level; elsewhere slightly. */
  readonly leans?: Readonly<Partial<Record<Level, Leans>>>;
  /** The best level's temperature at two players, where predictable play loses. */
  readonly duel?: number;
  /** Encodings of duels for their own nets; the first that knows a table plays it. */
  readonly duelists: readonly Duelist[];
  encode(view: View, heard: readonly Said[], out: Uint8Array): void;
  read(move: string): Reading;
  traitsOf(view: View, move: string): readonly Trait[];
  /** Added to the log odds by reasoning, where nets were measured to be weak. */
  second?(sight: Sight): (move: string) => number;
  /** A better move with the same effect, if it can be computed; else the move. */
  better?(sight: Sight): (move: string) => string;
  /** Moves that no level plays while another is legal. */
  never?(sight: Sight): (move: string) => boolean;
  /** Beliefs about hidden cards, if others' odds are `think`, in the order of `answers`. */
  beliefs?(game: Imagined, think: (sight: Sight) => Float64Array): Beliefs;
  lost?(view: View): boolean;
};

/** The encoding of some of a game's duels for a net of their own (duelist.ts). */
export type Duelist = {
  readonly game: string;
  /** Unique per duelist of a game: identifies the file of weights. */
  readonly version: number;
  readonly net: URL;
  readonly words: readonly string[];
  readonly scale: readonly number[];
  knows(view: View): boolean;
  encode(view: View, heard: readonly Said[], out: Uint8Array): void;
  place(move: string, me: Seat | undefined): number;
};

/** A move: the numbers of its words, and the first seat it names; −1: none. */
export type Reading = { readonly words: readonly number[]; readonly seat: number };

export const widthOf = ({ table, seat, seats }: Coder): number => table.length + seat.length * seats;

const LETTER_A = 65;
const SEATS = 8;
export const seatNumber = (word: unknown): number => {
  if (typeof word !== 'string' || word.length !== 1) return -1;
  const i = word.charCodeAt(0) - LETTER_A;
  return i >= 0 && i < SEATS ? i : -1;
};

/** A named seat counted from me: 1 is me, 2 the next; 0: none. */
export const fromMe = (seat: number, me: number, players: number): number =>
  seat < 0 ? 0 : 1 + ((seat - me + players) % players);

const KEPT = 100_000;

export const reader = (vocabulary: readonly string[], spelt: (move: string) => readonly string[]) => {
  const place = new Map(vocabulary.map((word, i) => [word, i]));
  const kept = new Map<string, Reading>();
  const read = (move: string): Reading => ({
    words: spelt(move).map((word) => {
      const at = place.get(word);
      if (at === undefined) throw new Error(`no net knows "${word}" of "${move}"`);
      return at;
    }),
    seat: seatNumber(words(move).find(isSeat)),
  });
  return (move: string): Reading => {
    const known = kept.get(move);
    if (known !== undefined) return known;
    const made = read(move);
    if (kept.size < KEPT) kept.set(move, made);
    return made;
  };
};

export const add = (row: Uint8Array, at: number, n = 1): void => {
  row[at] = (row[at] ?? 0) + n;
};
export const count = (row: Uint8Array, at: number, most: number): void => {
  const is = row[at] ?? 0;
  if (is < most) row[at] = is + 1;
};
