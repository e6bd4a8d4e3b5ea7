/**
 * The words of the screens. Each language is a plain module whose type is that of the French one: a missing or strange
 * key does not compile, plurals are functions, and only the language in use is loaded. That is all a message compiler
 * would give us, so there is none.
 *
 * They are fetched in parts. `t` of this file knows what every page says; that of `table.ts`, `ending.ts`, `games.ts` and
 * `more.ts` more, and whoever imports it from there waits for that part.
 */
import { batch, computed, signal } from '@preact/signals';
import { fetchShelf } from '../../../words/index.ts';
import { inEach, type Lang } from '../../../words/languages.ts';
import { lang } from '../settings.ts';
import type { EndingText } from './fr/ending.ts';
import type { GamesText } from './fr/games.ts';
import type { MoreText } from './fr/more.ts';
import type { PageText } from './fr/page.ts';
import type { TableText } from './fr/table.ts';

type Part<T> = {
  /** Fetches it in a language; what it gives begins to say it. */
  fetch(lang: Lang): Promise<() => void>;
  /** From now on it is said in the language in use. */
  load(): Promise<void>;
  words(): T;
};

/** All texts loaded so far: they change language together. */
const wanted = new Set<Part<unknown>['fetch']>();
const spoken = signal<Lang | undefined>();

const speak = async (): Promise<void> => {
  const now = lang.value;
  const begins = await Promise.all([...wanted].map((fetch) => fetch(now)));
  if (now !== lang.value) return speak();
  batch(() => {
    for (const begin of begins) begin();
    spoken.value = now;
  });
  document.documentElement.lang = now;
};
lang.subscribe(() => void (spoken.peek() === undefined || speak()));

const part = <T>(find: (lang: Lang) => Promise<{ readonly [L in Lang]?: T }>): Part<T> => {
  const each = inEach(find);
  const said = signal<T | undefined>();
  const fetch = async (lang: Lang) => {
    const words = await each[lang]();
    return () => {
      said.value = words;
    };
  };
  return {
    fetch,
    load() {
      wanted.add(fetch);
      return speak();
    },
    words() {
      if (said.value === undefined) throw new Error('no language is loaded');
      return said.value;
    },
  };
};

export const page = part<PageText>((lang) => import(`./${lang}/page.ts`));
export const table = part<TableText>((lang) => import(`./${lang}/table.ts`));
export const ending = part<EndingText>((lang) => import(`./${lang}/ending.ts`));
export const games = part<GamesText>((lang) => import(`./${lang}/games.ts`));
export const more = part<MoreText>((lang) => import(`./${lang}/more.ts`));

/** What the page says, and how its games are called. */
export const loadMessages = async (): Promise<void> => {
  wanted.add(async (lang) => {
    await fetchShelf(lang);
    return () => undefined;
  });
  await page.load();
};

/** Says a message, or gives the function that makes one. */
export const saying = <T>(words: () => T): (<K extends keyof T>(key: K) => T[K]) => {
  const said = computed(words);
  return (key) => said.value[key];
};

export const t = saying(page.words);

/** The language the page speaks: the one that was chosen, as soon as it is there. */
export const tongue = (): Lang => {
  if (spoken.value === undefined) throw new Error('no language is loaded');
  return spoken.value;
};
