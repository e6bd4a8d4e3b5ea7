/** The bots of a game, as its manifest gives them. */
import type { Adviser } from './adviser.ts';
import type { Bot, Understand } from './bot.ts';
import type { Opponent } from './levels.ts';
import type { Coder } from './net/coder.ts';

export type BotsPart = {
  simple(): Promise<Bot>;
  /** Where people speak in words of their own. */
  understand?(): Promise<Understand>;
  /** How a net sees the game and says its moves; and the net that comes with the program. */
  coder?(): Promise<Coder>;
  readonly net?: URL;
  /** Levels that reason and need no net, and the best of them, who advises. */
  levels?(): Promise<(wanted: Opponent) => Bot>;
  adviser?(): Promise<Adviser>;
  /** Whether a player can learn to beat its best bot at two players, by more than eight games in a hundred. */
  readonly exploitable?: true;
};
