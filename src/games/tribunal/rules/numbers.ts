/** The numbers that the page of the rules prints. */
import { BLAMES } from './court.ts';
import { DECK_NAMES, deck } from './decks.ts';
import { game } from './game.ts';
import { LAST_NIGHT, REVIVALS } from './round.ts';

const [least, most] = game.players;

export const NUMBERS = {
  least,
  most,
  piles: DECK_NAMES.length,
  pile: deck('mafia').reduce((sum, { count }) => sum + count, 0),
  blames: BLAMES,
  lastNight: LAST_NIGHT,
  revivals: REVIVALS,
} as const;

export type Numbers = typeof NUMBERS;
