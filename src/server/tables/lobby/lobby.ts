/** Sitting down and getting up: people, bots, hosts, removals. Plain data, no I/O. */
import { fault } from '../../../engine/fault.ts';
import type { Game } from '../../../engine/game.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { newMatch } from '../../../host/match.ts';
import type { NewTable } from '../../../protocol/messages.ts';
import { drawnMask, freeMask, masksAt, readMask, writeMask } from '../../../words/masks.ts';
import { sameName } from '../../people/text.ts';
import type { SeatDoc, TableDoc } from '../../store/table-doc.ts';
import { isSettled, remember, waitForSeat } from './admission.ts';
import { sharesWords } from './own-words.ts';
import { at, between, type Guest, heirOf, isFree, newSeat, placeOf, seatOf, sittersOf } from './seats.ts';
import { checkSettings } from './settings.ts';

const MOST_BANNED = 500;
const MOST_MUTED = 200;
const MOST_GIVEN = 50;

/** Minutes: an absent host keeps a whole room waiting. */
const WALL_HOST_AWAY = 1;

type NewDoc = NewTable & Pick<TableDoc, 'strangers'>;

/**
 * A table made for a big screen has no seated maker: the first to sit down is host. `leads`: its maker is host without
 * a seat.
 */
export const newDoc = (
  games: readonly Game[],
  { wall, leads, strangers, ...settings }: NewDoc,
  maker: Guest,
): TableDoc => {
  const doc: TableDoc = {
    status: 'lobby',
    closed: undefined,
    notice: undefined,
    settings: checkSettings(games, settings),
    host: wall === true || strangers !== undefined ? undefined : maker.id,
    seats: Array.from({ length: settings.seats }, newSeat),
    admitted: [maker.id],
    banned: [],
    muted: [],
    round: 0,
    match: newMatch(),
    ...(strangers === undefined ? {} : { strangers }),
  };
  if (strangers !== undefined) doc.admitted = [];
  if (wall !== true) {
    if (leads === true) doc.leader = maker.name;
    else sit(doc, maker, 'A', true);
  } else {
    doc.wall = maker.id;
    doc.settings = { hostAway: WALL_HOST_AWAY, ...doc.settings };
  }
  return doc;
};

/** The wished mask, or a given one; each form once per table. */
export const maskFor = (doc: TableDoc, { id, mask }: Guest): string => {
  const others = sittersOf(doc).filter(({ person }) => person !== id);
  const taken = Object.values(masksAt(others)).map(({ form }) => form);
  return writeMask(freeMask(readMask(mask) ?? drawnMask(id), taken));
};

export const wear = (doc: TableDoc, person: string, mask: string): void => {
  between(doc);
  const own = placeOf(doc, person);
  own.mask = maskFor(doc, { id: person, name: '', mask });
};

/** Bot accounts need an open table, where each person must agree before sitting down. */
const mayMeet = ({ settings: { bots = 'house' } }: TableDoc, { botAccount }: Guest, agrees: boolean): void => {
  if (botAccount && bots !== 'all') throw fault('no-bot-accounts', 'bots of other people may not sit at this table');
  if (!botAccount && bots === 'all' && !agrees)
    throw fault('bots-play', 'bots of other people may play at this table; sit down only if you agree');
};

/** On a free seat, or in place of a bot. */
export const sit = (doc: TableDoc, guest: Guest, wanted?: Seat, agrees = false): void => {
  const { id, name } = guest;
  between(doc);
  mayMeet(doc, guest, agrees);
  if (seatOf(doc, id) !== undefined) throw fault('seated', 'you sit here already');
  if (isTaken(doc, name)) throw fault('name-taken', `somebody here is called ${name} already; choose another name`);
  const seat =
    wanted === undefined
      ? (doc.seats.find(isFree) ?? doc.seats.findLast(({ bot }) => bot !== undefined))
      : at(doc, wanted);
  if (seat === undefined) throw fault('full', 'all seats are taken');
  if (wanted !== undefined && !isFree(seat)) throw fault('taken', `seat ${wanted} is taken`);
  const { botAccount, from, mark } = guest;
  const owner = botAccount && guest.owner?.name;
  Object.assign(seat, newSeat(), { person: id, name, botAccount, owner, mask: maskFor(doc, guest), from, mark });
  if (doc.strangers === undefined) doc.host ??= id;
  if (doc.host === id) delete doc.leader;
};

