/** Words of Play now, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { PlayNowText } from './text/fr.ts';

export const { load: loadPlayNowText, text: playNowText } = catalogue(
  textsOf<PlayNowText>((lang) => import(`./text/${lang}.ts`)),
);
