/** All that the registries hold, and beside them a game from outside, to be tried before it is added: `--with FILE`. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import { type BotName, botsFor } from '../bots/index.ts';
import { fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { GAMES } from '../games/index.ts';
import { fetchWords, type WordsOf } from '../words/index.ts';
import type { Lang } from '../words/languages.ts';
import { type AllWords, together } from '../words/words.ts';
import { tallyFor } from './tally/index.ts';
import type { Tally } from './tally/tally.ts';

/** What such a module exports by default: what each registry would hold for the game. */
export type Outside = {
  readonly game: Game;
  readonly words?: WordsOf;
  readonly bot?: Bot;
  readonly tally?: Tally;
};

export type Registry = {
  /** The first is played where none is named. */
  readonly games: readonly Game[];
  botsFor(game: string): Readonly<Record<BotName, Bot>>;
  wordsFor(game: string, lang: Lang): Promise<AllWords>;
  tallyFor(game: string): Tally | undefined;
};

const wordsFor = async (game: string, lang: Lang): Promise<AllWords> => together(await fetchWords(game, lang));

export const openRegistry = async (file: string | undefined): Promise<Registry> => {
  if (file === undefined) return { games: GAMES, botsFor, wordsFor, tallyFor };
  const { game, words, bot, tally } = await load(file);
  return {
    games: [game, ...GAMES],
    botsFor: (id) => (id === game.id && bot !== undefined ? { ...botsFor(id), simple: bot } : botsFor(id)),
    wordsFor: async (id, lang) =>
      id === game.id && words !== undefined ? together(await (await words.open()).load(lang)) : wordsFor(id, lang),
    tallyFor: (id) => (id === game.id ? tally : tallyFor(id)),
  };
};

const load = async (file: string): Promise<Outside> => {
  const path = resolve(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw fault('with', `there is no file "${file}" with a game`);
  const { default: outside }: { default?: unknown } = await import(pathToFileURL(path).href);
  if (!isOutside(outside)) throw fault('with', `"${file}" exports no game by default; docs/ADDING-A-GAME.md shows how`);
  const { id } = outside.game;
  if (GAMES.some((game) => game.id === id))
    throw fault('with', `"${file}" is a game with the id "${id}", and there is one already`);
  return outside;
};

const isOutside = (value: unknown): value is Outside => holds(value, 'game') && holds(value.game, 'rules');

const holds = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;
