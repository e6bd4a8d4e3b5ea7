import { inEach } from '../../words/languages.ts';
import { catalogue } from '../text/catalogue.ts';
import type { DailyText } from './text/fr.ts';

/** The words of the day's moment. */
export const { load: loadDailyText, text: dailyText } = catalogue(
  inEach<DailyText>((lang) => import(`./text/${lang}.ts`)),
);
