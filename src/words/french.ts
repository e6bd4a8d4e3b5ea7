import type { Lang } from './languages.ts';

/** French non-breaking spaces: before some marks, inside quotes, and after numbers. */
const spaced = (text: string): string =>
  text.replace(/ (?=[:;!?»×])|(?<=«) |(?<=\d) (?=[\p{L}%])|(?<=[Nn]°) /gu, '\u00a0');

/** No line breaks between a verb and its pronoun. A word joiner, since our fonts have no non-breaking hyphen. */
const joined = (text: string): string =>
  text.replace(
    /(?<=\p{L}-)(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|l[ea]|les|lui|leur|y|en)(?!\p{L}))/gu,
    '\u2060',
  );

const set = (of: unknown): unknown => {
  if (typeof of === 'string') return joined(spaced(of));
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
