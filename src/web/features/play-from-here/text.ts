import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { PlayFromHereText } from './text/fr.ts';

export const { load: loadPlayFromHereText, text: playFromHereText } = catalogue(
  textsOf<PlayFromHereText>((lang) => import(`./text/${lang}.ts`)),
);
