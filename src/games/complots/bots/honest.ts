/** The simple player without lies, for measuring what lies are worth. */

import type { Bot } from '../../../bots/bot.ts';
import { viewOf } from '../../../engine/reading.ts';
import { isBluff } from '../rules/claims.ts';
import { isComplots } from '../rules/typed-view.ts';
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
