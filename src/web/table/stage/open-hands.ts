/** In a replay with all cards open: what everybody holds, read from everybody's eyes. */
import type { View } from '../../../engine/game.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Seen } from '../../link/link.ts';
import type { Moment } from '../../link/worker-messages.ts';
import type { MainProps } from '../web-part.ts';

export type Hands<Card> = Partial<Record<Seat, readonly Card[]>>;

/** What a table is given, with hands instead of views. */
export type OpenProps<Card> = Omit<MainProps, 'open'> & { open(seen: Seen): Hands<Card> | undefined };

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
