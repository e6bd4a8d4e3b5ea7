/** For a replay with open cards: all hands, from all views. */
import type { View } from '../../../engine/game.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Moment } from '../../link/worker-messages.ts';

export type Hands<Card> = Partial<Record<Seat, readonly Card[]>>;

export const handsIn = <Card>(
  moment: Moment | undefined,
  handOf: (view: View) => readonly Card[] | undefined,
): Hands<Card> | undefined => {
  if (moment === undefined) return undefined;
  const hands: Hands<Card> = {};
  for (const seat of SEATS) {
    const view = moment.views[seat];
    const hand = view && handOf(view);
    if (hand !== undefined) hands[seat] = hand;
  }
  return hands;
};
