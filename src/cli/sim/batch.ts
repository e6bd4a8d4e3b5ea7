/** Some of the games of a simulation, counted. Each has a seed of its own, so who plays it does not matter. */
import { type BotName, botsFor } from '../../bots/index.ts';
import type { RawOptions } from '../../engine/options.ts';
import { findGame } from '../../engine/record.ts';
import { view } from '../../engine/sight.ts';
import { GAMES } from '../../games/index.ts';
import { letBotsPlay, newBots } from '../../host/bots.ts';
import { factsOf, openTable, recordOf } from '../../host/table.ts';
import { tallyFor } from '../tally/index.ts';
import { add, type Counts } from '../tally/tally.ts';

export type Job = {
  readonly game: string;
  readonly players: number;
  readonly options: RawOptions;
  readonly bot: BotName;
  readonly seed: string;
};

/** Plays the games from one number up to, not including, another. */
export const playBatch = ({ game: id, players, options, bot, seed }: Job, from: number, to: number): Counts => {
  const game = findGame(GAMES, id);
  const tally = tallyFor(id);
  const mind = botsFor(id)[bot];
  const counts: Counts = {};
  for (let i = from; i < to; i++) {
    const table = openTable(game, { game: id, options, seats: players, seed: `${seed} ${i}` });
    letBotsPlay(
      newBots(() => mind),
      table,
    );
    const { state } = table;
    const { moves } = recordOf(table);
    for (const seat of state.over ?? []) add(counts, `wins ${seat}`);
    if ((state.over ?? []).length === 0) add(counts, 'nobody won');
    add(counts, `moves ${moves.length}`);
    tally?.count(counts, factsOf(table), view(game, state, undefined), moves);
  }
  return counts;
};
