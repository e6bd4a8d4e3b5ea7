/** The numbers that the page of the rules prints. */
import { APPROACHES, type Card, DECK, PAIRS, TABLE, WEAPONS } from './cards.ts';
import type { Cause } from './facts.ts';
import { JOKER } from './jokers.ts';
import { ALL_MASTERIES, layOf } from './lay.ts';
import { HAND, OFFERED } from './state.ts';

export const PLAYERS = [2, 5] as const; // X1
export const GOAL = 5; // X1
export const BARREN = 3; // X6
/** X4 X5 X6 */
export const SCORES = {
  assassination: 2,
  survived: 1,
  arrest: 1,
  pile: 1,
  alone: 1,
  barren: 1,
} as const satisfies Record<Cause | 'barren', number>;

const [fewest, most] = PLAYERS;
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
