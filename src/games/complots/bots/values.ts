/** The value of each card to a Complots bot. */
import { type Character, perCharacter, TABLE } from '../rules/characters.ts';

/** By effect rather than name, in coins. */
const worthOf = (character: Character): number => {
  const { takes, gives, shared, cost, payee, ransom, steals, keeps, aim, draws, mourned, inherits } = TABLE[character];
  if (takes > 0) return shared ? 2.7 : takes - gives / 2;
  if (cost > 0) return ransom > 0 ? 2.8 : payee === 'target' ? 2.4 : 3;
  if (steals > 0) return aim === 'none' ? 2.4 : keeps > 0 ? 2.1 : 2.7;
  if (draws > 0) return aim === 'both' ? 1.9 : 1.3 + draws / 5;
  return mourned > 0 ? 2.4 : inherits ? 2 : 2.1;
};
export const WORTH = perCharacter(worthOf);

const SECOND_COPY = 0.4;

/** A pair is worth little more than a single card. */
export const worth = (cards: readonly Character[]): number => {
  let sum = 0;
  for (const [i, card] of cards.entries()) sum += cards.indexOf(card) === i ? WORTH[card] : SECOND_COPY;
  return sum;
};

const POOR = 2.3;

/** New cards would be welcome. */
export const poor = (hand: readonly Character[]): boolean => worth(hand) < POOR * hand.length;

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
