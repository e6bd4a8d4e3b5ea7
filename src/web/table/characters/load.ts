/** Loads the words of characters, grudges and debts on demand. */
import { textsOf } from '../../../words/languages.ts';
import type { RecalledText } from './recalled/fr.ts';
import type { CharacterText } from './text/fr.ts';

export const CHARACTERS = textsOf<CharacterText>((lang) => import(`./text/${lang}.ts`));
export const RECALLED = textsOf<RecalledText>((lang) => import(`./recalled/${lang}.ts`));
