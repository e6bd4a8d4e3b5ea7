/** The simple player, allowed the truth only: for measuring what lies are worth. */
import { isBluff } from '../../games/complots/claims.ts';
import type { ComplotsView } from '../../games/complots/view.ts';
import type { Bot } from '../bot.ts';
import { complotsBot } from './index.ts';

export const honestBot: Bot = {
  answer(sight, rng) {
    const { view, answers } = sight;
    const { hand = [] } = view as typeof view & ComplotsView;
    const truths = (moves: readonly string[]) => moves.filter((move) => !isBluff(move, hand));
    return complotsBot.answer(
      { ...sight, answers: truths(answers), view: { ...view, legal: truths(view.legal ?? []) } },
      rng,
    );
  },
};
