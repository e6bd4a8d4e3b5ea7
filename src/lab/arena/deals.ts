/** Some of an arena's deals. Each is played once from every seat, so that no bot has the better cards. */

import { botNamed } from '../../command/nets.ts';
import type { Registry } from '../../command/registry.ts';
import type { Figures } from '../../engine/game.ts';
import type { RawOptions } from '../../engine/options.ts';
import { findGame } from '../../engine/record.ts';
import { letBotsPlay, newBots } from '../../host/bots.ts';
import { factsOf, openTable, recordOf } from '../../host/table.ts';
import type { Counts } from '../tally/tally.ts';
import type { Span } from '../worker-pool.ts';

export type Contest = {
  readonly game: string;
  readonly options: RawOptions;
  /** One a seat of the first game of a deal; in the next ones each sits one seat further. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly with?: string;
};

/** One game: which of the bots won, by their places in the list; how long it was; what each did, and is wont to. */
export type Bout = {
  readonly deal: number;
  readonly won: readonly number[];
  readonly moves: number;
  readonly figures: readonly Figures[];
  readonly habits: readonly Counts[];
};

/** The bots of a contest, made once: their nets are read from files. */
export const dealer = (house: Registry, contest: Contest): ((from: number, to: number) => Bout[]) => {
  const game = findGame(house.games, contest.game);
  const habitsOf = house.tallyFor(game.id)?.habits?.of;
  const bots = contest.bots.map((name) => botNamed(house, game, name));
  return (from, to) => {
    const bouts: Bout[] = [];
    for (let deal = from; deal < to; deal++)
      for (let shift = 0; shift < bots.length; shift++) {
        const set = { game: game.id, options: contest.options, seats: bots.length, seed: `${contest.seed} ${deal}` };
        const table = openTable(game, set);
        const { seats } = table.state;
        const placeOf = (i: number) => (i + shift) % bots.length;
        letBotsPlay(
          newBots((seat) => bots[placeOf(seats.indexOf(seat))]),
          table,
        );
        const { moves } = recordOf(table);
        const facts = factsOf(table);
        const did = game.figures?.(facts, moves, seats);
        const wont = habitsOf?.(facts, moves, seats);
        const won = (table.state.over ?? []).map((seat) => placeOf(seats.indexOf(seat)));
        const figures: Figures[] = [];
        const habits: Counts[] = [];
        for (const [i, seat] of seats.entries()) {
          figures[placeOf(i)] = did?.[seat] ?? {};
          habits[placeOf(i)] = wont?.[seat] ?? {};
        }
        bouts.push({ deal, won, moves: moves.length, figures, habits });
      }
    return bouts;
  };
};

export const work = (contest: Contest, house: Registry): ((span: Span) => Bout[]) => {
  const deal = dealer(house, contest);
  return ({ from, to }) => deal(from, to);
};
