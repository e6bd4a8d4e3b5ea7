/**
 * The languages. Texts are in files and folders named by language: `npm run lab -- language de` adds one here, and
 * copies the English files.
 */
import { byName } from '../engine/by-name.ts';

export const LANGS = ['fr', 'it', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type EachLang<T> = Readonly<Record<Lang, T>>;

/** With their own names, and their locales for link previews. */
export const LANGUAGES: EachLang<{ readonly name: string; readonly locale: string }> = {
  fr: { name: 'Français', locale: 'fr_FR' },
  it: { name: 'Italiano', locale: 'it_IT' },
  en: { name: 'English', locale: 'en_GB' },
};

/** A supported language for a tag like `it-CH`. */
export const langIn = (wish: string | undefined): Lang | undefined =>
  LANGS.find((lang) => wish?.toLowerCase().startsWith(lang));

/** A text file exports its content by language name: `export const it: Book = …`. */
type File<T> = { readonly [L in Lang]?: T };
/** A dynamic import that Node and Vite both understand: `` (lang) => import(`../texts/${lang}/rules.ts`) ``. */
type Find<T> = (lang: Lang) => Promise<File<T>>;

export type Texts<T> = {
  load(lang: Lang): Promise<T>;
  /** The loaded texts, or another language's until then. */
  in(lang: Lang): T;
  /** All languages, for programs outside a browser. */
  all(): Promise<EachLang<T>>;
};

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
