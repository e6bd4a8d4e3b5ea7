import type { CommonHand, CommonTable, ViewOf } from '../../../src/engine/game.ts';
import { type Each, each, type Seat } from '../../../src/engine/seats.ts';
import type { Nut } from './kinds.ts';
import type { Nuts } from './state.ts';

export type NutsTable = {
  readonly turn: Seat;
  readonly fair: boolean;
  readonly pile: number;
  readonly bank: number;
  readonly winked: readonly Seat[];
  readonly claim: { readonly by: Seat; readonly nut: Nut } | null;
  readonly players: Each<{ readonly nuts: number; readonly shells: number; readonly dropped: readonly Nut[] }>;
};
export type NutsHand = { readonly hand: readonly Nut[] };
export type NutsFields = ViewOf<NutsTable, NutsHand>;

export const table = (s: Nuts, common: CommonTable): CommonTable & NutsTable => ({
  ...common,
  turn: s.turn,
  fair: s.fair,
  pile: s.pile.length,
  bank: s.bank,
  winked: [...s.winked],
  claim: claim(s),
  players: each(s.seats, (seat) => {
    const { hand, shells, dropped } = s.players[seat];
    return { nuts: hand.length, shells, dropped: [...dropped] };
  }),
});

export const hand = (s: Nuts, seat: Seat, common: CommonHand): CommonHand & NutsHand => ({
  ...common,
  hand: [...s.players[seat].hand],
});

const claim = (s: Nuts): NutsTable['claim'] => {
  const step = s.agenda.at(-1)?.steps[0];
  return step?.[0] === 'doubt' ? { by: step[1], nut: step[2] } : null;
};
