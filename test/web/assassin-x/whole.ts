/** Whole games of Assassin X by visible controls: how they come to their end, and what must not be seen meanwhile. */
import { isCard, TABLE } from '../../../src/games/assassin-x/cards.ts';
import type { Taste } from '../player.ts';
import type { Hidden } from '../secrets.ts';

/** Whatever can be played is played, against the first who can be named. */
export const TASTE: Taste = [
  '.confirm .hold',
  '.panes:not(:has(.chosen)) .pane.target',
  '.held:not(:has(.raised)) .mycard.glow',
];

export const HIDDEN: Hidden = {
  game: 'assassin-x',
  isCard: (word) => isCard(word) && TABLE[word].copies === 1,
  mixes: ([what, happens]) => what === 'round' && happens === 'began',
  areas: ['.own', '.secret-box', '.slots', '.known'],
};

export const OPTIONS = {};
/** In the middle of it one reloads. */
export const VOTE = '.dock.asked';
