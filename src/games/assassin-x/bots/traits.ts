/** Classifies the moves of Assassin X for bots with a temper. */

import type { Trait } from '../../../bots/tempers.ts';
import type { View } from '../../../engine/game.ts';
import { isJoker } from '../rules/jokers.ts';
import { cardsOf, offerOf, parse } from '../rules/moves.ts';

const DOUBTS: readonly string[] = ['intervene', 'informer', 'forensics'];

export const traitsOf = (_: View, move: string): Trait[] => {
  const words = parse(move);
  const [verb] = words;
  const traits: Trait[] = [];
  // two of three face down hide what is given
  if (words[0] === 'offer' && offerOf(words).up.length === 1) traits.push('lie');
  if (verb === 'assassinate') traits.push('strike');
  if (DOUBTS.includes(verb)) traits.push('doubt');
  if (verb === 'pass') traits.push('silence', 'save');
  if (isJoker(verb) || cardsOf(words).some(isJoker)) traits.push('spend');
  return traits;
};
