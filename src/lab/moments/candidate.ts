/** The types of a moment that was found, and of its second check. */
import type { Seat } from '../../engine/seats.ts';
import type { Moment } from '../../host/moments.ts';

/** A moment as it was found: its odds are not yet set right by what came true. */
export type Candidate = Moment & {
  readonly lie: boolean;
  readonly by: Seat;
  readonly what: string;
  readonly turn: number;
};
export type Searched = {
  readonly game: number;
  /** Of every claim looked at, what was thought, and whether it was a lie. */
  readonly told: readonly (readonly [odds: number, lie: boolean])[];
  readonly found: readonly Candidate[];
};

export type Again = {
  readonly lie: boolean;
  readonly what: string;
  /** As the expert thinks of it now, before it is set right by what came true. */
  readonly odds: number;
  readonly alone: number;
  /** By how much to doubt is better than to let it stand. */
  readonly gap: number;
  readonly error: number;
};
