import type { Rng } from '../engine/chance.ts';
import type { Said } from '../engine/facts.ts';
import type { Sight } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** A bot sees only what its seat sees. All its chance comes from the given rng. */
export type Bot = {
  /** One of the legal answers. Called only when the seat is asked. */
  answer(sight: Sight, rng: Rng): string;
  /** Like `answer`, computed elsewhere. */
  answerLater?(sight: Sight, rng: Rng): Promise<string>;
  odds?(sight: Sight): Float64Array;
  /** A move beside the question, if wanted. Called after each move that its seat heard something of. */
  aside?(sight: Sight, rng: Rng): string | undefined;
};

/** Facts with free words replaced by the claims they express, as bots hear them. */
export type Understand = (heard: readonly Said[], nameOf: (seat: Seat) => string) => readonly Said[];
