/** Who plays each game: one row a game. */
import { assassinXCoder } from './assassin-x/coder.ts';
import { assassinXBot } from './assassin-x/index.ts';
import type { Bot } from './bot.ts';
import { complotsCoder } from './complots/coder.ts';
import { honestBot } from './complots/honest.ts';
import { complotsBot } from './complots/index.ts';
import type { Opponent } from './levels.ts';
import type { Coder } from './net/coder.ts';
import { tribunalBot } from './tribunal/index.ts';
import { tribunalLevel } from './tribunal/levels.ts';

type BotsOf = {
  readonly simple: Bot;
  /** How a net sees and says it, where nets can play it. */
  readonly coder?: Coder;
  /** Its levels, where experts reason and need no net. */
  readonly levels?: (wanted: Opponent) => Bot;
  /** Those by which others are measured; nobody is asked to play against them. */
  readonly measures?: Readonly<Record<string, Bot>>;
};

const BOTS: Readonly<Record<string, BotsOf>> = {
  complots: { simple: complotsBot, coder: complotsCoder, measures: { honest: honestBot } },
  tribunal: { simple: tribunalBot, levels: tribunalLevel },
  'assassin-x': { simple: assassinXBot, coder: assassinXCoder },
};

/** Nothing of a game without bots of its own: it is played at random. */
export const botsOf = (game: string): Partial<BotsOf> => (Object.hasOwn(BOTS, game) ? BOTS[game] : undefined) ?? {};
