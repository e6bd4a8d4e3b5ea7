import { t } from '../text/more.ts';
import { kindOf } from './faults.ts';

/** What went wrong in one sentence, beside the button that failed. */
export const explain = (code: string): string => t('troubles')[kindOf(code)].what;
