import type { Seat } from '../../../engine/seats.ts';
import type { Side } from './box.ts';
import type { Announced, Character } from './characters.ts';

/** A claim names a character held; an embezzler's, that they hold no collector (C83). */
export type Claimed = Character | 'embezzle';
/** What a claim supports: the announced action, a counter (C31), a share (C70), coins for a lost card (C68). */
export type Backs = 'action' | 'counter' | 'join' | 'witch';

export type Steps = {
  deal: [];
  draft: [];
  side: [Seat];
  next: [];
  turn: [Seat];
  aid: [Seat];
  resolve: [by: Seat, character: Character, at?: Seat];
  doubt: [by: Seat, claimed: Claimed, backs: Backs];
  counter: [by: Seat, against: 'aid' | Character, at?: Seat];
  foiled: [by: Seat, against: 'aid' | Character];
  lose: [Seat];
  coven: [Seat];
  keep: [Seat];
  again: [Seat, Character];
  show: [Seat, to: Seat];
  verdict: [Seat, about: Seat];
  settle: [Seat, by: Seat, Character];
  give: [Seat];
  join: [from: Seat, Character];
  claim: [Seat, Character, backs: 'join' | 'counter'];
  stand: [Seat];
  shares: [Seat];
  exempt: [by: Seat, Character, payers: readonly Seat[]];
  levy: [by: Seat, Character, payers: readonly Seat[]];
  estate: [];
  inherit: [dead: Seat];
  embezzle: [Seat];
};

export type TurnVerb = 'income' | 'aid' | 'coup' | Announced | 'convert' | 'embezzle';
export type TurnMove = TurnVerb | `${TurnVerb} ${Seat}`;
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
