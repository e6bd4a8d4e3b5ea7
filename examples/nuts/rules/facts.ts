import { telling, type VerbOf } from '../../../src/engine/facts.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import type { Nut } from './kinds.ts';
import type { Asks } from './steps.ts';

/** What is said and seen at the table. What each means, RULES.md tells. */
export type Facts = {
  by: {
    got: Nut[];
    announced: Asks['turn'];
    drew: [];
    doubted: [Seat];
    bluffed: [Nut];
    showed: [Nut];
    reaped: [];
    dropped: [Nut];
    voted: [Seat];
    winked: [at: Seat];
    smiled: [at: Seat];
    frowned: [at: Seat];
    says: [text: string];
  };
  of: { over: Seat[] };
};

export const { tell, whisper } = telling<Facts>();

/** Facts that reveal something hidden. */
export const RELEASES = ['got', 'showed', 'bluffed', 'dropped'] as const satisfies VerbOf<Facts>[];
