/** The interface by which moments of accusation are found in a game. */
import type { Adviser } from '../../bots/adviser.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Sight, State } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';

export type SuspectSource = {
  /** How many play, in turn. */
  readonly seats: readonly number[];
  /** Who plays, and says how likely each is guilty. */
  readonly expert: Bot & Required<Pick<Adviser, 'suspects'>>;
  /** How likely the main suspect is guilty, at the least; in hundredths. */
  readonly least: number;
  /** From here on there is nothing more to ask. */
  isLate(sight: Sight): boolean;
  /** Whom this seat may hold guilty now, and how it says so; nothing where it does not ask itself that. */
  suspects(sight: Sight): readonly { readonly seat: Seat; readonly move: string }[];
  /** How many things were heard that bear on it. */
  telling(sight: Sight): number;
  /** What was heard that tells why they are the likeliest, if something was. */
  reasonFor(sight: Sight, seat: Seat): string | undefined;
  /** At a table with all the cards open. */
  isGuilty(state: State, seat: Seat): boolean;
};
