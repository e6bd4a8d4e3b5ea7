/** The pages of rules, each fetched when it is wanted, in the language that is. */
import type { Lang } from '../../words/words.ts';
import { loadComplots } from '../complots/text.ts';
import type { Page } from './page.ts';

type Load = (lang: Lang, words: readonly string[]) => Promise<Page>;

export const PAGES: Readonly<Record<string, Load>> = {
  complots: async (lang, words) => {
    await loadComplots(); // its cards are drawn with the words of its table
    return (await import('./complots/page.ts')).complotsPage(lang, words);
  },
  tribunal: async (lang) => (await import('./tribunal/page.ts')).tribunalPage(lang),
  'assassin-x': async (lang) => (await import('./assassin-x/page.ts')).assassinXPage(lang),
};
