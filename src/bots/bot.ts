import type { Rng } from '../engine/chance.ts';
import type { Said } from '../engine/facts.ts';
import type { Sight } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** A bot sees what its seat sees, and nothing else. All its chance comes from the rng it is given. */
export type Bot = {
  /** The answer to the open question: one of the legal moves that answer it. Called only when the seat is asked. */
  answer(sight: Sight, rng: Rng): string;
  /** Like `answer`, thought out elsewhere: for a host that has more to do meanwhile. */
  answerLater?(sight: Sight, rng: Rng): Promise<string>;
  /** How likely each of `answers` is to be the answer, for a bot that can tell. */
  odds?(sight: Sight): Float64Array;
  /** A move beside the open question, if it has one to make: called once after each move of which its seat heard something. */
  aside?(sight: Sight, rng: Rng): string | undefined;
};

/** All that was heard, with free words taken for what they come to among people of these names: so bots hear them. */
export type Understand = (heard: readonly Said[], nameOf: (seat: Seat) => string) => readonly Said[];
