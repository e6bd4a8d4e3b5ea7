import { either, fault } from '../engine/fault.ts';
import { assassinXBot } from './assassin-x/index.ts';
import type { Bot } from './bot.ts';
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

export const readBot = (name: string): BotName => {
  const known = BOT_NAMES.find((one) => one === name);
  if (known === undefined) throw fault('bot', `there is no bot "${name}"; the bots are ${either(BOT_NAMES, 'and')}`);
  return known;
};
