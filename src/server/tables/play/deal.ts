/**
 * The deal of the next game (docs/FAIRNESS.md): the server promises its part, seats seal theirs, all hashes are public,
 * and then each seat reveals its part.
 */
import { fault } from '../../../engine/fault.ts';
import type { Origin } from '../../../engine/origin.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { commitmentOf } from '../../../host/deal.ts';
import type { Promised, SeatDoc, TableDoc } from '../../store/table-doc.ts';
import { seatOf } from '../lobby/seats.ts';
import type { Hub } from '../state/hub.ts';

/** Once per game, before it. The caller saves the table, so it is stored before anybody sees it. */
export const promiseDeal = ({ setting }: Hub, doc: TableDoc): Promised => {
  const secret = setting.secret();
  doc.deal = { secret, commitment: commitmentOf(secret) };
  for (const seat of doc.seats) Object.assign(seat, { entropy: undefined, sealed: undefined });
  return doc.deal;
};

/** A client's part with `ready` or `start`: its hash, or the part itself. */
export type Part = { readonly entropy?: string | undefined; readonly sealed?: string | undefined };

/** The last part before the deal counts. */
export const givePart = (doc: TableDoc, person: string, { entropy, sealed }: Part): void => {
  const own = doc.seats.find((seat) => seat.person === person);
  if (own === undefined) return;
  if (entropy !== undefined) Object.assign(own, { entropy, sealed: commitmentOf(entropy) });
  else if (sealed !== undefined) Object.assign(own, { entropy: undefined, sealed });
};

const placesOf = ({ seats }: TableDoc): readonly (readonly [Seat, SeatDoc])[] =>
  seats.flatMap((place, i) => {
    const seat = SEATS[i];
    return seat === undefined ? [] : [[seat, place] as const];
  });

/** From here on no part changes. Absent people give none, which all see before revealing theirs. */
export const callDeal = (doc: TableDoc, isOnline: (person: string) => boolean, until: number): void => {
  const sealed: Partial<Record<Seat, string>> = {};
  for (const [seat, place] of placesOf(doc)) {
    const { person, entropy } = place;
    if (entropy === undefined && !(person !== undefined && isOnline(person))) continue;
    const hash = entropy === undefined ? place.sealed : commitmentOf(entropy);
    if (hash !== undefined) sealed[seat] = hash;
  }
  doc.dealing = { sealed, until };
};

/** Whether a sealed part is still unrevealed. */
export const isUnshown = (doc: TableDoc): boolean =>
  placesOf(doc).some(([seat, { entropy }]) => doc.dealing?.sealed[seat] !== undefined && entropy === undefined);

export const reveal = (doc: TableDoc, person: string, entropy: string): void => {
  const seat = seatOf(doc, person);
  const sealed = seat && doc.dealing?.sealed[seat];
  if (sealed === undefined) throw fault('not-now', 'your part of the deal is not asked for now');
  if (commitmentOf(entropy) !== sealed) throw fault('malformed', 'entropy: this is not what you sealed', 'entropy');
  for (const own of doc.seats) if (own.person === person) own.entropy = entropy;
};

export const originOf = (hub: Hub, doc: TableDoc): Origin => {
  const { secret, commitment } = doc.deal ?? promiseDeal(hub, doc);
  const sealed = doc.dealing?.sealed ?? {};
  const entropy: Partial<Record<Seat, string>> = {};
  for (const [seat, { entropy: given }] of placesOf(doc))
    if (given !== undefined && sealed[seat] !== undefined) entropy[seat] = given;
  return { secret, commitment, round: doc.round + 1, entropy, sealed };
};
