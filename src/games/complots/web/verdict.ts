/** A claim put to the test, and what comes of it in words. */
import type { Seat } from '../../../engine/seats.ts';
import { type Names, tellTo } from '../../../words/words.ts';
import { isCharacter } from '../rules/characters.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Doubt } from './scenes.ts';

/** `doubter`: none of a lie that nobody doubted; only a film shows such a one. */
export type Trial = Pick<Doubt, 'by' | 'claimed' | 'truth' | 'shown'> & { readonly doubter: Seat | undefined };

/** What the card tells of whoever named it; of some claims the game says it in its own words. */
export const verdictOf = (
  { claimed, by, truth }: Trial,
  me: Seat | undefined,
  names: Names,
  text: ComplotsText,
): string | undefined => {
  if (!isCharacter(claimed) || claimed === 'witch') return undefined;
  return tellTo(me, by)(truth ? text.isReally : text.hasNone, { who: names(by), ...text.characters[claimed] });
};
