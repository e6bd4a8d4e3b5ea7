/** The words of each game, registered by `src/app`: title and boxes at once, the rest on demand. */
import type { RawOptions } from '../engine/options.ts';
import type { Box } from './box.ts';
import { setIn } from './french.ts';
import type { Lang } from './languages.ts';
import type { WordsPart } from './part.ts';
import type { GameWords } from './words.ts';

const WORDS = new Map<string, WordsPart>();

export const registerWords = (game: string, part: WordsPart): void => void WORDS.set(game, part);

/** In the order in which they are offered. */
export const wordedGames = (): readonly string[] => [...WORDS.keys()];

export const titleOf = (game: string, lang: Lang): string => WORDS.get(game)?.shelf.in(lang).title ?? game;

/** Loads titles and boxes; call before `titleOf` or boxes are used. */
export const fetchShelf = async (lang: Lang): Promise<void> => {
  await Promise.all([...WORDS.values()].map(({ shelf }) => shelf.load(lang)));
};

export const boxesOf = (game: string): readonly Box[] => WORDS.get(game)?.boxes ?? [];

export const boxFor = (game: string, options: RawOptions): Box | undefined =>
  boxesOf(game).find(({ holds }) => holds === undefined || holds(options));

export const gameIn = (box: string | undefined): string | undefined =>
  [...WORDS.keys()].find((game) => boxesOf(game).some(({ id }) => id === box));

/** Games without words use plain ones. */
export const fetchWords = async (game: string, lang: Lang): Promise<GameWords> => {
  const words = await (await WORDS.get(game)?.open())?.load(lang);
  if (words === undefined) return (await import('./plain.ts')).plainWords(game);
  return setIn(lang, words);
};
