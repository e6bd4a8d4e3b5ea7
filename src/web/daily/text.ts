import { inEach } from '../../words/languages.ts';
import type { DoubtedClaim, DoubtWords } from '../game-module.ts';
import { catalogue } from '../text/catalogue.ts';
import type { DailyText } from './text/fr.ts';

/** The words of the day's moment. */
export const { load: loadDailyText, text: dailyText } = catalogue(
  inEach<DailyText>((lang) => import(`./text/${lang}.ts`)),
);

/** As a doubt is spoken of there. */
export const doubtWords = (claim: DoubtedClaim | undefined): DoubtWords => {
  const text = dailyText();
  return claim?.words?.() ?? { ...text, title: text.names.doubt };
};
