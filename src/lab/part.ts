/** The part of a game's manifest for simulations and measurements. */
import type { Bot } from '../bots/bot.ts';
import type { Accuser } from './moments/accuser.ts';
import type { Miner } from './moments/miner.ts';
import type { Tally } from './tally/tally.ts';

export type LabPart = {
  readonly tally?: Tally;
  /** Bots by which others are measured; nobody is asked to play against them. */
  readonly measures?: Readonly<Record<string, Bot>>;
  /** How moments of the day are found, by the names of their files. */
  readonly miners?: Readonly<Record<string, Miner>>;
  readonly accuser?: Accuser;
};
