/** The words of characters, and those of their grudges and debts: fetched where they are shown. */
import { inEach } from '../../../words/languages.ts';
import type { RecalledText } from './recalled/fr.ts';
import type { CharacterText } from './text/fr.ts';

export const loadCharacters = inEach<CharacterText>((lang) => import(`./text/${lang}.ts`));
export const loadRecalled = inEach<RecalledText>((lang) => import(`./recalled/${lang}.ts`));
