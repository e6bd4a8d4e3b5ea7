/** Types of a game's moves. Moves travel as sentences; rules guarantee their vocabulary by listing them. */
import { type Words, words } from './phrases.ts';

/** Questions of a game, and asides, with the words of their moves. */
type Questions = { readonly [question: string]: Words };
export type MoveOf<A extends Questions> = A[keyof A];

/** Splits a move into typed words. Check moves that no rule has listed. */
export const moves = <A extends { readonly [K in keyof A]: Words }>() => ({
  parse: (move: string): A[keyof A] => words<A[keyof A]>(move),
});
