/** Helpers for tests of rules pages: a game's page, and its catalogues. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, Page } from '../../src/web/table/rules-page.ts';
import { type EachLang, LANGS, type Lang } from '../../src/words/languages.ts';
import { ROOT } from '../root.ts';

const scenarios = (game: string): string => join(ROOT, 'src/games', game, 'scenarios/stories.scn');
export const storiesOf = (game: string): string =>
  existsSync(scenarios(game)) ? readFileSync(scenarios(game), 'utf8') : '';

export const pageOf = async (game: string, lang: Lang, words: readonly string[] = []): Promise<Page> =>
  (await import(`../../src/games/${game}/web/rules/page.ts`)).page(lang, words, storiesOf(game));

/** `LANG` stands for the language. */
export const cataloguesIn = async (file: string): Promise<EachLang<object>> => {
  const texts = await Promise.all(
    LANGS.map(async (lang) => [lang, (await import(`../../src/${file.replace('LANG', lang)}`))[lang]]),
  );
  return Object.fromEntries(texts);
};

export const itemsOf = (page: Page): Item[] => page.chapters.flatMap(({ items }) => items);

export const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => leaves(inner));
