/** The part of a game's manifest for simulations and measurements. */
import type { BlundersIn } from '../src/bots/blunders.ts';
import type { Bot } from '../src/bots/bot.ts';
import type { Figures } from '../src/engine/game.ts';
import type { Critic } from './luck/critic.ts';
import type { MomentSource } from './moments/moment-source.ts';
import type { SuspectSource } from './moments/suspect-source.ts';
import type { Counts, Tally } from './tally/tally.ts';

/** A player's claims, lies, and right or wrong challenges. */
export type Deeds = {
  readonly claims: number;
  readonly lies: number;
  readonly right: number;
  readonly wrong: number;
};

/** How often something happened, of how many chances. */
type Rate = { readonly what: string; readonly times: number; readonly of: number };

export type Rates = (counts: Readonly<Counts>) => readonly Rate[];

export type LabPart = {
  readonly tally?: Tally;
  readonly blunders?: BlundersIn;
  readonly deeds?: (did: Figures) => Deeds;
  /** Rates of lies and challenges, from the tally: what makes levels feel different. */
  readonly rates?: Rates;
  /** Bots to measure others by; nobody plays against them. */
  readonly measures?: Readonly<Record<string, Bot>>;
  /** Takes luck out of the results of its duels. */
  readonly critic?: Critic;
  /** How daily moments are found, by file name. */
  readonly momentSources?: Readonly<Record<string, MomentSource>>;
  readonly accuser?: SuspectSource;
};
