import type { Lang } from './languages.ts';

/** French non-breaking spaces: before some marks, inside quotes, and after numbers. */
const spaced = (text: string): string =>
  text.replace(/ (?=[:;!?»×])|(?<=«) |(?<=\d) (?=[\p{L}%])|(?<=[Nn]°) /gu, '\u00a0');

const set = (of: unknown): unknown => {
  if (typeof of === 'string') return spaced(of);
  if (typeof of === 'function') return (...words: unknown[]) => set(of(...words));
  if (Array.isArray(of)) return of.map(set);
  if (of instanceof Promise) return of.then(set);
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, set(value)]));
};

/** Sets a text, or all texts and functions of a catalogue, in French typography. */
export const french = <T>(of: T): T => set(of) as T;

/** Sets words in their language's typography. */
export const setIn = <T>(lang: Lang, words: T): T => (lang === 'fr' ? french(words) : words);
