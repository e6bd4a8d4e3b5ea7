/** Texts of forecasts, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { ForecastText } from './text/fr.ts';

export const { use: useForecastText } = catalogue(textsOf<ForecastText>((lang) => import(`./text/${lang}.ts`)));
