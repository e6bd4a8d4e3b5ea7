/** The words of all games in all languages, for those who need not fetch them. */
import { en as assassinXEn } from './assassin-x/en.ts';
import { fr as assassinXFr } from './assassin-x/fr.ts';
import { it as assassinXIt } from './assassin-x/it.ts';
import { assassinXWords } from './assassin-x.ts';
import { en as complotsEn } from './complots/en.ts';
import { fr as complotsFr } from './complots/fr.ts';
import { it as complotsIt } from './complots/it.ts';
import { complotsWords } from './complots.ts';
import { plainWords } from './plain.ts';
import { en as tribunalEn } from './tribunal/en.ts';
import { fr as tribunalFr } from './tribunal/fr.ts';
import { it as tribunalIt } from './tribunal/it.ts';
import { tribunalWords } from './tribunal.ts';
import type { GameWords, Lang } from './words.ts';

const WORDS: Readonly<Record<string, Readonly<Record<Lang, GameWords>>>> = {
  complots: { fr: complotsWords(complotsFr), it: complotsWords(complotsIt), en: complotsWords(complotsEn) },
  tribunal: {
    fr: tribunalWords('fr', tribunalFr),
    it: tribunalWords('it', tribunalIt),
    en: tribunalWords('en', tribunalEn),
  },
  'assassin-x': {
    fr: assassinXWords('fr', assassinXFr),
    it: assassinXWords('it', assassinXIt),
    en: assassinXWords('en', assassinXEn),
  },
};

/** A game's words in a language; a game without words speaks plainly. */
export const wordsFor = (gameId: string, lang: Lang): GameWords =>
  (Object.hasOwn(WORDS, gameId) ? WORDS[gameId]?.[lang] : undefined) ?? plainWords(gameId);
