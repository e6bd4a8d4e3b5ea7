/** The words of big screens and hands, fetched when they are needed. */
import type { EachLang } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import { lang } from '../settings.ts';
import type { WallText } from './text/fr.ts';

const load: EachLang<() => Promise<WallText>> = {
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
};

export const useWallText = (): WallText | undefined => useFetched(() => load[lang.value](), [lang.value]).value;
