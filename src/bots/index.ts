/** The bots of each game, registered by `src/app`. Games without bots are played at random. */
import type { Bot, Understand } from './bot.ts';
import { exploitable } from './duels.ts';
import type { Opponent } from './levels.ts';
import type { Coder } from './net/coder.ts';
import type { BotsPart } from './part.ts';
import { randomBot } from './random.ts';

const BOT_NAMES = ['simple', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

type Loaded = {
  readonly simple: Bot;
  readonly understand: Understand | undefined;
  readonly coder: Coder | undefined;
  readonly levels: ((wanted: Opponent) => Bot) | undefined;
};

const BOTS = new Map<string, Loaded>();

export const registerBots = async (game: string, part: BotsPart): Promise<void> => {
  if (part.exploitable === true) exploitable(game);
  const [simple, understand, coder, levels] = await Promise.all([
    part.simple(),
    part.understand?.(),
    part.coder?.(),
    part.levels?.(),
  ]);
  BOTS.set(game, { simple, understand, coder, levels });
};

export const botsFor = (game: string): Readonly<Record<BotName, Bot>> => ({
  simple: BOTS.get(game)?.simple ?? randomBot,
  random: randomBot,
});

export const understandFor = (game: string): Understand | undefined => BOTS.get(game)?.understand;
export const coderFor = (game: string): Coder | undefined => BOTS.get(game)?.coder;
export const reasonedFor = (game: string): ((wanted: Opponent) => Bot) | undefined => BOTS.get(game)?.levels;
