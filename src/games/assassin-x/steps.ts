import type { Seat } from '../../engine/seats.ts';
import type { Card, Joker } from './cards.ts';

/** What is done, one step at a time. */
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
  police: [named: Seat, by: Seat];
  alibi: [named: Seat, by: Seat];
  arrest: [named: Seat, by: Seat];
  give: [Seat, to: Seat];
  swap: [Seat];
};

export type AimedJoker = 'informer' | 'pickpocket' | 'tail' | 'transfer';

/** The questions among them, and the words of their answers. */
export type Asks = {
  joker: readonly ['keep', Joker];
  offer: readonly ['offer', ...(Card | 'down')[]];
  take: readonly ['take', '0' | '1' | '2'];
  discard: readonly ['discard', Card];
  action:
    | readonly ['assassinate', Seat, ...Card[]]
    | readonly ['intervene' | AimedJoker, Seat]
    | readonly ['diversion' | 'forensics'];
  defend: readonly ['defend', ...Card[]];
  alibi: readonly ['alibi' | 'pass'];
  give: readonly ['give', Card];
  swap: readonly ['pass'] | readonly ['swap', Card, Card];
};
