/** The words of a game's facts and moves in the reader's language, once they are here. */
import { useEffect, useState } from 'preact/hooks';
import { wordsFor } from '../words/index.ts';
import type { GameWords } from '../words/words.ts';
import { lang } from './settings.ts';

export const useWords = (game: string | undefined): GameWords | undefined => {
  const [words, setWords] = useState<GameWords | undefined>();
  const language = lang.value;
  useEffect(() => {
    if (game !== undefined) setWords(wordsFor(game, language));
  }, [game, language]);
  return words;
};
