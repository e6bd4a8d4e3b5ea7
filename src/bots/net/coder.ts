/** The interface between a game and a net: turns a seat's sight into small numbers, and a move into words. */
import { byName } from '../../engine/by-name.ts';
import type { Said } from '../../engine/facts.ts';
import type { Imagined, Sight, View } from '../../engine/game.ts';
import { words } from '../../engine/phrases.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { Beliefs } from '../adviser.ts';
import type { Level } from '../levels.ts';
import type { Trait } from '../tempers.ts';

/** Named runs of features, each with the number that it is divided by. */
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

export type Coder = {
  readonly game: string;
  /** Raised whenever the same sight would be written otherwise: nets of another version are refused. */
  readonly version: number;
  /** The most seats. */
  readonly seats: number;
  /** Features of the table and of one seat. A sight is the table and then each seat, me first. */
  readonly table: readonly number[];
  readonly seat: readonly number[];
  /** All words a move may be made of; a move's score is the sum of its words' scores. */
  readonly words: readonly string[];
  /** Of those, the ones that stand in moves that name a seat. */
  readonly aimed: readonly string[];
  /** Room for all moves of a decision, and for the words of a move. */
  readonly most: { readonly moves: number; readonly words: number };
  /** How much each level leaves to chance: 1 is the net as it is. Measured, so that each beats the one below. */
  readonly heat: Readonly<Record<Level, number>>;
  /** What a level does more or less often than its net would: added to the logarithm of a move's odds. */
  readonly habits?: Readonly<Partial<Record<Level, (view: View, move: string) => number>>>;
  /** The best one's at two players, where whoever can be foreseen is beaten. */
  readonly duel?: number;
  /** How duels are written for nets of their own; whoever of them knows a table plays it. */
  readonly duelists: readonly Duelist[];
  /** Bytes into `out`, which holds zeros. */
  encode(view: View, heard: readonly Said[], out: Uint8Array): void;
  read(move: string): Reading;
  /** What a move is like, for a temper. */
  traitsOf(view: View, move: string): readonly Trait[];
  /** What reason adds to the logarithm of a move's odds, where nets were measured to be weak. */
  second?(sight: Sight): (move: string) => number;
  /** The move that does the same better, where it can be worked out; else the move itself. */
  better?(sight: Sight): (move: string) => string;
  /** Moves that no level plays while another is legal. */
  never?(sight: Sight): (move: string) => boolean;
  /** What a seat comes to believe of hidden cards, if the others think so: odds, move by move as in `answers`. */
  beliefs?(game: Imagined, think: (sight: Sight) => Float64Array): Beliefs;
  /** Whoever looks can no longer win. */
  lost?(view: View): boolean;
};

/** How some of a game's duels are written for a net that knows them only (duelist.ts). */
export type Duelist = {
  readonly game: string;
  /** Each of a game has another: it tells whose a file of weights is. */
  readonly version: number;
  readonly net: URL;
  /** Every move there is, at its place among the scores. */
  readonly words: readonly string[];
  /** What each byte of a sight is multiplied by. */
  readonly scale: readonly number[];
  /** Only these tables are duels it knows. */
  knows(view: View): boolean;
  /** Bytes into `out`, which holds zeros. */
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

/** A named seat counted from me: 1 is me, 2 the next; 0 where none is named. */
export const fromMe = (seat: number, me: number, players: number): number =>
  seat < 0 ? 0 : 1 + ((seat - me + players) % players);

const KEPT = 100_000;

/** Reads moves; each once, since the same ones come again. */
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
/** Counts, but no further than `most`. */
export const count = (row: Uint8Array, at: number, most: number): void => {
  const is = row[at] ?? 0;
  if (is < most) row[at] = is + 1;
};