/** Gets up. In a game the seat stays theirs, and a bot plays it. `leads`: a host stays host without a seat. */
export const leave = (doc: TableDoc, person: string, leads = false): void => {
  const own = placeOf(doc, person);
  if (doc.host === person && leads) doc.leader = own.name ?? '';
  if (isSettled(doc)) own.away = true;
  else Object.assign(own, newSeat());
  if (doc.host === person && !leads) doc.host = heirOf(doc, person);
};

/** Leaves for good: in a game a bot inherits the seat. */
export const remove = (doc: TableDoc, person: string, bot: string): void => {
  if (seatOf(doc, person) !== undefined) {
    const own = placeOf(doc, person);
    leave(doc, person);
    if (isSettled(doc)) placeBot(doc, own, bot);
  } else if (doc.host === person) {
    delete doc.leader;
    doc.host = heirOf(doc);
  }
  doc.admitted = doc.admitted.filter((one) => one !== person);
  if (doc.screens !== undefined) doc.screens = doc.screens.filter((one) => one.person !== person);
  if (doc.waiting !== undefined) doc.waiting = doc.waiting.filter((one) => one.person !== person);
  if (doc.wall === person) delete doc.wall;
  for (const seat of doc.ended?.seats ?? []) if (seat.person === person) Object.assign(seat, newSeat());
};

export const kick = (doc: TableDoc, person: string, ban: boolean, bot: string, from: readonly string[]): void => {
  if (person === doc.host) throw fault('hand-over', 'hand the table over first');
  remove(doc, person, bot);
  if (!ban) return;
  if (!doc.banned.includes(person)) doc.banned = [...doc.banned.slice(1 - MOST_BANNED), person];
  doc.barred = [...new Set([...(doc.barred ?? []), ...from])].slice(-MOST_BANNED);
};

/** Who is there, who has been gone for the agreed time, and whose hands a person has seen. */
type Around = {
  isThere(person: string): boolean;
  isGone(person: string): boolean;
  handsOf(person: string): readonly Seat[];
};

/** In a game: asks for the seat of a player who is away or gone. */
export const askForSeat = (
  doc: TableDoc,
  { seat, same }: { readonly seat: Seat; readonly same: boolean },
  { id, name }: Guest,
  { isThere }: Pick<Around, 'isThere'>,
): void => {
  if (doc.status !== 'playing' || doc.strangers !== undefined) throw fault('not-now', 'no seat can be asked for now');
  const { person, away } = at(doc, seat);
  if (person === undefined) throw fault('seat', `nobody's seat is ${seat}`);
  if (!away && isThere(person)) throw fault('taken', 'whoever sits there is here and plays');
  if (seatOf(doc, id) !== undefined) throw fault('seated', 'you sit here already');
  waitForSeat(doc, { id, name }, { seat, ...(same ? { same } : {}) });
};

/**
 * In a game: gives an absent player's seat to a person without one who has seen no other hand. Until the end it keeps
 * name and mask, as told so far.
 */
export const give = (doc: TableDoc, seat: Seat, guest: Guest, { isThere, isGone, handsOf }: Around): void => {
  const { id, name, from, mark } = guest;
  if (doc.status !== 'playing') throw fault('not-now', 'between games one gets up and another sits down');
  const place = at(doc, seat);
  const { person, away } = place;
  if (person === undefined) throw fault('seat', `nobody's seat is ${seat}`);
  if (!away && isThere(person)) throw fault('taken', 'whoever sits there is here and plays');
  if (seatOf(doc, id) !== undefined) throw fault('seated', 'this person has a seat already');
  if (!away && !isGone(person)) throw fault('back-soon', 'whoever sits there may be back in a moment; wait a little');
  mayMeet(doc, guest, false);
  if (handsOf(id).some((one) => one !== seat)) throw fault('seated', 'this person has seen another hand in this game');
  if (!isThere(id)) throw fault('left', 'this person is not at the table');
  if (doc.banned.includes(id)) throw fault('banned', 'this person is banned from the table');
  const same = doc.waiting?.some((one) => one.person === id && one.seat === seat && one.same) === true;
  if (!same && isTaken(doc, name, place)) throw fault('name-taken', `somebody here is called ${name} already`);
  Object.assign(place, newSeat(), { person: id, name: place.name, mask: place.mask, from, mark, ready: true });
  doc.given = [...(doc.given ?? []), { seat, from: person, to: id, ...(same ? {} : { as: name }) }].slice(-MOST_GIVEN);
  delete doc.waiting;
  remember(doc, id);
  if (doc.host === person && doc.leader === undefined) doc.host = id;
};

