/** How moments are found in a game. */
import type { Bot } from '../../src/bots/bot.ts';
import type { Sight, State } from '../../src/engine/game.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Moment } from '../../src/host/moments.ts';
import type { Again, Searched } from './candidate.ts';

export type Claimed = { readonly by: Seat; readonly what: string };

export type MomentSource = {
  readonly game: string;
  /** Options in turn; undefined: defaults. */
  readonly options?: readonly RawOptions[];
  /** Numbers of players in turn. */
  readonly seats: readonly number[];
  /** Whether the game has become too long for questions. */
  isLate(sight: Sight): boolean;
  /** The claim this seat may challenge now, if there is something to judge by. */
  claimIn(sight: Sight): Claimed | undefined;
  /** The fact that explains the best answer, if any; `odds` of a lie in hundredths. */
  reasonFor(sight: Sight, best: string, odds: number): string | undefined;
  /** How many relevant facts are told. */
  linesOf(sight: Sight): number;
  isLie(state: State, claim: Claimed): boolean;
  /** For games whose hidden part is more than cards: their own search and checks. */
  readonly searcher?: Searcher;
  readonly bot?: Bot;
};

export type Searcher = {
  /** `toDoubt`: only moments in which challenging is better. */
  searchGame(seed: string, number: number, toDoubt?: boolean): Searched;
  /** With other chance, and deeper. */
  lookAgain(moment: Moment, seed: string): Again | undefined;
  oddsAgain(moment: Moment, seed: string): number | undefined;
};

export const DOUBT = 'doubt';
