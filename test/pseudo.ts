/**
 * A language made from English by this program: letters have accents, every text is a third longer at the least and is
 * marked at both ends. What stands on a screen without marks was never put into words; what does not fit in it will not fit
 * in the next language either.
 */
export const MARKS = ['⟦', '⟧'] as const;

const ACCENTS: Readonly<Record<string, string>> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'ü', A: 'Å', E: 'É', O: 'Ø' };
/** A text in which something is of this language. */
export const SAID = /[⟦⟧åéîøüÅÉØ]/;
/** What is no word: a part to be filled in, a sign of the rules (`[duchess]`, `{captain}`), a soft hyphen. */
const KEPT = /(\[[^\]]*\]|\{[^}]*\}|\u00ad)/;

const accented = (text: string): string =>
  text
    .split(KEPT)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[aeiouAEO]/g, (letter) => ACCENTS[letter] ?? letter)))
    .join('');

const LONGER = 4 / 3;
/** Words are added, not letters: a language is longer by its words, and lines break between them. */
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

/** A file of English that is fetched by its name, and what of it is exported. */
const ENGLISH = /\/en(?:\.ts|\/[a-z-]+\.ts)$/;

/** The module with its English in the other language; nothing where it is no file of English. */
export const inPseudo = (code: string, id: string, here: string): string | undefined =>
  ENGLISH.test(id) && /^export const en\b/m.test(code)
    ? `import { pseudo } from ${JSON.stringify(here)};\n${code.replace(/^export const en\b/m, 'const english')}\nexport const en = pseudo(english);\n`
    : undefined;
