/** The rules of a game, as its manifest gives them. */
import type { Fact } from '../engine/facts.ts';
import type { Game, Imagined, Played } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How a finished game is judged, for its own ending. */
export type Judge = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]) => object;

export type RulesPart = {
  /** The rules needed to play. Smaller than `imagined`. */
  game(): Promise<Game>;
  /** The rules, and how hidden cards may be imagined. */
  imagined(): Promise<Imagined>;
  judge?(): Promise<Judge>;
};
