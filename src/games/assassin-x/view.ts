import type { Viewer } from '../../engine/facts.ts';
import type { Common } from '../../engine/game.ts';
import { type Each, each, type Seat } from '../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Direction } from './facts.ts';
import type { Joker } from './jokers.ts';
import type { AssassinX, Attack, Defence, Offer, Shown } from './state.ts';

export type PublicPlayer = {
  readonly points: number;
  readonly cards: number;
  readonly joker: boolean;
  readonly in: boolean;
};

export type AssassinXView = {
  readonly round: number;
  readonly direction: Direction;
  readonly turn: Seat;
  /** X3 who began the round, and its first direction. */
  readonly starter: Seat;
  readonly opened: Direction;
  /** X6 rounds running that have scored nobody. */
  readonly barren: number;
  readonly actions: 'first' | 'fair';
  readonly pile: number;
  readonly discard: number;
  readonly players: Each<PublicPlayer>;
  readonly hand?: readonly Card[];
  readonly joker?: Joker;
  /** X40 jokers being looked at, by the one who is asked which he keeps. */
  readonly looking?: readonly (Joker | '?')[];
  readonly offer?: readonly (Card | '?')[];
  readonly discards?: readonly Card[];
  readonly attack?: Readonly<Attack>;
  readonly defence?: Defence;
  readonly shown?: { readonly seat: Seat; readonly hand: readonly Card[]; readonly joker?: Joker | null };
};

type Growing<T> = { -readonly [K in keyof T]: T[K] };

export const view = (s: AssassinX, viewer: Viewer, common: Common): Common & AssassinXView => {
  const { attack, defence } = s;
  const step = s.agenda.at(-1)?.steps[0];
  const seen: Growing<Common & AssassinXView> = {
    ...common,
    round: s.round,
    direction: s.direction,
    turn: s.turn,
    starter: s.starter,
    opened: s.opened,
    barren: s.barren,
    actions: s.fair ? 'fair' : 'first',
    pile: s.pile.length,
    discard: s.discard.length,
    players: each(s.seats, (seat) => {
      const { points, hand, joker, in: isIn } = s.players[seat];
      return { points, cards: hand.length, joker: joker !== undefined, in: isIn };
    }),
  };
  if (viewer !== undefined) {
    const { hand, joker } = s.players[viewer];
    seen.hand = hand.slice();
    if (joker !== undefined) seen.joker = joker;
    if (step?.[0] === 'swap' && step[1] === viewer) seen.discards = s.discard.slice();
    if (s.shown?.to === viewer) seen.shown = shown(s.shown);
  }
  if (step?.[0] === 'joker') {
    const { looking } = s.players[step[1]];
    seen.looking = step[1] === viewer ? looking.slice() : looking.map(() => '?');
  }
  if (s.offer !== undefined) seen.offer = offer(s.offer, viewer);
  if (attack !== undefined) seen.attack = { ...attack };
  if (defence !== undefined) seen.defence = { ...defence };
  return seen;
};

// X42 an informer sees no joker
const shown = ({ seat, hand, joker }: Shown): NonNullable<AssassinXView['shown']> => ({
  seat,
  hand: hand.slice(),
  ...(joker === 'unseen' ? {} : { joker: joker === 'none' ? null : joker }),
});

// X10 what lies face down its owner alone sees
const offer = ({ by, cards, up }: Offer, viewer: Viewer): (Card | '?')[] =>
  cards.map((card, i) => (i < up || by === viewer ? card : '?'));
