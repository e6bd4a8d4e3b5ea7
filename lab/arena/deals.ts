/** Some deals of an arena. Each is played once from every seat, so that no bot has better cards. */

import { botNamed } from '../../src/command/nets.ts';
import { fault } from '../../src/engine/fault.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import { findGame } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { openTable, submit } from '../../src/host/table.ts';
import { openWatch } from '../luck/watch.ts';
import type { Lab } from '../registry.ts';
import type { Span } from '../worker-pool.ts';
import { type Bout, boutOf } from './bout.ts';

export type Contest = {
  readonly game: string;
  readonly options: RawOptions;
  /** One per seat of a deal's first game; in the next ones each moves one seat on. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly with?: string;
  /** Skips the count of luck, which is slow. */
  readonly plain?: true;
};

const sitterAt = <S>(sitters: readonly S[], place: number): S => {
  const sitter = sitters[place];
  if (sitter === undefined) throw fault('players', `nobody sits at place ${place}`);
  return sitter;
};

/** The bots are made once, since nets are read from files. */
export const dealer = (house: Lab, contest: Contest): ((from: number, to: number) => Bout[]) => {
  const game = findGame(house.games, contest.game);
  const sitters = contest.bots.map((name) => ({ name, bot: botNamed(house, game, name) }));
  const watch = contest.plain === true ? () => undefined : openWatch(house, game);
  return (from, to) => {
    const bouts: Bout[] = [];
    for (let deal = from; deal < to; deal++)
      for (let shift = 0; shift < sitters.length; shift++) {
        const set = { game: game.id, options: contest.options, seats: sitters.length, seed: `${contest.seed} ${deal}` };
        const table = openTable(game, set);
        const { seats } = table.state;
        const placeOf = (seat: Seat) => (seats.indexOf(seat) + shift) % sitters.length;
        const at = (seat: Seat) => sitterAt(sitters, placeOf(seat));
        const luck = watch(table, at);
        const bots = newBots(luck?.at ?? ((seat) => at(seat).bot));
        const take = luck?.take ?? ((seat: Seat, move: string) => submit(table, seat, move));
        while (letBotMove(bots, table, take) !== undefined);
        bouts.push(boutOf(house, table, deal, placeOf, luck?.of));
      }
    return bouts;
  };
};

export const work = (contest: Contest, house: Lab): ((span: Span) => Bout[]) => {
  const deal = dealer(house, contest);
  return ({ from, to }) => deal(from, to);
};
