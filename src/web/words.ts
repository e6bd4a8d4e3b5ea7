/** The words of a game's facts and moves in the reader's language. Each game's are fetched when it is played. */
import { useEffect, useState } from 'preact/hooks';
import type { Voice } from '../words/assassin-x/voice.ts';
import type { Book as ComplotsBook } from '../words/complots/book.ts';
import type { Book as TribunalBook } from '../words/tribunal/book.ts';
import type { GameWords, Lang } from '../words/words.ts';
import { lang } from './settings.ts';

type Books<B> = Readonly<Record<Lang, () => Promise<B>>>;

const COMPLOTS: Books<ComplotsBook> = {
  fr: async () => (await import('../words/complots/fr.ts')).fr,
  it: async () => (await import('../words/complots/it.ts')).it,
  en: async () => (await import('../words/complots/en.ts')).en,
};
const TRIBUNAL: Books<TribunalBook> = {
  fr: async () => (await import('../words/tribunal/fr.ts')).fr,
  it: async () => (await import('../words/tribunal/it.ts')).it,
  en: async () => (await import('../words/tribunal/en.ts')).en,
};
const ASSASSIN_X: Books<Voice> = {
  fr: async () => (await import('../words/assassin-x/fr.ts')).fr,
  it: async () => (await import('../words/assassin-x/it.ts')).it,
  en: async () => (await import('../words/assassin-x/en.ts')).en,
};

/** A game that is not named here speaks plainly, or as the list of all words has it. */
const fetchWords: Readonly<Record<string, (lang: Lang) => Promise<GameWords>>> = {
  complots: async (lang) => (await import('../words/complots.ts')).complotsWords(await COMPLOTS[lang]()),
  tribunal: async (lang) => (await import('../words/tribunal.ts')).tribunalWords(lang, await TRIBUNAL[lang]()),
  'assassin-x': async (lang) => (await import('../words/assassin-x.ts')).assassinXWords(lang, await ASSASSIN_X[lang]()),
};

const wordsOf = async (game: string, language: Lang): Promise<GameWords> =>
  (Object.hasOwn(fetchWords, game) ? await fetchWords[game]?.(language) : undefined) ??
  (await import('../words/index.ts')).wordsFor(game, language);

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
