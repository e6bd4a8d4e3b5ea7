import type { Figures } from '../../src/command/text.ts';
import type { Fact } from '../../src/engine/facts.ts';
import type { Played, View } from '../../src/engine/game.ts';
import type { Each, Seat } from '../../src/engine/seats.ts';

/** Plain numbers by name, so that workers' counts add up. */
export type Counts = Record<string, number>;

/** What the simulator counts besides seats, lengths and wins. */
export type Tally = {
  /** Adds a finished game: all facts, including private ones, the final public view, and the moves. */
  count(counts: Counts, facts: readonly Fact[], end: View, moves: readonly Played[]): void;
  tables(counts: Readonly<Counts>, games: number): Figures[];
  /** The counts for `--json`; by default as they are. */
  data?(counts: Readonly<Counts>, games: number): Readonly<Record<string, unknown>>;
  /** What each player tends to do, for the arena: counts per game, and a table over many. */
  readonly habits?: {
    of(facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Each<Counts>;
    table(counts: Readonly<Counts>, games: number): Figures;
  };
};

export const add = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};
