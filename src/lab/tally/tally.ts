import type { Fact } from '../../engine/facts.ts';
import type { Played, View } from '../../engine/game.ts';
import type { Each, Seat } from '../../engine/seats.ts';

/** Sums over many games: plain numbers by name, so that workers' counts add up. */
export type Counts = Record<string, number>;

export type Figures = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What the simulator counts in a game, beside seats, lengths and wins, which it counts for all. */
export type Tally = {
  /** Adds one finished game: all its facts, private ones too, the public view at its end, and the moves as made. */
  count(counts: Counts, facts: readonly Fact[], end: View, moves: readonly Played[]): void;
  tables(counts: Readonly<Counts>, games: number): Figures[];
  /** The counts as numbers for `--json`; without this function they stand as they are. */
  data?(counts: Readonly<Counts>, games: number): Readonly<Record<string, unknown>>;
  /** What each player is wont to do, for the arena: counted in a game, and the table of one who played so many. */
  readonly habits?: {
    of(facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Each<Counts>;
    table(counts: Readonly<Counts>, games: number): Figures;
  };
};

export const add = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};
