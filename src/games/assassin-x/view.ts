import type { Viewer } from '../../engine/facts.ts';
import { type Each, each, type Seat } from '../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Direction } from './facts.ts';
import type { Joker } from './jokers.ts';
import type { AssassinX } from './state.ts';

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
  readonly attack?: {
    readonly by: Seat;
    readonly target: Seat;
    readonly cards: readonly Card[];
    readonly crime: number;
  };
  readonly defence?: { readonly cards: readonly Card[]; readonly survival: number };
  readonly shown?: { readonly seat: Seat; readonly hand: readonly Card[]; readonly joker?: Joker | null };
};

export const view = (s: AssassinX, viewer: Viewer): AssassinXView => ({
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
  ...(viewer === undefined ? {} : own(s, viewer)),
  ...looking(s, viewer),
  ...offer(s, viewer),
  ...(s.attack === undefined ? {} : { attack: { ...s.attack } }),
  ...(s.defence === undefined ? {} : { defence: { ...s.defence } }),
});

const own = (s: AssassinX, me: Seat): Partial<AssassinXView> => {
  const { hand, joker } = s.players[me];
  const step = s.agenda.at(-1)?.steps[0];
  return {
    hand: [...hand],
    ...(joker === undefined ? {} : { joker }),
    ...(step?.[0] === 'swap' && step[1] === me ? { discards: [...s.discard] } : {}),
    ...(s.shown?.to === me ? { shown: shown(s.shown) } : {}),
  };
};

// X42 an informer sees no joker
const shown = ({ seat, hand, joker }: NonNullable<AssassinX['shown']>): NonNullable<AssassinXView['shown']> => ({
  seat,
  hand: [...hand],
  ...(joker === 'unseen' ? {} : { joker: joker === 'none' ? null : joker }),
});

const looking = (s: AssassinX, viewer: Viewer): Partial<AssassinXView> => {
  const step = s.agenda.at(-1)?.steps[0];
  if (step?.[0] !== 'joker') return {};
  const jokers = s.players[step[1]].looking;
  return { looking: step[1] === viewer ? [...jokers] : jokers.map(() => '?') };
};

// X10 what lies face down its owner alone sees
const offer = (s: AssassinX, viewer: Viewer): Partial<AssassinXView> => {
  if (s.offer === undefined) return {};
  const { by, cards, up } = s.offer;
  return { offer: cards.map((card, i) => (i < up || by === viewer ? card : '?')) };
};
