/** The numbers that the page of the rules prints. */
import { DECK_NAMES, deck } from './decks.ts';

export const PLAYERS = [3, 8] as const; // T1
export const BLAMES = 3; // T72
export const LAST_NIGHT = 10; // T7
export const REVIVALS = 3; // T5

const [least, most] = PLAYERS;

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
