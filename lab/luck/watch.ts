/** Opens a game's critic, if it has one, for the tables and players that it knows. */
import type { Bot } from '../../src/bots/bot.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { type Table, tableViewOf } from '../../src/host/table.ts';
import type { Lab } from '../registry.ts';
import { type Chance, openCritic } from './critic.ts';
import { type Luck, type Sitting, watchLuck } from './luck.ts';

export type Sitter = { readonly name: string; readonly bot: Bot };

/** Undefined if the critic does not know the table or its players. */
export type Watch = (table: Table, at: (seat: Seat) => Sitter) => Luck | undefined;

export const openWatch = (house: Lab, { id }: Game): Watch => {
  const { critic } = house.labOf(id);
  if (critic === undefined) return () => undefined;
  let chance: Chance | undefined;
  return (table, at) => {
    if (!critic.knows(tableViewOf(table))) return undefined;
    const sitting = new Map<Seat, Sitting>();
    for (const seat of table.state.seats) {
      const { name, bot } = at(seat);
      const player = critic.playerOf(name);
      if (player === undefined || bot.odds === undefined) return undefined;
      sitting.set(seat, { odds: bot.odds, master: player === 'master' });
    }
    chance ??= openCritic(critic);
    return watchLuck(table, chance, sitting);
  };
};
