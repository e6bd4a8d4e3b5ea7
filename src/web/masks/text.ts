/** The words of masks, fetched where one chooses them. */
import type { EachLang } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import { lang } from '../settings.ts';
import type { MaskText } from './text/fr.ts';

const load: EachLang<() => Promise<MaskText>> = {
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
};

export const useMaskText = (): MaskText | undefined => useFetched(() => load[lang.value](), [lang.value]).value;
