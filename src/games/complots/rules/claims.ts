/** The claim of a move or fact, and whether it is true. */
import { type Character, clanOf, isCharacter } from './characters.ts';
import type { FactOf } from './facts.ts';
import { type Move, parse } from './moves.ts';
import type { Claimed } from './steps.ts';

export const isClaimed = (word: unknown): word is Claimed => word === 'embezzle' || isCharacter(word);

const claimOf = (words: Move): Claimed | undefined => {
  switch (words[0]) {
    case 'lose':
      return words[3];
    case 'counter':
    case 'join':
      return words[1];
    default:
      return isClaimed(words[0]) ? words[0] : undefined;
  }
};

/** The claim in a fact. C68 A buried card is claimed to be the witch. */
export const claimIn = (said: FactOf): Claimed | undefined => {
  switch (said[1]) {
    case 'announced':
      return isClaimed(said[2]) ? said[2] : undefined;
    case 'countered':
      return said[3];
    case 'joined':
      return said[2];
    case 'buried':
      return 'witch';
    default:
      return undefined;
  }
};

export const isTrue = (claimed: Claimed, cards: readonly Character[]): boolean =>
  claimed === 'embezzle' ? cards.every((card) => clanOf(card) !== 'collector') : cards.includes(claimed);

/** Whether a move claims what its maker does not hold. C68 For a lost card only that card counts. */
export const isBluff = (move: string, hand: readonly Character[]): boolean => {
  const words = parse(move);
  const claimed = claimOf(words);
  return claimed !== undefined && !isTrue(claimed, words[0] === 'lose' ? [words[1]] : hand);
};
