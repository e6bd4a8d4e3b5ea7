/**
 * The languages. What is said in one lies in files and folders of its name and is found by it: `npm run lab -- language de`
 * adds one here, and copies every file of English.
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
/** Finds the file: `` (lang) => import(`../texts/${lang}/rules.ts`) ``, which Node and Vite both understand. */
type Find<T> = (lang: Lang) => Promise<File<T>>;

export type Texts<T> = {
  load(lang: Lang): Promise<T>;
  /** What was loaded in this language; before that, in another one. */
  in(lang: Lang): T;
  /** All languages, where there is no browser that would fetch more than it needs. */
  all(): Promise<EachLang<T>>;
};

/** The loader of all texts. Each language is fetched when it is first wanted. */
export const textsOf = <T>(find: Find<T>): Texts<T> => {
  const known = new Map<Lang, T>();
  const load = async (lang: Lang): Promise<T> => {
    const { [lang]: words } = await find(lang);
    if (words === undefined) throw new Error(`the file of ${lang} exports no ${lang}`);
    known.set(lang, words);
    return words;
  };
  const within = (lang: Lang): T => {
    const [words = known.get(lang)] = known.has(lang) ? [] : known.values();
    if (words === undefined) throw new Error(`no language was fetched, nor ${lang}`);
    return words;
  };
  return {
    load,
    in: within,
    async all() {
      await Promise.all(LANGS.map(load));
      return byName(LANGS, within);
    },
  };
};
