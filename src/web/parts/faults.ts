/** Maps the error codes of a server to messages. */
import { lang } from '../base/settings.ts';
import type { MoreText } from '../base/text/fr/more.ts';
import { t } from '../base/text/more.ts';

export type TroubleCode = keyof MoreText['troubles'];

const isKnown = (code: string): code is TroubleCode => Object.hasOwn(t('troubles'), code);
/** Treats an unknown code, from a newer server, as an internal error. */
export const known = (code: string): TroubleCode => (isKnown(code) ? code : 'internal');

export const troubleOf = (code: string): MoreText['troubles'][TroubleCode] => t('troubles')[known(code)];

/** A sentence for an error, shown beside the button that failed. `until`: when the block ends. */
export const explain = (code: string, until?: number): string => {
  const { what } = troubleOf(code);
  if (until === undefined) return what;
  const when = new Date(until).toLocaleString(lang.value, { dateStyle: 'medium', timeStyle: 'short' });
  return `${what} ${t('heldUntil')(when)}`;
};
