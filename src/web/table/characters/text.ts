/** The words of characters, fetched where they are shown. */
import { inEach } from '../../../words/languages.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import type { CharacterText } from './text/fr.ts';

export const loadCharacters = inEach<CharacterText>((lang) => import(`./text/${lang}.ts`));

export const useCharacterText = (): CharacterText | undefined =>
  useFetched(() => loadCharacters[lang.value](), [], [lang.value]).value;
