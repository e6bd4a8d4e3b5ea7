/** Helpers for tests of rules pages: a game's page, and its catalogues. */
import '../../src/app/games.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byName } from '../../src/engine/by-name.ts';
import type { Item, Page, SetUp } from '../../src/web/table/rules-page.ts';
import { boxesOf } from '../../src/words/index.ts';
import { type EachLang, LANGS, type Lang } from '../../src/words/languages.ts';
import { ROOT } from '../root.ts';

const scenarios = (game: string): string => join(ROOT, 'src/games', game, 'scenarios/stories.scn');
export const storiesOf = (game: string): string =>
  existsSync(scenarios(game)) ? readFileSync(scenarios(game), 'utf8') : '';

/** The set-up that the first box of a game proposes. */
const proposed = (game: string): SetUp => {
  const [box] = boxesOf(game);
  if (box === undefined) throw new Error(`${game} has no box`);
  return { box, options: box.options };
};

export const pageOf = async (game: string, lang: Lang, set = proposed(game)): Promise<Page> =>
  (await import(`../../src/games/${game}/web/rules/page.ts`)).page(lang, set, storiesOf(game));

/** The texts of a game's page, with its numbers. */
export const textsOfPage = async (game: string): Promise<EachLang<object>> => {
  const { NUMBERS } = await import(`../../src/games/${game}/rules/numbers.ts`);
  const texts = await cataloguesIn(`games/${game}/texts/LANG/rules.ts`);
  return byName(LANGS, (lang) => Object(texts[lang])(NUMBERS));
};

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
