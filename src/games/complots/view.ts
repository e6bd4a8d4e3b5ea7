import type { Viewer } from '../../engine/facts.ts';
import { type Each, each, type Seat } from '../../engine/seats.ts';
import type { Side } from './box.ts';
import type { Character } from './characters.ts';
import { type Complots, pledged } from './state.ts';

export type PublicPlayer = {
  readonly coins: number;
  readonly alive: boolean;
  /** Living face-down cards. */
  readonly hidden: number;
  /** Dead face-down cards. */
  readonly dead: number;
  readonly revealed: readonly Character[];
  readonly side?: Side;
};

export type Sharing = {
  readonly pot: number;
  readonly estates: readonly Seat[];
  readonly standing: readonly (readonly Seat[])[];
};

export type ComplotsView = {
  readonly turn: Seat;
  readonly lineup: readonly Character[];
  readonly court: number;
  readonly treasury: number;
  readonly almshouse?: number;
  readonly action: { readonly by: Seat; readonly move: string } | null;
  readonly claim: { readonly by: Seat; readonly character: Character | null; readonly for: string } | null;
  readonly pledged: number;
  readonly doubts: 'first' | 'fair';
  /** C52 C69 C70 what is being shared, the dead whose coins are next, and whose claims stood; absent otherwise. */
  readonly sharing?: Sharing;
  readonly players: Each<PublicPlayer>;
  readonly hand?: readonly Character[];
  readonly buried?: readonly Character[];
  readonly drawn?: readonly Character[];
  readonly seen?: { readonly seat: Seat; readonly card: Character };
};

export const view = (s: Complots, viewer: Viewer): ComplotsView => ({
  turn: s.turn,
  lineup: s.lineup,
  court: s.court.length,
  treasury: s.treasury,
  ...(s.almshouse === undefined ? {} : { almshouse: s.almshouse }),
  action: s.action ?? null,
  claim: claim(s),
  pledged: pledged(s),
  doubts: s.fair ? 'fair' : 'first',
  ...sharing(s),
  players: each(s.seats, (seat) => publicPlayer(s, seat)),
  ...(viewer === undefined ? {} : own(s, viewer)),
});

const sharing = ({ pot, estates, standing }: Complots): { sharing?: Sharing } =>
  pot === 0 && estates.length === 0 && standing.length === 0
    ? {}
    : { sharing: { pot, estates: [...estates], standing: standing.map((seats) => [...seats]) } };

const publicPlayer = (s: Complots, seat: Seat): PublicPlayer => {
  const { coins, hand, buried, revealed, side } = s.players[seat];
  return {
    coins,
    alive: s.living.includes(seat),
    hidden: hand.length,
    dead: buried.length,
    revealed: [...revealed],
    ...(side === undefined ? {} : { side }),
  };
};

const own = (s: Complots, me: Seat): Partial<ComplotsView> => {
  const { hand, buried, drawn } = s.players[me];
  const looking = s.seen !== undefined && s.turn === me;
  return {
    hand: [...hand],
    buried: [...buried],
    ...(drawn.length > 0 ? { drawn: [...drawn] } : {}),
    ...(looking && s.seen !== undefined ? { seen: s.seen } : {}),
  };
};

const claim = (s: Complots): ComplotsView['claim'] => {
  const step = s.agenda.at(-1)?.steps[0];
  if (step === undefined || step[0] !== 'doubt') return null;
  const [, by, claimed, backs] = step;
  return {
    by,
    character: claimed === 'embezzle' ? null : claimed,
    for: backs === 'action' ? (s.action?.move ?? claimed) : backs,
  };
};
