/** What a move of Assassin X is like, for those who have a manner of their own. */
import type { View } from '../../engine/game.ts';
import { isCard } from '../../games/assassin-x/cards.ts';
import { isJoker } from '../../games/assassin-x/jokers.ts';
import type { Trait } from '../manners.ts';

const DOUBTS = ['intervene', 'informer', 'forensics'];

export const traitsOf = (_: View, move: string): Trait[] => {
  const [verb = '', ...rest] = move.split(' ');
  const traits: Trait[] = [];
  // two of three face down: he hides what he gives
  if (verb === 'offer' && rest.indexOf('down') === 1) traits.push('lie');
  if (verb === 'assassinate') traits.push('strike');
  if (DOUBTS.includes(verb)) traits.push('doubt');
  if (verb === 'pass') traits.push('silence', 'save');
  if ([verb, ...rest].some((word) => isCard(word) && isJoker(word))) traits.push('spend');
  return traits;
};
