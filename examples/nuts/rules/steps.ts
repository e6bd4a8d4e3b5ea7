import type { Seat } from '../../../src/engine/seats.ts';
import type { Nut } from './kinds.ts';

export type Steps = {
  deal: [];
  turn: [Seat];
  next: [];
  doubt: [by: Seat, nut: Nut];
  reap: [Seat];
  drop: [Seat];
  vote: [];
  wink: [at: Seat, by: Seat];
};

/** The questions among them, and the words of their answers. */
export type Asks = {
  turn: readonly ['draw' | 'call'] | readonly ['claim', Nut];
  doubt: readonly ['doubt'];
  drop: readonly ['drop', Nut];
  vote: readonly ['for', Seat];
  wink: readonly ['smile' | 'frown'];
};
