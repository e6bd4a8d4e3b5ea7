import { assassinXBot } from './assassin-x/index.ts';
import type { Bot } from './bot.ts';
import { honestBot } from './complots/honest.ts';
import { complotsBot } from './complots/index.ts';
import { randomBot } from './random.ts';
import { tribunalBot } from './tribunal/index.ts';

export const BOT_NAMES = ['simple', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Each game's simple bot. A game without one is played at random. */
const SIMPLE: Readonly<Record<string, Bot>> = {
  complots: complotsBot,
  tribunal: tribunalBot,
  'assassin-x': assassinXBot,
};

export const botsFor = (gameId: string): Readonly<Record<BotName, Bot>> => ({
  simple: (Object.hasOwn(SIMPLE, gameId) ? SIMPLE[gameId] : undefined) ?? randomBot,
  random: randomBot,
});

/** Those by which others are measured; nobody is asked to play against them. */
const MEASURES: Readonly<Record<string, Readonly<Record<string, Bot>>>> = { complots: { honest: honestBot } };

export const measuresFor = (gameId: string): Readonly<Record<string, Bot>> =>
  (Object.hasOwn(MEASURES, gameId) ? MEASURES[gameId] : undefined) ?? {};
