/** Maps the error codes of a server to messages. */
import { lang } from '../base/settings.ts';
import type { MoreText } from '../base/text/fr/more.ts';
import { t } from '../base/text/more.ts';

export type TroubleCode = keyof MoreText['troubles'];

const isKnown = (code: string): code is TroubleCode => Object.hasOwn(t('troubles'), code);
/** A code from a newer server is an error of the server. */
export const known = (code: string): TroubleCode => (isKnown(code) ? code : 'internal');

export const troubleOf = (code: string): MoreText['troubles'][TroubleCode] => t('troubles')[known(code)];

/** What went wrong in one sentence, beside the button that failed; and until when, where that is known. */
export const explain = (code: string, until?: number): string => {
  const { what } = troubleOf(code);
  if (until === undefined) return what;
  const when = new Date(until).toLocaleString(lang.value, { dateStyle: 'medium', timeStyle: 'short' });
  return `${what} ${t('heldUntil')(when)}`;
};
