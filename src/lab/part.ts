/** The part of a game's manifest for simulations and measurements. */
import type { BlundersIn } from '../bots/blunders.ts';
import type { Bot } from '../bots/bot.ts';
import type { Figures } from '../engine/game.ts';
import type { Critic } from './luck/critic.ts';
import type { MomentSource } from './moments/moment-source.ts';
import type { SuspectSource } from './moments/suspect-source.ts';
import type { Counts, Tally } from './tally/tally.ts';

/** A player's claims and lies, and challenges by whether they were right. */
export type Deeds = {
  readonly claims: number;
  readonly lies: number;
  readonly right: number;
  readonly wrong: number;
};

/** How often something happened of the times it might have. */
type Rate = { readonly what: string; readonly times: number; readonly of: number };

export type Rates = (counts: Readonly<Counts>) => readonly Rate[];

export type LabPart = {
  readonly tally?: Tally;
  readonly blunders?: BlundersIn;
  /** Lies and challenges, from what the game counts of a player (`Game.figures`). */
  readonly deeds?: (did: Figures) => Deeds;
  /** Rates of lies and challenges, from what the tally counts: by them levels feel different. */
  readonly rates?: Rates;
  /** Bots by which others are measured; nobody is asked to play against them. */
  readonly measures?: Readonly<Record<string, Bot>>;
  /** Who takes luck out of the results of its duels. */
  readonly critic?: Critic;
  /** How moments of the day are found, by the names of their files. */
  readonly momentSources?: Readonly<Record<string, MomentSource>>;
  readonly accuser?: SuspectSource;
};
