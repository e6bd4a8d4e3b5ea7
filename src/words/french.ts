import type { Lang } from './languages.ts';

/** French sets a space before some marks and inside its quotes, and a number belongs to what it counts: no line ends there. */
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

/** A text, or all the texts of a catalogue and all that its functions will say, set as French is. */
export const french = <T>(of: T): T => set(of) as T;

/** What is said in a language, set as that language is. */
export const setIn = <T>(lang: Lang, words: T): T => (lang === 'fr' ? french(words) : words);
