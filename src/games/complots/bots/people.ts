/**
 * How people play, for the level that imitates them. By published tallies, of 100 Duchesses claimed by people 15 are
 * lies, of Captains 9, of Assassins 13; a net lies in half of its claims.
 */
import type { View } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { parse } from '../rules/moves.ts';
import { isComplots } from '../rules/typed-view.ts';

/** Added to the log odds of lies. Measured, so that regulars lie that often: in one of eight claims overall. */
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
