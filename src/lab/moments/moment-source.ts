/** The interface by which moments are found in a game. */
import type { Bot } from '../../bots/bot.ts';
import type { Sight, State } from '../../engine/game.ts';
import type { RawOptions } from '../../engine/options.ts';
import type { Seat } from '../../engine/seats.ts';
import type { ChoiceKind } from '../../host/choice-moments.ts';
import type { Moment } from '../../host/moments.ts';
import type { Again, Searched } from './candidate.ts';

/** Somebody says what may be a lie, and one may say so. */
export type Claimed = { readonly by: Seat; readonly what: string };

export type MomentSource = {
  readonly game: string;
  /** How it is played, in turn; absent: as it usually is. */
  readonly options?: readonly RawOptions[];
  /** How many play, in turn. */
  readonly seats: readonly number[];
  /** After so many turns a game has nothing more to ask. */
  isLate(sight: Sight): boolean;
  /** What this seat may doubt now, where there is something to go by. */
  claimIn(sight: Sight): Claimed | undefined;
  readonly choices: readonly ChoiceKind[];
  /** What this seat chooses now among several answers, where there is something to go by. */
  choiceIn(sight: Sight): ChoiceKind | undefined;
  /** Whether there is nothing to think about where this is best, which the expert does so often. */
  isPlain(sight: Sight, best: string, share: number): boolean;
  /** Which fact of that table tells why this is best, if one does; `odds` of a lie, in hundredths, where one may doubt. */
  reasonFor(sight: Sight, best: string, odds: number | undefined): string | undefined;
  /** How many lines are told of what was heard. */
  linesOf(sight: Sight): number;
  isLie(state: State, claim: Claimed): boolean;
  /** Where what is hidden is not imagined from cards alone: how moments are found, and looked at again. */
  readonly searcher?: Searcher;
  /** Who plays there, where it is not the expert's net. */
  readonly bot?: Bot;
};

export type Searcher = {
  /** `toDoubt`: only where to doubt is better. */
  searchGame(seed: string, number: number, toDoubt?: boolean): Searched;
  /** With other chance, and further. */
  lookAgain(moment: Moment, seed: string): Again | undefined;
  oddsAgain(moment: Moment, seed: string): number | undefined;
};

export const DOUBT = 'doubt';
