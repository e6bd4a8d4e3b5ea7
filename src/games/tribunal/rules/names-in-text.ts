/** Finds named players in a text, even misspelled, and replaces them by capital seats. */
import { cut } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';

export type NameOf = (seat: Seat) => string;

/** Lower case without accents; apostrophes and hyphens separate words. An Italian “è” stays a word. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/(?<!\p{L})(?:è|e'(?=\s))/gu, ' esse ')
    .replace(/(?<!\p{L})sì(?!\p{L})/gu, ' sic ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['\u2060-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const letters = (name: string): string => plain(name).replace(/[^\p{L}\p{N} ]/gu, '');

/** One letter wrong, missing or extra, or two swapped. */
const isNear = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
};

/** Shorter names are too easily other words. */
const SHORTEST = { part: 3, typo: 5 };

export const namedText = (text: string, seats: readonly Seat[], nameOf: NameOf): string => {
  const names = seats
    .map((seat) => ({ seat, name: letters(nameOf(seat)).trim() }))
    .filter(({ name }) => name.length > 1);
  let named = text;
  for (const { seat, name } of names.toSorted((one, other) => other.name.length - one.name.length))
    named = named.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu'), seat);
  const parts = names.flatMap(({ seat, name }) => cut(name).map((part) => ({ seat, part })));
  const only = (fits: (part: string) => boolean): Seat | undefined => {
    const found = new Set(parts.filter(({ part }) => fits(part)).map(({ seat }) => seat));
    return found.size === 1 ? [...found][0] : undefined;
  };
  return named.replaceAll(/[\p{Ll}\p{N}]+/gu, (word) => {
    const part = only((one) => one.length >= SHORTEST.part && one === word);
    const typo =
      word.length >= SHORTEST.typo ? only((one) => one.length >= SHORTEST.typo && isNear(one, word)) : undefined;
    return part ?? typo ?? word;
  });
};

/** Corrects a misspelled word by the list. */
export const spelt = (text: string, list: readonly string[]): string =>
  text.replaceAll(/[a-z]{5,}/g, (word) =>
    list.includes(word)
      ? word
      : (list.find((one) => one[0] === word[0] && one.at(-1) === word.at(-1) && isNear(one, word)) ?? word),
  );
