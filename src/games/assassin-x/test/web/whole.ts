/** Plays whole games of Assassin X by visible controls, and checks what must stay hidden. */

import type { Whole } from '../../../../../test/web/full-game.ts';
import { ASKED, CONFIRM, HELD, HOLD, OWN } from '../../../../../test/web/seen.ts';
import { isCard, TABLE } from '../../rules/cards.ts';
import { ASSASSIN_X, KNOWN, PANES, SECRET_BOX, TARGET } from './seen.ts';

export const WHOLE: Whole = {
  // plays whatever can be played, against the first possible target; a search only looks
  taste: [
    `${ASSASSIN_X}:has(.grid) [data-move="pass"]`,
    `${CONFIRM} ${HOLD}`,
    `${PANES}:not(:has(.chosen)) ${TARGET} .touch`,
    `${HELD}:not(:has(.raised)) .mycard.glow`,
  ],
  hidden: {
    game: 'assassin-x',
    isCard: (word) => isCard(word) && TABLE[word].copies === 1,
    areas: [OWN, SECRET_BOX, '.slots', KNOWN],
  },
  options: {},
  deal: ['A: 4 points', 'B: 4 points', 'C: 4 points', 'D: 4 points'],
  vote: ASKED,
};
