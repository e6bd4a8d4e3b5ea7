/** The games this device can play by itself: each is fetched with its bot when it is wanted. */

import type { Bot } from '../bots/bot.ts';
import { randomBot } from '../bots/random.ts';
import type { Fact } from '../engine/facts.ts';
import { either, fault } from '../engine/fault.ts';
import type { Game, Played } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How a finished game is judged, for its own ending. */
export type Judge = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]) => object;
export type Hosted = { readonly game: Game; readonly bot: Bot; readonly judge?: Judge | undefined };

const HOSTED: Readonly<Record<string, () => Promise<readonly [Game, Bot?, Judge?]>>> = {
  complots: async () => [
    (await import('../games/complots/index.ts')).complots,
    (await import('../bots/complots/index.ts')).complotsBot,
    (await import('../games/complots/verdict.ts')).verdictOf,
  ],
  tribunal: async () => [
    (await import('../games/tribunal/index.ts')).tribunal,
    (await import('../bots/tribunal/index.ts')).tribunalBot,
  ],
  'assassin-x': async () => [
    (await import('../games/assassin-x/index.ts')).assassinX,
    (await import('../bots/assassin-x/index.ts')).assassinXBot,
  ],
};

export const fetchHosted = async (id: string): Promise<Hosted> => {
  const fetch = Object.hasOwn(HOSTED, id) ? HOSTED[id] : undefined;
  if (fetch === undefined)
    throw fault('game', `there is no game "${id}"; the games are ${either(Object.keys(HOSTED), 'and')}`);
  const [game, bot = randomBot, judge] = await fetch();
  return { game, bot, judge };
};
