/** The words of each game, as `src/app` registers them: title and boxes at once, the rest when somebody wants it. */
import type { RawOptions } from '../engine/options.ts';
import type { Box } from './box.ts';
import { setIn } from './french.ts';
import type { Lang } from './languages.ts';
import type { WordsPart } from './part.ts';
import type { Digest, GameWords } from './words.ts';

const WORDS = new Map<string, WordsPart>();

export const registerWords = (game: string, part: WordsPart): void => void WORDS.set(game, part);

/** The games that have words, in the order in which they are offered. */
export const wordedGames = (): readonly string[] => [...WORDS.keys()];

export const titleOf = (game: string, lang: Lang): string => WORDS.get(game)?.shelf.in(lang).title ?? game;

/** How all games and their boxes are called: before `titleOf` is asked, or a box. */
export const fetchShelf = async (lang: Lang): Promise<void> => {
  await Promise.all([...WORDS.values()].map(({ shelf }) => shelf.load(lang)));
};

export const boxesOf = (game: string): readonly Box[] => WORDS.get(game)?.boxes ?? [];

/** The box that a table with these options plays out of. */
export const boxFor = (game: string, options: RawOptions): Box | undefined =>
  boxesOf(game).find(({ holds }) => holds === undefined || holds(options));

/** The game that lies in a box. */
export const gameIn = (box: string | undefined): string | undefined =>
  [...WORDS.keys()].find((game) => boxesOf(game).some(({ id }) => id === box));

export const fetchDigest = async (game: string, lang: Lang): Promise<Digest | undefined> =>
  (await WORDS.get(game)?.digest?.())?.load(lang);

/** A game without words speaks plainly. */
export const fetchWords = async (game: string, lang: Lang): Promise<GameWords> => {
  const words = await (await WORDS.get(game)?.open())?.load(lang);
  if (words === undefined) return (await import('./plain.ts')).plainWords(game);
  return setIn(lang, words);
};
