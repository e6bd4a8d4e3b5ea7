/** Moves that a watcher would call silly. A game names them; nets never play the dominated ones, and a command counts all. */
import type { Sight } from '../engine/game.ts';

/** One mistake that a decision allows. */
export type Blunder = {
  readonly what: string;
  /** Whether another move is at least as good whatever the others hold and do. */
  readonly dominated: boolean;
  is(move: string): boolean;
};

export type BlundersIn = (sight: Sight) => readonly Blunder[];

/** Whether a move is dominated. */
export const dominatedBy =
  (blundersIn: BlundersIn) =>
  (sight: Sight): ((move: string) => boolean) => {
    const dominated = blundersIn(sight).filter((one) => one.dominated);
    return (move) => dominated.some((one) => one.is(move));
  };
