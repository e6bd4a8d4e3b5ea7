/** Finds synonyms that `docs/GLOSSARY.md` forbids, in texts and documents. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { LANGS, type Lang } from '../src/words/languages.ts';

export type Ban = {
  readonly lang: Lang;
  readonly phrase: string;
  readonly say: string;
  readonly game: string | undefined;
};
export type Text = { readonly path: string; readonly line: number; readonly lang: Lang; readonly text: string };

type Term = {
  readonly row: string;
  readonly game: string | undefined;
  readonly names: ReadonlyMap<Lang, string>;
  readonly never: ReadonlyMap<Lang, string>;
};

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/**
 * The rows of the page. A section is named by its game, or `Everywhere`; a table's head names the languages: `French`,
 * and `never in French`.
 */
export const termsOf = (page: string): Term[] =>
  page.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const game = heading === 'Everywhere' ? undefined : heading.toLowerCase().replaceAll(' ', '-');
    const [head = '', , ...rows] = [...section.matchAll(/^\|.*\|$/gm)].map(([row]) => row);
    const columns = cellsOf(head);
    return rows.map((row) => {
      const cells = cellsOf(row);
      const under = (before: string): ReadonlyMap<Lang, string> =>
        new Map(LANGS.map((lang) => [lang, cells[columns.indexOf(`${before}${ENGLISH.of(lang)}`)] ?? '']));
      return { row, game, names: under(''), never: under('never in ') };
    });
  });

export const bansOf = (page: string): Ban[] =>
  termsOf(page).flatMap(({ game, names, never }) =>
    [...never].flatMap(([lang, phrases]) =>
      phrases
        .split(', ')
        .filter((phrase) => phrase !== '')
        .map((phrase) => ({ lang, phrase, say: names.get(lang) ?? '', game })),
    ),
  );

/** Normalizes apostrophes, spaces and soft hyphens. */
const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll('\u00ad', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();

/** Plurals, and forms of verbs and of nouns made from them. */
const ENDINGS: Readonly<Partial<Record<Lang, RegExp>>> = {
  en: /(ing|ed|es|s|e)$/,
  fr: /(ations?|ements?|ées?|és?|er|ez|ait|ant|ent|es|s|x|e)$/,
  it: /(azion[ei]|ament[oi]|and[oi]|at[aeio]|are|ano|ono|[aeio])$/,
};
const LEAST = 4;

/** A word without its ending; short words as they are. */
const stem = (word: string, lang: Lang): string => {
  const short = word.replace(ENDINGS[lang] ?? /^$/, '');
  return short.length < LEAST ? word : short;
};

/** The words of a text, as stems in texts of screens and as they are in documents. */
const wordsOf = (text: string, lang: Lang, exact: boolean): string =>
  ` ${(plain(text).match(/[\p{L}\p{N}]+|:/gu) ?? []).map((word) => (exact ? word : stem(word, lang))).join(' ')} `;

export const forbidden = (bans: readonly Ban[], texts: readonly Text[]): string[] =>
  texts.flatMap(({ path, line, lang, text }) => {
    const exact = path.endsWith('.md');
    const said = wordsOf(text, lang, exact);
    return bans
      .filter((ban) => ban.lang === lang && (ban.game === undefined || path.split('/').includes(ban.game)))
      .filter(({ phrase }) => said.includes(wordsOf(phrase, lang, exact)))
      .map(({ phrase, say }) => `${path}:${line} says “${phrase}”; the glossary says “${say}”.`);
  });

/** Strings and templates of a language file, without keys and import paths. */
export const textsIn = (path: string, source: string, lang: Lang): Text[] => {
  const found: Text[] = [];
  const silent = new Set<unknown>();
  const say = (at: number, text: string): void => {
    found.push({ path, lang, text, line: source.slice(0, at).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: ({ source: from }) => void silent.add(from),
    Property: ({ key }) => void silent.add(key),
    Literal: (node) => {
      if (typeof node.value === 'string' && !silent.has(node)) say(node.start, node.value);
    },
    TemplateElement: ({ start, value }) => say(start, value.cooked ?? value.raw),
  }).visit(parseSync(path, source).program);
  return found;
};

/** A document without its code, line by line. */
export const proseIn = (path: string, source: string): Text[] =>
  source
    .replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`|\]\([^)]*\)|\{[^|\n]*\}/g, '')
    .split('\n')
    .map((text, n) => ({ path, line: n + 1, lang: 'en', text }));

const paths = (pattern: string): string[] =>
  globSync(pattern, { exclude: ['**/node_modules'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
export const GLOSSARY = 'docs/GLOSSARY.md';
export const documents = (): string[] =>
  paths('{*.md,docs/*.md,{src,examples,lab}/**/*.md}').filter((path) => path !== GLOSSARY);
/** Training notes are not documents. */
export const isProse = (path: string): boolean => !path.startsWith('lab/training/');
/** Rules and notations name moves, with words that the glossary refuses. */
export const hasNotation = (path: string): boolean => /\/(RULES|NOTATION)\.md$/.test(path);

/** Texts that players read; what they type (`ear.ts`) may hold any word. */
export const everyText = (): Text[] => [
  ...LANGS.flatMap((lang) =>
    paths(`{src,examples}/**/{${lang}.ts,${lang}/**/*.ts}`)
      .filter((path) => !path.endsWith('/ear.ts'))
      .flatMap((path) => textsIn(path, readFileSync(path, 'utf8'), lang)),
  ),
  ...documents()
    .filter((path) => isProse(path) && !hasNotation(path))
    .flatMap((path) => proseIn(path, readFileSync(path, 'utf8'))),
];

if (import.meta.main) {
  const found = forbidden(bansOf(readFileSync(GLOSSARY, 'utf8')), everyText());
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exitCode = 1;
}
