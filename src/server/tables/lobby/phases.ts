/** A table's way into a game and out: who may start, who is late or away, how it ends. Plain data, no I/O. */
import { fault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Match } from '../../../host/match.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { at, between, heirOf, isFree, marksOf, newSeat, placeOf, seatOf } from './seats.ts';

const LATE_BEFORE_AWAY = 2;

export const setReady = (doc: TableDoc, person: string, ready: boolean): void => {
  between(doc);
  const own = placeOf(doc, person);
  own.ready = ready;
  if (!ready) delete own.vote;
};

/** Milliseconds from the first request for another game to its start without the host. */
const NEXT_AFTER = 10_000;
/** With a big screen, which still shows the end, unless all have asked. */
const NEXT_IN_ROOM = 60_000;

/** After a game the first ready player sets the time of the next; if nobody is ready, there is none. */
export const planNext = (doc: TableDoc, now: number, inRoom: boolean): void => {
  const people = doc.seats.filter(({ person, away }) => person !== undefined && !away);
  const wait = inRoom && !people.every(({ ready }) => ready) ? NEXT_IN_ROOM : NEXT_AFTER;
  if (doc.status !== 'over' || !people.some(({ ready }) => ready)) delete doc.next;
  else doc.next = Math.min(doc.next ?? now + wait, now + wait);
};

/** Whether this person may begin the next game without being host. */
export const mayGoOn = (doc: TableDoc, person: string, now: number): boolean =>
  doc.next !== undefined && now >= doc.next && doc.seats.some((seat) => seat.person === person && seat.ready);

/** All seats taken and ready; starting counts as ready. `anyway`: waits for nobody. */
export const mayStart = (doc: TableDoc, by: string, anyway = false): void => {
  between(doc);
  if (doc.seats.some(isFree)) throw fault('free-seats', 'there are free seats; fill them with bots, or wait');
  if (!anyway && doc.seats.some(({ person, ready }) => person !== undefined && person !== by && !ready))
    throw fault('not-ready', 'not everybody is ready');
};

/**
 * Begins without absent players. A bot plays for each until they return. At correspondence pace nobody needs to be
 * here.
 */
export const beginWithout = (doc: TableDoc, by: string, isThere: (person: string) => boolean): void => {
  const { settings, seats } = doc;
  for (const seat of seats) {
    const { person } = seat;
    if (person === undefined || person === by) continue;
    seat.away = settings.clock.pace !== 'daily' && !isThere(person);
  }
};

export const begin = (doc: TableDoc): void => {
  doc.status = 'playing';
  doc.notice = undefined;
  delete doc.given;
  delete doc.ended;
  delete doc.dealing;
  delete doc.next;
  delete doc.waiting;
  delete doc.thinned;
  delete doc.onlookers;
  doc.insiders = doc.settings.public ? doc.seats.flatMap(marksOf) : [];
  doc.round += 1;
  for (const seat of doc.seats) {
    seat.late = 0;
    delete seat.vote;
  }
};

/** Returns whether that is new. */
export const setAway = (doc: TableDoc, seat: Seat, away: boolean): boolean => {
  const own = at(doc, seat);
  if (own.away === away && own.late === 0) return false;
  if (!away && own.person === doc.host) delete doc.leader; // they play again
  Object.assign(own, { away, late: 0 });
  return true;
};

/** The host may give an absent player's seat to a bot, until they return. */
export const mayLeaveToBot = (doc: TableDoc, seat: Seat, isThere: (person: string) => boolean): void => {
  const { person } = at(doc, seat);
  if (person === undefined) throw fault('seat', `nobody's seat is ${seat}`);
  if (isThere(person)) throw fault('taken', 'whoever sits there is here');
};

/** A timeout. After two in a row, or one among strangers, a bot plays. With a big screen the host decides. */
export const wasLate = (doc: TableDoc, seat: Seat): void => {
  const own = at(doc, seat);
  if (own.person === undefined || own.away) return;
  own.late += 1;
  if (doc.wall === undefined) own.away = own.late >= (doc.strangers === undefined ? LATE_BEFORE_AWAY : 1);
};

const rest = (doc: TableDoc): void => {
  for (const seat of doc.seats) Object.assign(seat, { ready: seat.bot !== undefined, away: false, late: 0 });
};

export const interrupt = (doc: TableDoc, notice: string): void => {
  doc.status = 'lobby';
  doc.notice = notice;
  rest(doc);
};

/** The game is over. Players who were away and are gone have left. */
export const end = (doc: TableDoc, match: Match, now: number, isThere: (person: string) => boolean): void => {
  const { seats, host, settings } = doc;
  if (settings.delay > 0)
    doc.ended = { seats: structuredClone(seats), host, settings, until: now + settings.delay * 1000 };
  doc.status = 'over';
  doc.match = match;
  for (const { seat, to, as } of doc.given ?? []) {
    const place = at(doc, seat);
    if (as !== undefined && place.person === to) place.name = as;
  }
  const leads = doc.host !== undefined && (doc.leader !== undefined || seatOf(doc, doc.host) === undefined);
  for (const seat of doc.seats)
    if (seat.away && seat.person !== undefined && !isThere(seat.person)) Object.assign(seat, newSeat());
  rest(doc);
  if (!leads && doc.strangers === undefined && seatOf(doc, doc.host) === undefined) doc.host = heirOf(doc);
};

/** A finished table as it was during the game, without anything that tells the end. */
export const beforeEnd = ({ deal: _, next: _n, ended, ...doc }: TableDoc): TableDoc => ({
  ...doc,
  ...(ended && { seats: ended.seats, host: ended.host, settings: ended.settings }),
  status: 'playing',
  match: { ...doc.match, games: 0, wins: {}, before: { games: 0, wins: {} } },
});

/** For people without a seat: delayed watchers' unseen end is not told. */
export const atDoor = (doc: TableDoc, now: number): TableDoc =>
  doc.status === 'over' && doc.ended !== undefined && now < doc.ended.until ? beforeEnd(doc) : doc;
