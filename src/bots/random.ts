import { oneOf, type Rng } from '../engine/chance.ts';
import type { Sight } from '../engine/game.ts';
import type { Bot } from './bot.ts';

const FREE = '…';

/** Plays any game by a random legal move. It speaks only if nothing else is legal. */
export const randomBot: Bot = {
  answer({ answers, view }: Sight, rng: Rng): string {
    const fixed = answers.filter((move) => !move.includes(FREE));
    return fixed.length > 0 ? oneOf(rng, fixed) : oneOf(rng, answers).replace(FREE, view.seats.join(' '));
  },
};
