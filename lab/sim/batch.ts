/** Simulates and counts some games. Each has its own seed, so threads do not matter. */

import type { BlundersIn } from '../../src/bots/blunders.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { botNamed } from '../../src/command/nets.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import { findGame } from '../../src/engine/record.ts';
import { tableView } from '../../src/engine/sight.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { factsOf, openTable, recordOf } from '../../src/host/table.ts';
import type { Lab } from '../registry.ts';
import { add, type Counts } from '../tally/tally.ts';
import type { Span } from '../worker-pool.ts';

export type BatchJob = {
  readonly game: string;
  readonly players: number;
  readonly options: RawOptions;
  readonly bot: string;
  readonly seed: string;
  /** Counts silly moves. */
  readonly blunders?: boolean;
  readonly with?: string;
};

/** `to` is exclusive. */
export const playBatch = (house: Lab, job: BatchJob, from: number, to: number): Counts => {
  const { game: id, players, options, bot, seed } = job;
  const game = findGame(house.games, id);
  const tally = house.labOf(id).tally;
  const counts: Counts = {};
  const { blunders } = house.labOf(id);
  const named = botNamed(house, game, bot);
  const mind = job.blunders === true && blunders !== undefined ? watched(named, blunders, counts) : named;
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
    tally?.count(counts, factsOf(table), tableView(game, state), moves);
  }
  return counts;
};

/** A bot whose silly moves and chances for them are counted. */
const watched = (bot: Bot, blundersIn: BlundersIn, counts: Counts): Bot => ({
  ...bot,
  answer(sight, rng) {
    const move = bot.answer(sight, rng);
    for (const { what, dominated, is } of blundersIn(sight)) {
      const name = `${dominated ? 'dominated' : 'silly'}: ${what}`;
      add(counts, `chance ${name}`);
      add(counts, name, is(move) ? 1 : 0);
    }
    return move;
  },
});

export const work =
  (job: BatchJob, house: Lab) =>
  ({ from, to }: Span): Counts =>
    playBatch(house, job, from, to);
