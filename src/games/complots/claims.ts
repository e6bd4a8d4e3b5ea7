/** What a move or a fact claims, and whether it is true. */
import type { Said } from '../../engine/facts.ts';
import { words } from '../../engine/phrases.ts';
import { type Character, clanOf, isCharacter } from './characters.ts';

/** A claim names a character held; an embezzler's, that he holds no collector (C83). */
export type Claimed = Character | 'embezzle';

/** What a claim is made for: the action announced, a counter (C31), a share (C70), coins for a lost card (C68). */
export type Backs = 'action' | 'counter' | 'join' | 'witch';

const isClaimed = (word: unknown): word is Claimed => word === 'embezzle' || isCharacter(word);

/** What one who makes this move says of his cards, if he says anything. */
export const claimOf = (move: string): Claimed | undefined => {
  const [verb, card, , lostAs] = words(move);
  const word = verb === 'lose' ? lostAs : verb === 'counter' || verb === 'join' ? card : verb;
  return isClaimed(word) ? word : undefined;
};

/** The same of a fact. C68 whoever buries a card says that it is the witch. */
export const claimIn = ([, verb, first, second]: Said): Claimed | undefined => {
  if (verb === 'buried') return 'witch';
  const word = verb === 'announced' || verb === 'joined' ? first : verb === 'countered' ? second : undefined;
  return isClaimed(word) ? word : undefined;
};

export const isTrue = (claimed: Claimed, cards: readonly Character[]): boolean =>
  claimed === 'embezzle' ? cards.every((card) => clanOf(card) !== 'collector') : cards.includes(claimed);

/** Does a move claim what its maker does not hold? C68 of a card that is lost, that card alone counts. */
export const isBluff = (move: string, hand: readonly Character[]): boolean => {
  const claimed = claimOf(move);
  if (claimed === undefined) return false;
  const [verb, card] = words(move);
  return !isTrue(claimed, verb === 'lose' && isCharacter(card) ? [card] : hand);
};
