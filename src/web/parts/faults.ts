/** Maps the error codes of a server to messages. */
import type { MoreText } from '../base/text/more/fr.ts';
import { t } from '../base/text/more.ts';

export type TroubleCode = keyof MoreText['troubles'];

const isKnown = (code: string): code is TroubleCode => Object.hasOwn(t('troubles'), code);
/** A code from a newer server is an error of the server. */
export const known = (code: string): TroubleCode => (isKnown(code) ? code : 'internal');

export const troubleOf = (code: string): MoreText['troubles'][TroubleCode] => t('troubles')[known(code)];

/** What went wrong in one sentence, beside the button that failed. */
export const explain = (code: string): string => troubleOf(code).what;
