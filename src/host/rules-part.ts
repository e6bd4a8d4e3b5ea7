/** The rules of a game, in its manifest. */
import type { Fact } from '../engine/facts.ts';
import type { Game, Imagined, Played } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** Judges a finished game, for its own ending. */
export type Judge = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]) => object;

export type RulesPart = {
  /** The rules needed to play. Smaller than `imagined`. */
  game(): Promise<Game>;
  /** The rules with sampling of hidden cards. */
  imagined(): Promise<Imagined>;
  judge?(): Promise<Judge>;
};
