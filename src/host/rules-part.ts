/** The rules of a game, as its manifest gives them. */
import type { Fact } from '../engine/facts.ts';
import type { Game, Imagined, Played } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How a finished game is judged, for its own ending. */
export type Judge = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]) => object;

export type RulesPart = {
  /** What it takes to play: less than `imagined`, for whoever only plays. */
  game(): Promise<Game>;
  /** The same, and what a player may imagine of what is hidden. */
  imagined(): Promise<Imagined>;
  judge?(): Promise<Judge>;
};
