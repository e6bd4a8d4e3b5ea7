/** A claim put to the test, and what comes of it in words. */
import type { Seat } from '../../../engine/seats.ts';
import { type Names, tellTo } from '../../../words/words.ts';
import { isCharacter } from '../rules/characters.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Doubt } from './scenes.ts';

/** `doubter`: undefined for a lie that nobody challenged, which only a film shows. */
export type Trial = Pick<Doubt, 'by' | 'claimed' | 'truth' | 'shown'> & { readonly doubter: Seat | undefined };

/** The verdict in words; some claims have their own. */
export const verdictOf = (
  { claimed, by, truth }: Trial,
  me: Seat | undefined,
  names: Names,
  text: ComplotsText,
): string | undefined => {
  if (!isCharacter(claimed) || claimed === 'witch') return undefined;
  return tellTo(me, by)(truth ? text.isReally : text.hasNone, { who: names(by), ...text.characters[claimed] });
};
