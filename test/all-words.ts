/** The words of all games in all languages, for tests, which need not wait for them. */
import { GAMES } from '../src/app/games.ts';
import { fetchWords } from '../src/words/index.ts';
import { LANGS, type Lang } from '../src/words/languages.ts';
import { plainWords } from '../src/words/plain.ts';
import { type AllWords, allWords } from '../src/words/words.ts';

const ALL = new Map<string, AllWords>();
for (const { id } of GAMES)
  for (const lang of LANGS) ALL.set(`${id} ${lang}`, await allWords(await fetchWords(id, lang)));

export const wordsFor = (game: string, lang: Lang): AllWords => ALL.get(`${game} ${lang}`) ?? plainWords(game);
