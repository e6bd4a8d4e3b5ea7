/** The words of all games in all languages, for those who need not wait for them. */
import { fetchWords, WORDS } from './index.ts';
import { plainWords } from './plain.ts';
import { type GameWords, LANGS, type Lang } from './words.ts';

const ALL = new Map<string, GameWords>();
for (const game of Object.keys(WORDS))
  for (const lang of LANGS) ALL.set(`${game} ${lang}`, await fetchWords(game, lang));

export const wordsFor = (game: string, lang: Lang): GameWords => ALL.get(`${game} ${lang}`) ?? plainWords(game);
