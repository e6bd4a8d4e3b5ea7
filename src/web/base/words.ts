/** The words of a game's facts and moves in the reader's language. Each game's are fetched when it is played. */
import { fetchWords } from '../../words/index.ts';
import type { GameWords, LazyWords } from '../../words/words.ts';
import { useFetched } from './fetched.ts';
import { lang } from './settings.ts';

export const useWords = (game: string | undefined): GameWords | undefined => {
  const language = lang.value;
  return useFetched(() => (game === undefined ? undefined : fetchWords(game, language)), [game], [language]).value;
};

/** What is read beside a game under way. */
export const useLazyWords = (game: string): LazyWords | undefined => {
  const language = lang.value;
  return useFetched(async () => (await fetchWords(game, language)).lazy(), [game], [language]).value;
};
