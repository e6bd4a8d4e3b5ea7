/** The levels of games whose experts reason, and need no net. */
import type { Bot } from './bot.ts';
import type { Level } from './levels.ts';
import { tribunalLevel } from './tribunal/levels.ts';

const REASONED: Readonly<Record<string, (level: Level) => Bot>> = { tribunal: tribunalLevel };

export const reasonedFor = (game: string): ((level: Level) => Bot) | undefined =>
  Object.hasOwn(REASONED, game) ? REASONED[game] : undefined;
