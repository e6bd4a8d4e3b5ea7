/** Puts lines of chat into the reader's language. */
import { QUICK, readQuick } from '../../protocol/lists.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import { t } from '../base/text/more.ts';
import type { Link } from './link.ts';

/**
 * A chat line for this reader: phrases in their language; free text with a no-break space before French punctuation.
 */
export const wordsIn = (
  { quick, text }: Pick<ChatLine, 'quick' | 'text'>,
  people: Link['people']['value'],
): string | undefined => {
  if (quick === undefined) return text?.replace(/ (?=[:;!?»])/g, '\u00a0');
  const { phrase, about, seat } = readQuick(quick);
  return about === undefined ? t('quick')[phrase] : t('aboutSeat')[about](people[seat]?.name ?? seat);
};

/** A line as operators see it: phrases are stored by id, and name seats by letter. */
export const wordsStored = (said: string): string =>
  wordsIn({ quick: QUICK.find((quick) => quick === said), text: said }, {}) ?? said;
