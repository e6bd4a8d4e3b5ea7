import { type MoveOf, moves } from '../../../engine/moves.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Character } from './characters.ts';
import type { Asks, TurnVerb } from './steps.ts';
import type { ComplotsFields } from './view.ts';

export type Move = MoveOf<Asks>;
export const { parse } = moves<Asks>();

export const targetOf = (words: Move): Seat | undefined => {
  switch (words[0]) {
    case 'keep':
    case 'lose':
    case 'show':
    case 'choose':
    case 'join':
    case 'counter':
      return undefined;
    default: {
      const [, at] = words;
      return at;
    }
  }
};

export const cardsOf = (words: Move): readonly Character[] => {
  switch (words[0]) {
    case 'keep': {
      const [, ...cards] = words;
      return cards;
    }
    case 'lose':
    case 'show':
    case 'choose':
    case 'join':
    case 'counter':
      return [words[1]];
    default:
      return [];
  }
};

/** What the active player has announced, until it is settled. */
export type Action = { readonly by: Seat; readonly verb: TurnVerb; readonly at: Seat | undefined };

/** Parses the sentence of the contract: `captain B`. */
export const actionIn = ({ action }: Pick<ComplotsFields, 'action'>): Action | undefined => {
  if (action === null) return undefined;
  const [verb, at] = wordsOf(action.move);
  return { by: action.by, verb, at };
};
