/**
 * How people play, for the level that is meant to be like them. Of 100 Duchesses that people claim 15 are lies, of
 * Captains 9, of Assassins 13, by published tallies; a net lies in half of its claims.
 */
import type { View } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { parse } from '../rules/moves.ts';
import { isComplots } from '../rules/typed-view.ts';

/**
 * Added to the logarithm of a lie's odds: measured, so that a regular among regulars lies that often, in one claim of
 * eight in all. Where so few lie there is less to be doubted.
 */
const LIES: Readonly<Partial<Record<Character, number>>> = { duchess: -2.6, captain: -3.3, assassin: -3 };
const OTHER_LIES = -3.6;
const DOUBT = -1;

export const likePeople = (view: View, move: string): number => {
  const { hand = [] } = viewOf(isComplots, view);
  const words = parse(move);
  if (words[0] === 'doubt') return DOUBT;
  if (!isBluff(move, hand)) return 0;
  const claimed = words.find((word) => isCharacter(word));
  return isCharacter(claimed) ? (LIES[claimed] ?? OTHER_LIES) : OTHER_LIES;
};
