/** The words of hints and reviews, fetched with them. */
import type { EachLang } from '../../words/words.ts';
import { useFetched } from '../fetched.ts';
import { lang } from '../settings.ts';
import type { ReviewText } from './text/fr.ts';

const load: EachLang<() => Promise<ReviewText>> = {
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
};

export const useReviewText = (): ReviewText | undefined => useFetched(() => load[lang.value](), [lang.value]).value;

export const percent = (share: number): number => Math.round(100 * share);
