import { assassinXWords } from './assassin-x.ts';
import { complotsWords } from './complots.ts';
import { plainWords } from './plain.ts';
import { tribunalWords } from './tribunal.ts';
import type { GameWords, Lang } from './words.ts';

const WORDS: Readonly<Record<string, Readonly<Record<Lang, GameWords>>>> = {
  complots: complotsWords,
  tribunal: tribunalWords,
  'assassin-x': assassinXWords,
};

/** A game's words in a language; a game without words speaks plainly. */
export const wordsFor = (gameId: string, lang: Lang): GameWords =>
  (Object.hasOwn(WORDS, gameId) ? WORDS[gameId]?.[lang] : undefined) ?? plainWords(gameId);
