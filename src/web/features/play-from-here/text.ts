import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { AsIfText } from './text/fr.ts';

/** The words of a game that is played on from one of its moments. */
export const { load: loadAsIfText, text: asIfText } = catalogue(
  textsOf<AsIfText>((lang) => import(`./text/${lang}.ts`)),
);
