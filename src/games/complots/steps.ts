import type { Seat } from '../../engine/seats.ts';
import type { Character } from './characters.ts';
import type { Side } from './state.ts';

/** What is done, one step at a time. */
export type Steps = {
  deal: [];
  draft: [];
  side: [Seat];
  next: [];
  turn: [Seat];
  aid: [Seat];
  resolve: [by: Seat, character: Character, at?: Seat];
  doubt: [by: Seat, character: Claimed, backs: string];
  counter: [by: Seat, against: 'aid' | Character, at?: Seat];
  foiled: [by: Seat, against: 'aid' | Character];
  lose: [Seat];
  coven: [Seat];
  keep: [Seat];
  again: [Seat];
  show: [Seat, to: Seat];
  verdict: [Seat, about: Seat];
  settle: [Seat, by: Seat];
  give: [Seat];
  join: [from: Seat, 'illusionist' | 'undertaker'];
  claim: [Seat, Character, backs: 'join' | 'counter'];
  stand: [Seat];
  shares: [Seat];
  exempt: [by: Seat, payers: readonly Seat[]];
  levy: [by: Seat, payers: readonly Seat[]];
  estate: [];
  inherit: [dead: Seat];
  embezzle: [Seat];
};

type TurnVerb = 'income' | 'aid' | 'coup' | Character | 'convert' | 'embezzle';
/** The questions among them, and the words of their answers. */
export type Asks = {
  draft: readonly ['choose', Character];
  side: readonly [Side];
  turn: readonly [TurnVerb, Seat?];
  doubt: readonly ['pass'] | readonly ['doubt'];
  counter: readonly ['pass'] | readonly ['counter', Character];
  lose: readonly ['lose', Character, 'as'?, 'witch'?];
  keep: readonly ['keep', ...Character[]];
  again: readonly ['again' | 'stop'];
  show: readonly ['show', Character];
  verdict: readonly ['return' | 'replace'];
  settle: readonly ['pay' | 'refuse'];
  give: readonly ['give', Seat];
  join: readonly ['pass'] | readonly ['join', Character];
  exempt: readonly ['pass'] | readonly ['counter', Character];
};

/** A claim names a character held; an embezzler's, that he holds no collector (C83). */
export type Claimed = Character | 'none';
