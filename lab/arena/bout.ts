/** The outcome of one game of an arena. */

import type { Figures } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { factsOf, recordOf, type Table } from '../../src/host/table.ts';
import type { Lab } from '../registry.ts';
import type { Counts } from '../tally/tally.ts';

/** Winners by place in the list; length; and what each did. */
export type Bout = {
  readonly deal: number;
  readonly won: readonly number[];
  readonly moves: number;
  readonly figures: readonly Figures[];
  readonly habits: readonly Counts[];
  /** How much of its result each owes to luck, if known. */
  readonly luck?: readonly number[];
};

export const boutOf = (
  house: Lab,
  table: Table,
  deal: number,
  placeOf: (seat: Seat) => number,
  luckOf?: (seat: Seat) => number,
): Bout => {
  const { game, state } = table;
  const { seats } = state;
  const { moves } = recordOf(table);
  const facts = factsOf(table);
  const did = game.figures?.(facts, moves, seats);
  const wont = house.labOf(game.id).tally?.habits?.of(facts, moves, seats);
  const figures: Figures[] = [];
  const habits: Counts[] = [];
  const luck: number[] = [];
  for (const seat of seats) {
    if (luckOf !== undefined) luck[placeOf(seat)] = luckOf(seat);
    figures[placeOf(seat)] = did?.[seat] ?? {};
    habits[placeOf(seat)] = wont?.[seat] ?? {};
  }
  return {
    deal,
    won: (state.over ?? []).map(placeOf),
    moves: moves.length,
    figures,
    habits,
    ...(luckOf === undefined ? {} : { luck }),
  };
};
