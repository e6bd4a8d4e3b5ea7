/** The parts of each fact's sentence, beside the player who acts. */
import type { Seat } from '../../../engine/seats.ts';
import { type About, type Names, named } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import type { Facts } from '../rules/facts.ts';

export type Naming = { readonly names: Names; list(cards: readonly (Card | '?')[]): string };

const at = ({ names }: Naming, seat: Seat) => named(names, seat);

const ROWS = {
  found: (_, count) => ({ count }),
  got: (to, ...cards) => ({ cards: to.list(cards) }),
  drew: (_, what) => ({ joker: what === 'joker' }),
  laid: () => ({}),
  kept: (to, joker) => ({ cards: to.list([joker]) }),
  uncovered: (to, joker) => ({ cards: to.list([joker]) }),
  offered: (to, seat, ...cards) => ({ ...at(to, seat), cards: to.list(cards) }),
  took: (to, ...[from, ...card]) => ({ ...at(to, from), cards: to.list(card) }),
  received: (to, from, card) => ({ ...at(to, from), cards: to.list([card]) }),
  discarded: () => ({}),
  dropped: (to, card) => ({ cards: to.list([card]) }),
  attacked: (to, victim, ...lay) => ({ ...at(to, victim), cards: to.list(lay) }),
  defended: (to, ...lay) => ({ cards: to.list(lay) }),
  killed: (to, victim, crime, survival) => ({ ...at(to, victim), crime, survival }),
  survived: (to, by, crime, survival) => ({ ...at(to, by), crime, survival }),
  intervened: at,
  arrested: at,
  cleared: at,
  left: () => ({}),
  played: (to, ...[joker, seat]) => ({ seat, at: seat && to.names(seat), cards: to.list([joker]) }),
  stole: at,
  lifted: (to, from, card) => ({ ...at(to, from), cards: to.list([card]) }),
  gave: (to, ...[seat, ...card]) => ({ ...at(to, seat), cards: to.list(card) }),
  handed: (to, seat, card) => ({ ...at(to, seat), cards: to.list([card]) }),
  saw: (to, seat, ...cards) => ({ ...at(to, seat), cards: to.list(cards) }),
  searched: (to, ...cards) => ({ cards: to.list(cards) }),
  swapped: () => ({}),
  exchanged: (to, mine, theirs) => ({ left: to.list([mine]), cards: to.list([theirs]) }),
  scored: (_, count) => ({ count }),
  won: () => ({}),
} satisfies { readonly [K in keyof Facts['by']]: (to: Naming, ...words: Facts['by'][K]) => object };

type Rows = typeof ROWS;
export type Parts = { readonly [K in keyof Rows]: ReturnType<Rows[K]> & About };

export const partsOf: { readonly [K in keyof Parts]: (to: Naming, ...words: Facts['by'][K]) => Parts[K] } = ROWS;
