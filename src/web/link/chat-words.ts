/** Puts lines of chat into the reader's language. */
import { QUICK, readQuick } from '../../protocol/lists.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import { t } from '../base/text/more.ts';
import type { Link } from './link.ts';

/** Each reader sees a phrase in their own language; in free text a mark stays with the word before it, as French sets it. */
export const wordsIn = (
  { quick, text }: Pick<ChatLine, 'quick' | 'text'>,
  people: Link['people']['value'],
): string | undefined => {
  if (quick === undefined) return text?.replace(/ (?=[:;!?»])/g, '\u00a0');
  const { phrase, about, seat } = readQuick(quick);
  return about === undefined ? t('quick')[phrase] : t('aboutSeat')[about](people[seat]?.name ?? seat);
};

/** A line as an operator is shown it: a phrase is stored by its id, and the seat it is about by its letter. */
export const wordsStored = (said: string): string =>
  wordsIn({ quick: QUICK.find((quick) => quick === said), text: said }, {}) ?? said;
