/** How moments of accusation are found in a game. */
import type { Adviser } from '../../src/bots/adviser.ts';
import type { Bot } from '../../src/bots/bot.ts';
import type { Sight, State } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';

export type SuspectSource = {
  /** Numbers of players in turn. */
  readonly seats: readonly number[];
  /** Plays, and tells how likely each is guilty. */
  readonly expert: Bot & Required<Pick<Adviser, 'suspects'>>;
  /** The least odds of the main suspect, in hundredths. */
  readonly least: number;
  /** No more questions from here on. */
  isLate(sight: Sight): boolean;
  /** Whom this seat may hold guilty, and its move; empty if that is no question now. */
  suspects(sight: Sight): readonly { readonly seat: Seat; readonly move: string }[];
  /** The number of relevant facts. */
  telling(sight: Sight): number;
  /** The fact that explains the main suspect, if any. */
  reasonFor(sight: Sight, seat: Seat): string | undefined;
  /** With all cards open. */
  isGuilty(state: State, seat: Seat): boolean;
};
