/** Whole games of Assassin X by visible controls: how they come to their end, and what must not be seen meanwhile. */

import type { Whole } from '../../../../../test/web/full-game.ts';
import { isCard, TABLE } from '../../rules/cards.ts';

export const WHOLE: Whole = {
  // whatever can be played is played, against the first who can be named; a search is only looked at
  taste: [
    '.in-hand.covered .lift-seal',
    '.alley:has(.grid) [data-move="pass"]',
    '.confirm .hold',
    '.panes:not(:has(.chosen)) .target .touch',
    '.held:not(:has(.raised)) .mycard.glow',
  ],
  hidden: {
    game: 'assassin-x',
    isCard: (word) => isCard(word) && TABLE[word].copies === 1,
    areas: ['.own', '.secret-box', '.slots', '.known'],
  },
  options: {},
  deal: ['A: 4 points', 'B: 4 points', 'C: 4 points', 'D: 4 points'],
  vote: '.dock.asked',
};
