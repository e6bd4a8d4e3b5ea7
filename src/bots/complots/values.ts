/** What a card is worth to a Complots bot, and which cards it would rather keep. */
import type { Character } from '../../games/complots/characters.ts';

export const WORTH: Readonly<Record<Character, number>> = {
  duchess: 3,
  ursuline: 2.5,
  illusionist: 2.7,
  assassin: 3,
  executioner: 2.4,
  blackmailer: 2.8,
  countess: 2.1,
  witch: 2.4,
  undertaker: 2,
  captain: 2.7,
  justiciar: 2.1,
  pope: 2.4,
  ambassador: 1.7,
  inquisitor: 1.9,
  spy: 1.5,
};
const SECOND_COPY = 0.4;

/** A pair is worth little more than one of it. */
export const worth = (cards: readonly Character[]): number => {
  let sum = 0;
  for (const [i, card] of cards.entries()) sum += cards.indexOf(card) === i ? WORTH[card] : SECOND_COPY;
  return sum;
};

const POOR = 2.3;

/** Would new cards be welcome? */
export const poor = (hand: readonly Character[]): boolean => worth(hand) < POOR * hand.length;

/** The card one would miss least. */
export const least = (hand: readonly Character[]): Character | undefined => {
  let worst: Character | undefined;
  let rest = -1;
  for (const [i, card] of hand.entries()) {
    const left = worth(hand.filter((_, j) => j !== i));
    if (left > rest) {
      rest = left;
      worst = card;
    }
  }
  return worst;
};
