/** The types of a found moment, and of its second check. */
import type { Seat } from '../../src/engine/seats.ts';
import type { Moment } from '../../src/host/moments.ts';

/** A moment before calibration of its odds. */
export type Candidate = Moment & {
  readonly lie: boolean;
  readonly by: Seat;
  readonly what: string;
  readonly turn: number;
};
export type Searched = {
  readonly game: number;
  readonly told: readonly (readonly [odds: number, lie: boolean])[];
  readonly found: readonly Candidate[];
};

export type Again = {
  readonly lie: boolean;
  readonly what: string;
  /** Before calibration. */
  readonly odds: number;
  readonly alone: number;
  readonly gap: number;
  readonly error: number;
};