/** Reorders people; first player and winners move along. */
export const arrange = (doc: TableDoc, order: readonly Seat[]): void => {
  // a finished game's places are still shown
  if (doc.status !== 'lobby') throw fault('not-now', 'seats change places before the game only');
  const seats = SEATS.slice(0, doc.seats.length);
  if (order.length !== seats.length || !seats.every((seat) => order.includes(seat)))
    throw fault('malformed', `order: each of ${seats.join(' ')}, once`, 'order');
  const moved = <T>(of: Readonly<Partial<Record<Seat, T>>>): Partial<Record<Seat, T>> =>
    Object.fromEntries(
      order.flatMap((before, i) => {
        const [seat, value] = [SEATS[i], of[before]];
        return seat === undefined || value === undefined ? [] : [[seat, value]];
      }),
    );
  const after = (seat: Seat): Seat => SEATS[order.indexOf(seat)] ?? seat;
  doc.seats = order.map((before) => at(doc, before));
  const { first } = doc.settings;
  if (first !== undefined && first !== 'lot') doc.settings = { ...doc.settings, first: after(first) };
  const { match } = doc;
  doc.match = {
    ...match,
    wins: moved(match.wins),
    ...(match.before === undefined ? {} : { before: { ...match.before, wins: moved(match.before.wins) } }),
    first: match.first === undefined ? undefined : after(match.first),
  };
};

/** Several bots get numbers. */
const placeBot = (doc: TableDoc, place: SeatDoc, bot: string, manner?: string): void => {
  const names = doc.seats.map(({ name }) => name);
  const kind = manner === undefined ? `bot ${bot}` : `bot ${bot} ${manner}`;
  let name = kind;
  for (let i = 2; names.includes(name); i++) name = `${kind} ${i}`;
  Object.assign(place, newSeat(), { bot, manner, name, ready: true });
};

export const seatBot = (doc: TableDoc, seat: Seat, bot: string, manner?: string): void => {
  between(doc);
  if (doc.settings.bots === 'none') throw fault('no-bot', 'this table is for people only');
  const place = at(doc, seat);
  if (!isFree(place)) throw fault('taken', `seat ${seat} is taken`);
  placeBot(doc, place, bot, manner);
};

export const unseatBot = (doc: TableDoc, seat: Seat): void => {
  between(doc);
  const place = at(doc, seat);
  if (place.bot === undefined) throw fault('no-bot', `no bot sits at ${seat}`);
  Object.assign(place, newSeat());
};

export const fill = (doc: TableDoc, bot: string, mannerOf: () => string | undefined): void => {
  for (const [i, place] of doc.seats.entries()) {
    const seat = SEATS[i];
    if (seat !== undefined && isFree(place)) seatBot(doc, seat, bot, mannerOf());
  }
};

export const mute = (doc: TableDoc, person: string, on: boolean): void => {
  const others = doc.muted.filter((one) => one !== person).slice(-MOST_MUTED);
  doc.muted = on ? [...others, person] : others;
};

/** If they sit here among people they may write to, the name is free, and no game is running. */
export const rename = (doc: TableDoc, { id, name }: Guest): boolean => {
  const own = doc.seats.find(({ person }) => person === id);
  if (own === undefined || isSettled(doc) || isTaken(doc, name, own)) return false;
  if (doc.muted.includes(id) || !sharesWords(doc, id)) return false;
  own.name = name;
  return true;
};

const isTaken = ({ seats }: TableDoc, name: string, own?: SeatDoc): boolean =>
  seats.some((seat) => seat !== own && seat.name !== undefined && sameName(seat.name, name));

export const freeName = (doc: TableDoc, name: string): string => {
  let free = name;
  for (let i = 2; isTaken(doc, free); i++) free = `${name} ${i}`;
  return free;
};

export const handOver = (doc: TableDoc, person: string): void => {
  if (seatOf(doc, person) === undefined) throw fault('not-seated', 'the host must be somebody who sits at the table');
  doc.host = person;
  delete doc.leader;
};

/** Fields that name people, beside seats. */
const NAMING = [
  'leader',
  'ended',
  'given',
  'barred',
  'from',
  'wall',
  'screens',
  'waiting',
  'dealing',
  'insiders',
  'onlookers',
] as const;

/** A closed table is not shown again, so it names nobody. */
export const close = (doc: TableDoc, why: string): void => {
  const seats = doc.seats.map(newSeat);
  Object.assign(doc, { status: 'closed', closed: why, host: undefined, seats, admitted: [], banned: [], muted: [] });
  for (const field of NAMING) delete doc[field];
};
