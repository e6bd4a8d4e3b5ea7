/** The levels of games whose experts reason, and need no net. */
import type { Bot } from './bot.ts';
import type { Opponent } from './levels.ts';
import { tribunalLevel } from './tribunal/levels.ts';

const REASONED: Readonly<Record<string, (wanted: Opponent) => Bot>> = { tribunal: tribunalLevel };

export const reasonedFor = (game: string): ((wanted: Opponent) => Bot) | undefined =>
  Object.hasOwn(REASONED, game) ? REASONED[game] : undefined;
