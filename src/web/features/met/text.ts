/** Texts about people one has met, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { MetText } from './text/fr.ts';

export const { load: loadMetText, text: metText } = catalogue(textsOf<MetText>((lang) => import(`./text/${lang}.ts`)));
