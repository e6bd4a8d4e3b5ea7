/** Chairs offered to Play now, and who may take them. Plain data, no I/O. */
import { fault } from '../../../engine/fault.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { SeatDoc, TableDoc } from '../../store/table-doc.ts';
import { isSettled } from './admission.ts';
import { refuseNeighbour } from './homes.ts';
import { freeName, maskFor, sit } from './lobby.ts';
import { type Guest, isFree, marksOf, newSeat } from './seats.ts';

const isPerson = ({ person, away }: SeatDoc): boolean => person !== undefined && !away;
export const peopleAt = ({ seats }: TableDoc): number => seats.filter(isPerson).length;

const chairsOf = ({ settings }: TableDoc) => settings.chairs ?? 'open';

/** Between games: free, or a replaceable bot's. */
const isOpen =
  (doc: TableDoc) =>
  (seat: SeatDoc): boolean =>
    isFree(seat) || (seat.bot !== undefined && chairsOf(doc) !== 'closed');

/** Whether Play now may seat somebody here; never at correspondence pace. */
export const offers = (doc: TableDoc): boolean => {
  const { settings, status, seats, strangers, thinned, dealing } = doc;
  if (settings.bots === 'all') return false; // people are not sent to other people's bots
  if (!settings.public || settings.clock.pace === 'daily' || dealing !== undefined || peopleAt(doc) === 0) return false;
  if (status === 'playing')
    return thinned !== true && chairsOf(doc) === 'open' && seats.some(({ bot }) => bot !== undefined);
  const gathers = strangers === undefined ? status === 'lobby' : strangers.starts !== undefined;
  return gathers && seats.some(isOpen(doc));
};

const refuseUnwanted = ({ banned, barred = [] }: TableDoc, guest: Guest): void => {
  if (marksOf({ ...guest, person: guest.id }).some((one) => banned.includes(one) || barred.includes(one)))
    throw fault('no-chair', 'this chair is not for you');
};

/** People who played or watched this game know more than the chair does. */
const refuseInsider = ({ insiders = [], onlookers = [] }: TableDoc, guest: Guest): void => {
  const known = [...insiders, ...onlookers];
  if (known.includes(guest.id))
    throw fault('insider', 'you have played or watched this game; you may take a chair in the next one');
  if (marksOf(guest).some((one) => known.includes(one)))
    throw fault('insider', 'somebody at your address has played or watched this game; take a chair in the next one');
};

/** In a game: a bot's chair. The newcomer has no part in the deal, and learns what the chair has heard. */
export const takeChair = (doc: TableDoc, guest: Guest, isOut: (seat: Seat) => boolean): Seat => {
  // first: watchers learn nothing by chairs that are offered no longer
  if (doc.status === 'playing') {
    refuseUnwanted(doc, guest);
    refuseInsider(doc, guest);
  }
  if (doc.status !== 'playing' || !offers(doc))
    throw fault('no-chair', 'this chair is no longer offered; press Play now for another');
  if (doc.seats.some(({ person }) => person === guest.id)) throw fault('seated', 'you sit here already');
  const i = doc.seats.findIndex(({ bot }, at) => bot !== undefined && !isOut(SEATS[at] ?? 'A'));
  const [place, seat] = [doc.seats[i], SEATS[i]];
  if (place === undefined || seat === undefined) throw fault('no-chair', 'all chairs of this table are taken');
  Object.assign(place, newSeat(), { ...seated(doc, guest), ready: true });
  doc.given = [...(doc.given ?? []), { seat, from: '', to: guest.id }];
  doc.insiders = [...(doc.insiders ?? []), guest.id, ...marksOf(guest)];
  return seat;
};

const seated = (doc: TableDoc, { id, from, mark, ...guest }: Guest) => ({
  person: id,
  from,
  mark,
  name: freeName(doc, guest.name),
  mask: maskFor(doc, { id, ...guest }),
});

/** Between games: a free chair, or a bot's. Sitting down means ready. */
export const sitWithStrangers = (doc: TableDoc, guest: Guest): void => {
  if (isSettled(doc) || !offers(doc)) throw fault('no-chair', 'this table has just begun; press Play now for another');
  refuseUnwanted(doc, guest);
  refuseNeighbour(doc, guest);
  const place = doc.seats.find(isFree) ?? doc.seats.find(isOpen(doc));
  if (place === undefined) throw fault('no-chair', 'all chairs of this table are taken');
  Object.assign(place, newSeat());
  sit(doc, { ...guest, name: freeName(doc, guest.name) }, SEATS[doc.seats.indexOf(place)]);
  place.ready = true;
};

const MOST_ONLOOKERS = 500;

/** The oldest make room; players stay. */
export const noteOnlooker = (doc: TableDoc, ...who: readonly (string | undefined)[]): void => {
  const known = [...(doc.onlookers ?? []), ...who].filter((one) => one !== undefined);
  doc.onlookers = [...new Set(known)].slice(-MOST_ONLOOKERS);
};
