/** The numbers that the page of the rules prints. */
import { APPROACHES, type Card, DECK, PAIRS, TABLE, WEAPONS } from './cards.ts';
import { game } from './game.ts';
import { JOKER } from './jokers.ts';
import { ALL_MASTERIES, layOf } from './lay.ts';
import { BARREN, GOAL, SCORES } from './round.ts';
import { HAND, OFFERED } from './state.ts';

const [fewest, most] = game.players;
const copiesOf = (card: Card): number => TABLE[card].copies;
const worth = (pair: (typeof PAIRS)[number] | undefined): number => layOf(pair?.cards ?? []).worth;

export const NUMBERS = {
  fewest,
  most,
  goal: GOAL,
  cards: DECK.length,
  hand: HAND,
  offered: OFFERED,
  assassins: copiesOf('assassin'),
  least: 1,
  strongest: WEAPONS.length,
  /** X22 the numbers of a pair make this; a pair of the first card is worth so much, and all edges so much more. */
  match: 1 + APPROACHES.length,
  pair: 1 + worth(PAIRS[0]),
  bestPair: worth(PAIRS[0]),
  allEdges: ALL_MASTERIES,
  vest: JOKER.vest.points ?? 0,
  silencer: JOKER.silencer.points ?? 0,
  barrenRounds: BARREN,
  ...SCORES,
} as const;

export type Numbers = typeof NUMBERS;
