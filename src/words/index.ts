/** The words of each game: its shelf at once, the rest when somebody wants them, one game and language at a time. */
import { shelf as assassinX } from './assassin-x/shelf.ts';
import { shelf as complots } from './complots/shelf.ts';
import { setIn } from './french.ts';
import type { AtHand, Lang } from './languages.ts';
import { shelf as tribunal } from './tribunal/shelf.ts';
import type { Digest, GameWords, LoadWords } from './words.ts';

/** What the list below holds for a game. */
export type WordsOf = {
  readonly shelf: AtHand<{ readonly title: string }>;
  open(): Promise<{ readonly load: LoadWords }>;
  digest?(): Promise<{ load(lang: Lang): Promise<Digest> }>;
};

export const WORDS: Readonly<Record<string, WordsOf>> = {
  complots: {
    shelf: complots,
    open: () => import('./complots/index.ts'),
    digest: () => import('./complots/verdict/digest.ts'),
  },
  tribunal: { shelf: tribunal, open: () => import('./tribunal/index.ts') },
  'assassin-x': { shelf: assassinX, open: () => import('./assassin-x/index.ts') },
};

const rowOf = (game: string): WordsOf | undefined => (Object.hasOwn(WORDS, game) ? WORDS[game] : undefined);

export const titleOf = (game: string, lang: Lang): string => rowOf(game)?.shelf.in(lang).title ?? game;

/** How all games and their boxes are called: before `titleOf` is asked, or a box. */
export const fetchShelf = async (lang: Lang): Promise<void> => {
  await Promise.all(Object.values(WORDS).map(({ shelf }) => shelf.load(lang)));
};

export const fetchDigest = async (game: string, lang: Lang): Promise<Digest | undefined> =>
  (await rowOf(game)?.digest?.())?.load(lang);

/** A game without words speaks plainly. */
export const fetchWords = async (game: string, lang: Lang): Promise<GameWords> => {
  const words = await (await rowOf(game)?.open())?.load(lang);
  if (words === undefined) return (await import('./plain.ts')).plainWords(game);
  return setIn(lang, words);
};
