/** The contents of the box and all costs, whichever characters play. */
import type { Character } from './characters.ts';

export const COINS = 54; // C3
export const HAND = 2; // C2
/** C3 C4 coins at the start; with two players the first one has fewer. */
export const PURSE = 2;
export const FIRST_OF_TWO = 1;
/** C12 C13 */
export const INCOME = 1;
export const AID = 2;

/** C14 C82 what a coup costs, and to convert oneself or another; C11 whoever has so much has no choice but a coup. */
export const COUP = 7;
export const CONVERT = 1;
export const CONVERT_OTHER = 2;
export const RICH = 10;

export const SIDES = ['catholic', 'protestant'] as const; // C80
export type Side = (typeof SIDES)[number];

/** C2 C4 copies of each character: three up to six players, four beyond. */
export const copies = (players: number): number => (players > 6 ? 4 : 3);

export const wholeDeck = (lineup: readonly Character[], players: number): Character[] => {
  const deck: Character[] = [];
  for (let copy = copies(players); copy > 0; copy--) for (const character of lineup) deck.push(character);
  return deck;
};
