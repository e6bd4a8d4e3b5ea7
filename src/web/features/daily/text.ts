import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { DoubtSentences, DoubtWords } from '../../table/web-part.ts';
import type { DailyText } from './text/fr.ts';
import { wordsFor } from './verdict.ts';

export const { load: loadDailyText, text: dailyText } = catalogue(
  textsOf<DailyText>((lang) => import(`./text/${lang}.ts`)),
);

export const doubtWords = (claim: DoubtSentences | undefined): DoubtWords => wordsFor(dailyText(), claim);
