/** Full-text search in the rules; accents, capitals and endings do not matter. */
import type { Chapter, Item } from '../../table/rules-page.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase();

const WORD = /([\p{L}\p{N}\p{Mn}]+)/u;
const split = (text: string): string[] => text.split(WORD);
const isWord = (_: string, i: number): boolean => i % 2 === 1;

/** Stems: `voter`, `votes` and `vote` are equal. Long words lose their ending. */
const ENDING = /(?<=^.{3,})(?:ing|ed|er|ez|es|are|ere|ire|[aeiosx])$/;
const SHORT = 3;

/** Word stems of a query. Short words count only if there are no others. */
export const stemsOf = (sought: string): string[] => {
  const words = split(plain(sought)).filter(isWord);
  const long = words.filter((word) => word.length >= SHORT || /\d/.test(word));
  return (long.length > 0 ? long : words).map((word) => word.replace(ENDING, ''));
};

const begins = (word: string, stems: readonly string[]): boolean => stems.some((stem) => plain(word).startsWith(stem));

const has = (stems: readonly string[], ...texts: readonly string[]): boolean => {
  const words = texts.flatMap((text) => split(plain(text)).filter(isWord));
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
};

const textsOf = ({ name, aside = '', text, notes = [] }: Item): string[] => [name, aside, text, ...notes];

/** A chapter reduced to hits; the whole chapter if its title matches; `undefined` without hits. */
export const narrowed = (chapter: Chapter, stems: readonly string[]): Chapter | undefined => {
  const { title } = chapter;
  if (has(stems, title)) return chapter;
  const lines = chapter.lines.filter((line) => has(stems, title, line));
  const items = chapter.items.filter((item) => has(stems, title, ...textsOf(item)));
  return lines.length + items.length === 0 ? undefined : { ...chapter, lines, items };
};

type Piece = { readonly text: string; readonly sought: boolean };

export const pieces = (text: string, stems: readonly string[]): Piece[] =>
  split(text).map((part, i) => ({ text: part, sought: isWord(part, i) && begins(part, stems) }));
