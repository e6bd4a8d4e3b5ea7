/** Plays the blind player's games on the plain view, without a browser. */
import type { Bot } from '../../../src/bots/bot.ts';
import type { Game } from '../../../src/engine/game.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { letBotsPlay, newBots } from '../../../src/host/bots.ts';
import { openTable } from '../../../src/host/table.ts';
import type { BlindPart } from './part.ts';

const botOf = (part: BlindPart): Bot => ({
  answer: (sight) => part.moveOf(part.choose(part.seen(sight)), sight.view),
});

export const winsPlainly = (game: Game, part: BlindPart, others: Bot, seed: string, me: Seat): boolean => {
  const table = openTable(game, { game: game.id, options: part.options, seats: part.seats, seed });
  const own = botOf(part);
  letBotsPlay(
    newBots((seat) => (seat === me ? own : others)),
    table,
  );
  return table.state.over?.includes(me) === true;
};
