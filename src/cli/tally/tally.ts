import type { Fact } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';

/** Sums over many games: plain numbers by name, so that workers' counts add up. */
export type Counts = Record<string, number>;

export type Table = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What the simulator counts in a game, beside seats, lengths and wins, which it counts for all. */
export type Tally = {
  /** Adds one finished game: all its facts, private ones too, and the public view at its end. */
  count(counts: Counts, facts: readonly Fact[], end: View): void;
  /** The counts as tables. */
  tables(counts: Readonly<Counts>, games: number): Table[];
};
