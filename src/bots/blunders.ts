/** Moves that a watcher would call silly. Nets never play the dominated ones, and a command counts all. */
import type { Sight } from '../engine/game.ts';

export type Blunder = {
  readonly what: string;
  /** Another move is at least as good whatever others hold and do. */
  readonly dominated: boolean;
  is(move: string): boolean;
};

export type BlundersIn = (sight: Sight) => readonly Blunder[];

export const dominatedBy =
  (blundersIn: BlundersIn) =>
  (sight: Sight): ((move: string) => boolean) => {
    const dominated = blundersIn(sight).filter((one) => one.dominated);
    return (move) => dominated.some((one) => one.is(move));
  };
