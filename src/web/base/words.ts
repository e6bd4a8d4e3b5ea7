/** The words of a game's facts and moves in the reader's language, fetched when the game is opened. */
import { fetchWords } from '../../words/index.ts';
import type { GameWords, LazyWords } from '../../words/words.ts';
import { useFetched } from './fetched.ts';
import { lang } from './settings.ts';

export const useWords = (game: string | undefined): GameWords | undefined => {
  const language = lang.value;
  return useFetched(() => (game === undefined ? undefined : fetchWords(game, language)), [game], [language]).value;
};

/** The words of a game that is read beside the current one. */
export const useLazyWords = (game: string): LazyWords | undefined => {
  const language = lang.value;
  return useFetched(async () => (await fetchWords(game, language)).lazy(), [game], [language]).value;
};
