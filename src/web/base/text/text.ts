/**
 * Texts of the screens. Each language is a module of the French one's type: missing or unknown keys fail to compile,
 * plurals are functions, and only the current language is loaded. Texts are fetched in parts: `t` of this file has
 * those of every page; importing it from `table.ts`, `ending.ts`, `games.ts`, `verdict.ts` or `more.ts` loads those, too.
 */
import { computed, effect } from '@preact/signals';
import { fetchShelf } from '../../../words/index.ts';
import { textsOf } from '../../../words/languages.ts';
import { catalogue, tongue } from './catalogue.ts';
import type { EndingText } from './fr/ending.ts';
import type { GamesText } from './fr/games.ts';
import type { MoreText } from './fr/more.ts';
import type { PageText } from './fr/page.ts';
import type { TableText } from './fr/table.ts';
import type { VerdictText } from './fr/verdict.ts';

const pageTexts = textsOf<PageText>((lang) => import(`./${lang}/page.ts`));
export const page = catalogue<PageText>({
  async load(lang) {
    const [words] = await Promise.all([pageTexts.load(lang), fetchShelf(lang)]);
    return words;
  },
});
export const table = catalogue(textsOf<TableText>((lang) => import(`./${lang}/table.ts`)));
export const ending = catalogue(textsOf<EndingText>((lang) => import(`./${lang}/ending.ts`)));
export const games = catalogue(textsOf<GamesText>((lang) => import(`./${lang}/games.ts`)));
export const verdict = catalogue(textsOf<VerdictText>((lang) => import(`./${lang}/verdict.ts`)));
export const more = catalogue(textsOf<MoreText>((lang) => import(`./${lang}/more.ts`)));

/** Loads the texts of the language before the first render. */
export const loadMessages = async (): Promise<void> => {
  await page.load();
  effect(() => {
    document.documentElement.lang = tongue();
  });
};

export const saying = <T>(words: () => T): (<K extends keyof T>(key: K) => T[K]) => {
  const said = computed(words);
  return (key) => said.value[key];
};

export const t = saying(page.text);
