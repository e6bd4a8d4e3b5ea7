/** Some of an arena's deals. Each is played once from every seat, so that no bot has the better cards. */

import { botNamed } from '../../command/nets.ts';
import type { Registry } from '../../command/registry.ts';
import type { RawOptions } from '../../engine/options.ts';
import { findGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { letBotsPlay, newBots } from '../../host/bots.ts';
import { openTable } from '../../host/table.ts';
import type { Span } from '../worker-pool.ts';
import { type Bout, boutOf } from './bout.ts';

export type Contest = {
  readonly game: string;
  readonly options: RawOptions;
  /** One a seat of the first game of a deal; in the next ones each sits one seat further. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly with?: string;
};

/** The bots of a contest, made once: their nets are read from files. */
export const dealer = (house: Registry, contest: Contest): ((from: number, to: number) => Bout[]) => {
  const game = findGame(house.games, contest.game);
  const bots = contest.bots.map((name) => botNamed(house, game, name));
  return (from, to) => {
    const bouts: Bout[] = [];
    for (let deal = from; deal < to; deal++)
      for (let shift = 0; shift < bots.length; shift++) {
        const set = { game: game.id, options: contest.options, seats: bots.length, seed: `${contest.seed} ${deal}` };
        const table = openTable(game, set);
        const { seats } = table.state;
        const placeOf = (seat: Seat) => (seats.indexOf(seat) + shift) % bots.length;
        letBotsPlay(
          newBots((seat) => bots[placeOf(seat)]),
          table,
        );
        bouts.push(boutOf(house, table, deal, placeOf));
      }
    return bouts;
  };
};

export const work = (contest: Contest, house: Registry): ((span: Span) => Bout[]) => {
  const deal = dealer(house, contest);
  return ({ from, to }) => deal(from, to);
};
