/** The words of characters, fetched where they are shown. */
import type { EachLang } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import { lang } from '../settings.ts';
import type { CharacterText } from './text/fr.ts';

export const loadCharacters: EachLang<() => Promise<CharacterText>> = {
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
};

export const useCharacterText = (): CharacterText | undefined =>
  useFetched(() => loadCharacters[lang.value](), [lang.value]).value;
