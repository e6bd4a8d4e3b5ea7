/** The words of the gallery, fetched with it. */
import { inEach } from '../../../words/languages.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import type { ForecastText } from './text/fr.ts';

const load = inEach<ForecastText>((lang) => import(`./text/${lang}.ts`));

export const useForecastText = (): ForecastText | undefined =>
  useFetched(() => load[lang.value](), [], [lang.value]).value;
