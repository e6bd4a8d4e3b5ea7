/** The words of what belongs to a person, fetched when they are needed. */
import type { EachLang } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import { lang } from '../settings.ts';
import type { PersonText } from './text/fr.ts';

const load: EachLang<() => Promise<PersonText>> = {
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
};

export const usePersonText = (): PersonText | undefined => useFetched(() => load[lang.value](), [lang.value]).value;
