/** The words of each game: its title at once, the rest when somebody wants them, one game and language at a time. */
import { title as assassinX } from './assassin-x/title.ts';
import { title as complots } from './complots/title.ts';
import { setIn } from './french.ts';
import type { EachLang, Lang } from './languages.ts';
import { title as tribunal } from './tribunal/title.ts';
import type { Digest, GameWords, LoadWords } from './words.ts';

/** What the list below holds for a game. */
export type WordsOf = {
  readonly title: EachLang<string>;
  open(): Promise<{ readonly load: LoadWords }>;
  digest?(): Promise<{ load(lang: Lang): Promise<Digest> }>;
};

export const WORDS: Readonly<Record<string, WordsOf>> = {
  complots: {
    title: complots,
    open: () => import('./complots/index.ts'),
    digest: () => import('./complots/verdict/digest.ts'),
  },
  tribunal: { title: tribunal, open: () => import('./tribunal/index.ts') },
  'assassin-x': { title: assassinX, open: () => import('./assassin-x/index.ts') },
};

const rowOf = (game: string): WordsOf | undefined => (Object.hasOwn(WORDS, game) ? WORDS[game] : undefined);

export const titleOf = (game: string, lang: Lang): string => rowOf(game)?.title[lang] ?? game;

export const fetchDigest = async (game: string, lang: Lang): Promise<Digest | undefined> =>
  (await rowOf(game)?.digest?.())?.load(lang);

/** A game without words speaks plainly. */
export const fetchWords = async (game: string, lang: Lang): Promise<GameWords> => {
  const words = await (await rowOf(game)?.open())?.load(lang);
  if (words === undefined) return (await import('./plain.ts')).plainWords(game);
  return setIn(lang, words);
};
