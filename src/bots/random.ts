import { oneOf, type Rng } from '../engine/chance.ts';
import type { Sight } from '../engine/game.ts';
import type { Bot } from './bot.ts';

const FREE = '…';

/** Plays any game by picking one of its legal moves. It says nothing of its own, unless only that is left. */
export const randomBot: Bot = {
  answer({ answers, view }: Sight, rng: Rng): string {
    const fixed = answers.filter((move) => !move.includes(FREE));
    return fixed.length > 0 ? oneOf(rng, fixed) : oneOf(rng, answers).replace(FREE, view.seats.join(' '));
  },
};
