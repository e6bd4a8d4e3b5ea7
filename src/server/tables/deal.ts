/** The server's part in the next deal: chosen and shown before anybody gives his own, told when the game is over. */
import type { Origin } from '../../engine/origin.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { commitmentOf } from '../../host/deal.ts';
import type { Promised, TableDoc } from '../store/store.ts';
import type { Hub } from './hub.ts';

/** Once for each game, before it. Whoever does so writes the table: then it is on disk before anybody sees it. */
export const promiseDeal = ({ setting }: Hub, doc: TableDoc): Promised => {
  const secret = setting.secret();
  doc.deal = { secret, commitment: commitmentOf(secret) };
  for (const seat of doc.seats) seat.entropy = undefined;
  return doc.deal;
};

/** Of what the seed of the game is made that begins now. */
export const originOf = (hub: Hub, doc: TableDoc): Origin => {
  const { secret, commitment } = doc.deal ?? promiseDeal(hub, doc);
  const entropy: Partial<Record<Seat, string>> = {};
  for (const [i, { entropy: given }] of doc.seats.entries()) {
    const seat = SEATS[i];
    if (seat !== undefined && given !== undefined) entropy[seat] = given;
  }
  return { secret, commitment, round: doc.round + 1, entropy };
};
