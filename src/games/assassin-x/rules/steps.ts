import type { Seat } from '../../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Joker } from './jokers.ts';

export type Steps = {
  deal: [];
  open: [];
  sort: [Seat];
  settle: [Seat];
  joker: [Seat];
  offer: [Seat];
  take: [Seat, from: Seat];
  discard: [Seat];
  action: [];
  defend: [Seat];
  alibi: [named: Seat, by: Seat];
  arrest: [named: Seat, by: Seat];
  give: [Seat, to: Seat];
  swap: [Seat];
};

export type Asks = {
  joker: readonly ['keep', Joker];
  offer: readonly ['offer', ...(Card | 'down')[]];
  take: readonly ['take', '0' | '1' | '2'];
  discard: readonly ['discard', Card];
  action:
    | readonly ['pass']
    | readonly ['assassinate', Seat, ...Card[]]
    | readonly ['intervene', Seat]
    | readonly [Joker, Seat?];
  defend: readonly ['defend', ...Card[]];
  alibi: readonly ['pass' | Joker];
  give: readonly ['give', Card];
  swap: readonly ['pass'] | readonly ['swap', Card, Card];
};
