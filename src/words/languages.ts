/**
 * The languages. What is said in one lies in files of its name and is found by it: to add a language is to add it here,
 * and its file wherever there is an `en.ts` (and the folder `en` beside it, where there is one).
 */
import { byName } from '../engine/by-name.ts';

export const LANGS = ['fr', 'it', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type EachLang<T> = Readonly<Record<Lang, T>>;

/** Each by its own name, and as link previews know it. */
export const LANGUAGES: EachLang<{ readonly name: string; readonly locale: string }> = {
  fr: { name: 'Français', locale: 'fr_FR' },
  it: { name: 'Italiano', locale: 'it_IT' },
  en: { name: 'English', locale: 'en_GB' },
};

/** A language as somebody wishes for it: `it-CH`. */
export const langIn = (wish: string | undefined): Lang | undefined =>
  LANGS.find((lang) => wish?.toLowerCase().startsWith(lang));

/** What a language's file exports under the name of the language. A file types itself: `export const it: Book = …`. */
type File<T> = { readonly [L in Lang]?: T };
/** Finds the file: `` (lang) => import(`./lang/${lang}.ts`) ``, which Node and Vite both understand. */
type Find<T> = (lang: Lang) => Promise<File<T>>;

const found = async <T>(find: Find<T>, lang: Lang): Promise<T> => {
  const { [lang]: words } = await find(lang);
  if (words === undefined) throw new Error(`the file of ${lang} exports no ${lang}`);
  return words;
};

export const inEach = <T>(find: Find<T>): EachLang<() => Promise<T>> =>
  byName(LANGS, (lang) => () => found(find, lang));

/** All at once, where there is no browser that would fetch more than it needs. */
export const inAll = async <T>(find: Find<T>): Promise<EachLang<T>> => {
  const words = new Map(await Promise.all(LANGS.map(async (lang) => [lang, await found(find, lang)] as const)));
  return byName(LANGS, (lang) => {
    const one = words.get(lang);
    if (one === undefined) throw new Error(`no ${lang}`);
    return one;
  });
};

export type AtHand<T> = {
  load(lang: Lang): Promise<void>;
  /** Until a language is fetched, another that was; for nobody reads one that is not. */
  in(lang: Lang): T;
};

/** What is read at once, in a language that was fetched before. */
export const atHand = <T>(find: Find<T>): AtHand<T> => {
  const known = new Map<Lang, T>();
  return {
    async load(lang) {
      if (!known.has(lang)) known.set(lang, await found(find, lang));
    },
    in(lang) {
      const [words = known.get(lang)] = known.has(lang) ? [] : known.values();
      if (words === undefined) throw new Error(`no language was fetched, nor ${lang}`);
      return words;
    },
  };
};
