/** The simple player, allowed the truth only: for measuring what lies are worth. */
import { viewOf } from '../../engine/reading.ts';
import { isBluff } from '../../games/complots/claims.ts';
import { isComplots } from '../../games/complots/seen.ts';
import type { Bot } from '../bot.ts';
import { complotsBot } from './index.ts';

export const honestBot: Bot = {
  answer(sight, rng) {
    const { view, answers } = sight;
    const { hand = [] } = viewOf(isComplots, view);
    const truths = (moves: readonly string[]) => moves.filter((move) => !isBluff(move, hand));
    return complotsBot.answer(
      { ...sight, answers: truths(answers), view: { ...view, legal: truths(view.legal ?? []) } },
      rng,
    );
  },
};
