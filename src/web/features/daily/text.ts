import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { DoubtSentences, DoubtWords } from '../../table/web-part.ts';
import { wordsFor } from './explain.ts';
import type { DailyText } from './text/fr.ts';

export const { load: loadDailyText, text: dailyText } = catalogue(
  textsOf<DailyText>((lang) => import(`./text/${lang}.ts`)),
);

export const doubtWords = (claim: DoubtSentences | undefined): DoubtWords => wordsFor(dailyText(), claim);
