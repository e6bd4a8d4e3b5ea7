/** The words of a game's facts and moves in the reader's language. Each game's are fetched when it is played. */
import { useEffect, useState } from 'preact/hooks';
import type { GameWords, Lang } from '../words/words.ts';
import { lang } from './settings.ts';

type Tongues = Readonly<Record<Lang, GameWords>>;

/** A game that is not named here speaks plainly, or as the list of all words has it. */
const fetchWords: Readonly<Record<string, () => Promise<Tongues>>> = {
  complots: async () => (await import('../words/complots.ts')).complotsWords,
  tribunal: async () => (await import('../words/tribunal.ts')).tribunalWords,
  'assassin-x': async () => (await import('../words/assassin-x.ts')).assassinXWords,
};

const wordsOf = async (game: string, language: Lang): Promise<GameWords> => {
  const own = Object.hasOwn(fetchWords, game) ? await fetchWords[game]?.() : undefined;
  return own?.[language] ?? (await import('../words/index.ts')).wordsFor(game, language);
};

export const useWords = (game: string | undefined): GameWords | undefined => {
  const [words, setWords] = useState<GameWords | undefined>();
  const language = lang.value;
  useEffect(() => {
    let wanted = true;
    if (game !== undefined) wordsOf(game, language).then((found) => wanted && setWords(found));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return words;
};
