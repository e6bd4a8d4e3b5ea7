import { type MoveOf, moves } from '../../../engine/moves.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Asks } from './steps.ts';

export type Move = MoveOf<Asks>;
export const { parse } = moves<Asks>();

export const offerOf = (words: Asks['offer']): { readonly up: readonly Card[]; readonly down: readonly Card[] } => {
  const [up, down]: [Card[], Card[]] = [[], []];
  let laid = up;
  for (const word of words)
    if (word === 'down') laid = down;
    else if (word !== 'offer') laid.push(word);
  return { up, down };
};

export const targetOf = (words: Move): Seat | undefined => {
  switch (words[0]) {
    case 'pass':
    case 'keep':
    case 'offer':
    case 'take':
    case 'discard':
    case 'defend':
    case 'give':
    case 'swap':
      return undefined;
    default: {
      const [, at] = words;
      return at;
    }
  }
};

/** The cards of a lay, or of an offer; the one card or two of another move. */
export const cardsOf = (words: Move): readonly Card[] => {
  switch (words[0]) {
    case 'offer': {
      const { up, down } = offerOf(words);
      return [...up, ...down];
    }
    case 'assassinate': {
      const [, , ...lay] = words;
      return lay;
    }
    case 'defend': {
      const [, ...lay] = words;
      return lay;
    }
    case 'keep':
    case 'discard':
    case 'give':
      return [words[1]];
    case 'swap':
      return [words[1], words[2]];
    default:
      return [];
  }
};
