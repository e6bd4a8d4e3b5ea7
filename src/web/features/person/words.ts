/** Texts about a person's data, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { PersonText } from './text/fr.ts';

export const { use: usePersonText } = catalogue(textsOf<PersonText>((lang) => import(`./text/${lang}.ts`)));
