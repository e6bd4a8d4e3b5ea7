/** The words of each game: its title at once, the rest when somebody wants them, one game and language at a time. */
import type { RawOptions } from '../engine/options.ts';
import { boxes as assassinXBoxes } from './assassin-x/boxes.ts';
import { title as assassinX } from './assassin-x/title.ts';
import type { Box } from './box.ts';
import { boxes as complotsBoxes } from './complots/boxes.ts';
import { title as complots } from './complots/title.ts';
import { french } from './french.ts';
import { plainWords } from './plain.ts';
import { boxes as tribunalBoxes } from './tribunal/boxes.ts';
import { title as tribunal } from './tribunal/title.ts';
import type { Digest, EachLang, GameWords, Lang, LoadWords } from './words.ts';

/** What the list below holds for a game. */
export type WordsOf = {
  readonly title: EachLang<string>;
  readonly boxes?: readonly Box[];
  open(): Promise<{ readonly load: LoadWords }>;
  digest?(): Promise<{ load(lang: Lang): Promise<Digest> }>;
};

export const WORDS: Readonly<Record<string, WordsOf>> = {
  complots: {
    title: complots,
    boxes: complotsBoxes,
    open: () => import('./complots/index.ts'),
    digest: () => import('./complots/verdict/digest.ts'),
  },
  tribunal: { title: tribunal, boxes: tribunalBoxes, open: () => import('./tribunal/index.ts') },
  'assassin-x': { title: assassinX, boxes: assassinXBoxes, open: () => import('./assassin-x/index.ts') },
};

const rowOf = (game: string): WordsOf | undefined => (Object.hasOwn(WORDS, game) ? WORDS[game] : undefined);

export const titleOf = (game: string, lang: Lang): string => rowOf(game)?.title[lang] ?? game;

export const boxesOf = (game: string): readonly Box[] => rowOf(game)?.boxes ?? [];

/** The box that a table with these options plays out of. */
export const boxFor = (game: string, options: RawOptions): Box | undefined =>
  boxesOf(game).find(({ holds }) => holds === undefined || holds(options));

export const fetchDigest = async (game: string, lang: Lang): Promise<Digest | undefined> =>
  (await rowOf(game)?.digest?.())?.load(lang);

/** A game without words speaks plainly. */
export const fetchWords = async (game: string, lang: Lang): Promise<GameWords> => {
  const words = await (await rowOf(game)?.open())?.load(lang);
  if (words === undefined) return plainWords(game);
  return lang === 'fr' ? french(words) : words;
};
