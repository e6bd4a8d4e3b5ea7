/** Classifies the moves of Complots for bots with a temper. */

import type { Trait } from '../../../bots/tempers.ts';
import type { View } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import { isCharacter, TABLE } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { parse } from '../rules/moves.ts';
import { isComplots } from '../rules/typed-view.ts';

export const traitsOf = (view: View, move: string): Trait[] => {
  const { hand = [] } = viewOf(isComplots, view);
  const [verb] = parse(move);
  const row = isCharacter(verb) ? TABLE[verb] : undefined;
  const pays = verb === 'coup' || (row?.cost ?? 0) > 0;
  const traits: Trait[] = [];
  if (isBluff(move, [])) traits.push('claim');
  if (isBluff(move, hand)) traits.push('lie');
  if (verb === 'counter') traits.push('block');
  if (verb === 'doubt') traits.push('doubt');
  if (verb === 'pass') traits.push('silence');
  if (pays) traits.push('spend');
  if (pays || (row?.steals ?? 0) > 0) traits.push('strike');
  if ((row?.draws ?? 0) > 0) traits.push('swap');
  if (verb === 'income' || verb === 'aid' || (row?.takes ?? 0) > 0) traits.push('save');
  return traits;
};
