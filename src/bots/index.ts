import type { Bot } from './bot.ts';
import { botsOf } from './games.ts';
import type { Opponent } from './levels.ts';
import type { Coder } from './net/coder.ts';
import { randomBot } from './random.ts';

export const BOT_NAMES = ['simple', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const botsFor = (game: string): Readonly<Record<BotName, Bot>> => ({
  simple: botsOf(game).simple ?? randomBot,
  random: randomBot,
});

export const measuresFor = (game: string): Readonly<Record<string, Bot>> => botsOf(game).measures ?? {};
export const coderFor = (game: string): Coder | undefined => botsOf(game).coder;
export const reasonedFor = (game: string): ((wanted: Opponent) => Bot) | undefined => botsOf(game).levels;
