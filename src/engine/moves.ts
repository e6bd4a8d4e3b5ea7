/** How a game's moves are read. They travel as sentences; that they are of its vocabulary its rules see to, which list them. */
import { type Words, words } from './phrases.ts';

/** Each question of a game, or its asides, with the words of the moves that may be made there. */
type Questions = { readonly [question: string]: Words };
export type MoveOf<A extends Questions> = A[keyof A];

/** A move, each word of it known for what it is. A caller with a move that no rule has listed must check it. */
export const moves = <A extends { readonly [K in keyof A]: Words }>() => ({
  parse: (move: string): A[keyof A] => words<A[keyof A]>(move),
});
