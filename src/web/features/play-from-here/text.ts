import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { PlayFromHereText } from './text/fr.ts';

/** The words of a game that is played on from one of its moments. */
export const { load: loadPlayFromHereText, text: playFromHereText } = catalogue(
  textsOf<PlayFromHereText>((lang) => import(`./text/${lang}.ts`)),
);
