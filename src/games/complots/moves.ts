import { type MoveOf, moves } from '../../engine/moves.ts';
import { wordsOf } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Asks, TurnVerb } from './steps.ts';
import type { ComplotsView } from './view.ts';

export type Move = MoveOf<Asks>;
export const { parse } = moves<Asks>();

/** What the active player has announced, until it is settled. */
export type Action = { readonly by: Seat; readonly verb: TurnVerb; readonly at: Seat | undefined };

/** The contract has it as a sentence: `captain B`. */
export const actionIn = ({ action }: Pick<ComplotsView, 'action'>): Action | undefined => {
  if (action === null) return undefined;
  const [verb, at] = wordsOf(action.move);
  return { by: action.by, verb, at };
};
