/** The words of all games in all languages, for those who need not wait for them. */
import { fetchWords, WORDS } from './index.ts';
import { LANGS, type Lang } from './languages.ts';
import { plainWords } from './plain.ts';
import { type AllWords, together } from './words.ts';

const ALL = new Map<string, AllWords>();
for (const game of Object.keys(WORDS))
  for (const lang of LANGS) ALL.set(`${game} ${lang}`, await together(await fetchWords(game, lang)));

export const wordsFor = (game: string, lang: Lang): AllWords => ALL.get(`${game} ${lang}`) ?? plainWords(game);
