/** The words of a game's facts and moves in the reader's language. Each game's are fetched when it is played. */
import { useEffect, useState } from 'preact/hooks';
import { fetchWords } from '../words/index.ts';
import type { GameWords } from '../words/words.ts';
import { lang } from './settings.ts';

export const useWords = (game: string | undefined): GameWords | undefined => {
  const [words, setWords] = useState<GameWords | undefined>();
  const language = lang.value;
  useEffect(() => {
    let wanted = true;
    if (game !== undefined) fetchWords(game, language).then((found) => wanted && setWords(found));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return words;
};
