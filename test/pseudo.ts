/**
 * A pseudo-language made from English: letters get accents, texts grow by a third, and are marked at both ends.
 * Unmarked text on a screen is not translatable; text that does not fit in it will not fit in the next language.
 */
export const MARKS = ['⟦', '⟧'] as const;

const ACCENTS: Readonly<Record<string, string>> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'ü', A: 'Å', E: 'É', O: 'Ø' };
/** Text with a part in this language. */
export const SAID = /[⟦⟧åéîøüÅÉØ]/;
/** Placeholders, signs of the rules (`[duchess]`, `{captain}`), soft hyphens. */
const KEPT = /(\[[^\]]*\]|\{[^}]*\}|\u00ad)/;

const accented = (text: string): string =>
  text
    .split(KEPT)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[aeiouAEO]/g, (letter) => ACCENTS[letter] ?? letter)))
    .join('');

const LONGER = 4 / 3;
/** Adds words rather than letters, since lines break between words. */
const FILL = ' øné twø';

const marked = (text: string): string => {
  const [begin, end] = MARKS;
  if (!/\p{L}/u.test(text) || text.startsWith(begin)) return text;
  // the marks count
  const more = Math.max(0, Math.ceil(text.length * (LONGER - 1)) - 2);
  return `${begin}${accented(text)}${FILL.repeat(Math.ceil(more / FILL.length)).slice(0, more)}${end}`;
};

const said = (of: unknown): unknown => {
  if (typeof of === 'string') return marked(of);
  if (typeof of === 'function') return (...words: unknown[]) => said(of(...words));
  if (Array.isArray(of)) return of.map(said);
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, said(value)]));
};

export const pseudo = <T>(words: T): T => said(words) as T;

/** An English file fetched by name. */
const ENGLISH = /\/en(?:\.ts|\/[a-z-]+\.ts)$/;

/** The module in the pseudo-language; undefined if it is no English file. */
export const inPseudo = (code: string, id: string, here: string): string | undefined =>
  ENGLISH.test(id) && /^export const en\b/m.test(code)
    ? `import { pseudo } from ${JSON.stringify(here)};\n${code.replace(/^export const en\b/m, 'const english')}\nexport const en = pseudo(english);\n`
    : undefined;
