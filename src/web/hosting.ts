/** How this device plays a game by itself: each part is fetched when it is wanted. */
import type { Adviser } from '../bots/adviser.ts';
import type { Bot } from '../bots/bot.ts';
import type { Opponent } from '../bots/levels.ts';
import type { Coder } from '../bots/net/coder.ts';
import type { Fact } from '../engine/facts.ts';
import type { Game, Imagined, Played } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How a finished game is judged, for its own ending. */
export type Judge = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]) => object;

export type Hosting = {
  game(): Promise<Game>;
  /** Without one the game is played at random. */
  bot?(): Promise<Bot>;
  judge?(): Promise<Judge>;
  /** For an expert who looks at finished tables: he must imagine what he did not see. */
  imagined(): Promise<Imagined>;
  /** The coder of its net, and where the weights are. */
  net?(): Promise<readonly [Coder, URL]>;
  /** Levels that need no net, and the best of them, who advises. */
  levels?(): Promise<(wanted: Opponent) => Bot>;
  adviser?(): Promise<Adviser>;
};
