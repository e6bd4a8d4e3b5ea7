/** The bots of a game, in its manifest. */
import type { Adviser } from './adviser.ts';
import type { Bot, Understand } from './bot.ts';
import type { Opponent } from './levels.ts';
import type { Coder } from './net/coder.ts';

export type BotsPart = {
  simple(): Promise<Bot>;
  understand?(): Promise<Understand>;
  /** The encoding of the game for a net, and the net included with the program. */
  coder?(): Promise<Coder>;
  readonly net?: URL;
  /** Levels without a net, and the best of them as adviser. */
  levels?(): Promise<(wanted: Opponent) => Bot>;
  adviser?(): Promise<Adviser>;
  /** Whether a player can learn to beat its best bot at two players, by more than 8 % of games. */
  readonly exploitable?: true;
};
