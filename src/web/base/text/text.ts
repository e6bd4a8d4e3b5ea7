/**
 * The words of the screens. Each language is a plain module whose type is that of the French one: a missing or strange
 * key does not compile, plurals are functions, and only the language in use is loaded. That is all a message compiler
 * would give us, so there is none.
 *
 * They are fetched in parts. `t` of this file knows what every page says; that of `table.ts`, `ending.ts`, `games.ts` and
 * `more.ts` more, and whoever imports it from there waits for that part.
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

const pageTexts = textsOf<PageText>((lang) => import(`./${lang}/page.ts`));
/** What every page says, and how games are called. */
export const page = catalogue<PageText>({
  async load(lang) {
    const [words] = await Promise.all([pageTexts.load(lang), fetchShelf(lang)]);
    return words;
  },
});
export const table = catalogue(textsOf<TableText>((lang) => import(`./${lang}/table.ts`)));
export const ending = catalogue(textsOf<EndingText>((lang) => import(`./${lang}/ending.ts`)));
export const games = catalogue(textsOf<GamesText>((lang) => import(`./${lang}/games.ts`)));
export const more = catalogue(textsOf<MoreText>((lang) => import(`./${lang}/more.ts`)));

/** Before anything is shown. */
export const loadMessages = async (): Promise<void> => {
  await page.load();
  effect(() => {
    document.documentElement.lang = tongue();
  });
};

/** Says a message, or gives the function that makes one. */
export const saying = <T>(words: () => T): (<K extends keyof T>(key: K) => T[K]) => {
  const said = computed(words);
  return (key) => said.value[key];
};

export const t = saying(page.text);
