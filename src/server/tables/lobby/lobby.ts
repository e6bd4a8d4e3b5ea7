/** A table before, between and around its games: who sits, who is host, what is agreed. Plain data, no I/O. */

import { fault } from '../../../engine/fault.ts';
import type { Game } from '../../../engine/game.ts';
import { optionsFor } from '../../../engine/options.ts';
import { findGame } from '../../../engine/record.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { forgetKept, type Match, newMatch, otherMatch } from '../../../host/match.ts';
import type { NewTable, TableSettings, Vote } from '../../../protocol/messages.ts';
import { drawnMask, freeMask, masksAt, readMask, writeMask } from '../../../words/masks.ts';
import { sameName } from '../../people/text.ts';
import type { SeatDoc, TableDoc } from '../../store/table-doc.ts';
import { isSettled, remember, waitForSeat } from './admission.ts';

/** Without a mask of his own he is given one. `from`: a mark of his address. */
export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly mask?: string | undefined;
  readonly from?: string | undefined;
  readonly botAccount?: true | undefined;
};

const MOST_BANNED = 500;
const MOST_MUTED = 200;
const MOST_GIVEN = 50;
const LATE_BEFORE_AWAY = 2;

export const newSeat = (): SeatDoc => ({
  person: undefined,
  name: undefined,
  bot: undefined,
  botAccount: undefined,
  manner: undefined,
  mask: undefined,
  ready: false,
  away: false,
  late: 0,
  entropy: undefined,
  sealed: undefined,
});

export const isFree = ({ person, bot }: SeatDoc): boolean => person === undefined && bot === undefined;

/** Settings as a game takes them; a fault names the field. */
const checkSettings = (games: readonly Game[], settings: TableSettings): TableSettings => {
  const game = findGame(games, settings.game);
  const [least, most] = game.players;
  if (settings.seats < least || settings.seats > most)
    throw fault('players', `seats: ${game.id} is for ${least} to ${most} players, not ${settings.seats}`, 'seats');
  const options = optionsFor(game, settings.options, settings.seats);
  const seats = SEATS.slice(0, settings.seats);
  if (settings.first !== undefined && settings.first !== 'lot' && !seats.includes(settings.first))
    throw fault('malformed', `first: the seats are ${seats.join(' ')}`, 'first');
  return { ...settings, options };
};

/** A host who is gone keeps a room of people waiting. */
const WALL_HOST_AWAY = 1;

type NewDoc = NewTable & Pick<TableDoc, 'strangers'>;

/** Whoever makes it for a big screen takes no seat: the first who sits down is host. `leads`: its maker is, and has none. */
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

export const seatOf = (doc: TableDoc, person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : SEATS[doc.seats.findIndex((seat) => seat.person === person)];

const at = (doc: TableDoc, seat: Seat): SeatDoc => {
  const found = doc.seats[SEATS.indexOf(seat)];
  if (found === undefined) throw fault('seat', `there is no seat ${seat} at this table`);
  return found;
};

const placeOf = (doc: TableDoc, person: string): SeatDoc => {
  const found = doc.seats.find((seat) => seat.person === person);
  if (found === undefined) throw fault('not-seated', 'you do not sit at this table');
  return found;
};

const between = (doc: TableDoc): void => {
  if (doc.status !== 'lobby' && doc.status !== 'over') throw fault('not-now', 'not while a game is under way');
  if (doc.dealing !== undefined) throw fault('not-now', 'not while the cards are dealt');
};

export const onlyHost = (doc: TableDoc, person: string): void => {
  if (doc.host !== person) throw fault('not-host', 'only the host may do that');
};

/** All seats that are taken, by people or bots. */
export const sittersOf = ({ seats }: TableDoc): (SeatDoc & { readonly seat: Seat })[] =>
  seats.flatMap((place, i) => {
    const seat = SEATS[i];
    return seat === undefined || isFree(place) ? [] : [{ ...place, seat }];
  });

/** What he wishes to wear, or is given; one form once a table. */
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

/** Bot accounts sit where the table is open to them; there, each person has to agree before sitting down. */
const mayMeet = ({ settings: { bots = 'house' } }: TableDoc, { botAccount }: Guest, agrees: boolean): void => {
  if (botAccount && bots !== 'all') throw fault('no-bot-accounts', 'bots of other people may not sit at this table');
  if (!botAccount && bots === 'all' && !agrees)
    throw fault('bots-play', 'bots of other people may play at this table; sit down only if you agree');
};

/** On a free seat; where there is none, a bot gives way. */
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
  const { botAccount, from } = guest;
  Object.assign(seat, newSeat(), { person: id, name, botAccount, mask: maskFor(doc, guest), from });
  if (doc.strangers === undefined) doc.host ??= id;
  if (doc.host === id) delete doc.leader;
};

/** Gets up. In a game the seat stays his, and a bot plays it. `leads`: a host stays host without a seat. */
export const leave = (doc: TableDoc, person: string, leads = false): void => {
  const own = placeOf(doc, person);
  if (doc.host === person && leads) doc.leader = own.name ?? '';
  if (isSettled(doc)) own.away = true;
  else Object.assign(own, newSeat());
  if (doc.host === person && !leads) doc.host = heirOf(doc, person);
};

/** Who is host next: somebody who sits there, and a bot account only where there is nobody else. */
const heirOf = ({ seats }: TableDoc, without?: string): string | undefined => {
  const others = seats.filter(({ person }) => person !== undefined && person !== without);
  return (others.find(({ botAccount }) => botAccount === undefined) ?? others[0])?.person;
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

/** Who is at the table, who is gone for as long as was agreed, and whose hands somebody has seen in this game. */
type Around = {
  isThere(person: string): boolean;
  isGone(person: string): boolean;
  handsOf(person: string): readonly Seat[];
};

/** In a game: somebody without a seat asks for that of one who is away or gone. */
export const askForSeat = (
  doc: TableDoc,
  seat: Seat,
  { id, name }: Guest,
  { isThere }: Pick<Around, 'isThere'>,
): void => {
  if (doc.status !== 'playing' || doc.strangers !== undefined) throw fault('not-now', 'no seat can be asked for now');
  const { person, away } = at(doc, seat);
  if (person === undefined) throw fault('seat', `nobody's seat is ${seat}`);
  if (!away && isThere(person)) throw fault('taken', 'whoever sits there is here and plays');
  if (seatOf(doc, id) !== undefined) throw fault('seated', 'you sit here already');
  waitForSeat(doc, { id, name }, seat);
};

/** In a game: the seat of one who is away or gone, to somebody who has none and has seen no other hand. */
export const give = (doc: TableDoc, seat: Seat, guest: Guest, { isThere, isGone, handsOf }: Around): void => {
  const { id, name } = guest;
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
  if (isTaken(doc, name, place)) throw fault('name-taken', `somebody here is called ${name} already`);
  Object.assign(place, newSeat());
  Object.assign(place, { person: id, name, mask: maskFor(doc, guest), ready: true });
  doc.given = [...(doc.given ?? []), { seat, from: person, to: id }].slice(-MOST_GIVEN);
  delete doc.waiting;
  remember(doc, id);
  if (doc.host === person && doc.leader === undefined) doc.host = id;
};

export const setReady = (doc: TableDoc, person: string, ready: boolean): void => {
  between(doc);
  placeOf(doc, person).ready = ready;
};

/** Milliseconds between the first who asks for another game and its beginning, host or not. */
const NEXT_AFTER = 10_000;

/** After a game: the first who is ready sets the time of the next one; if nobody is any more, there is none. */
export const planNext = (doc: TableDoc, now: number): void => {
  const asked = doc.status === 'over' && doc.seats.some(({ person, ready }) => person !== undefined && ready);
  if (!asked) delete doc.next;
  else doc.next ??= now + NEXT_AFTER;
};

/** Whether this person may begin the next game, host or not. */
export const mayGoOn = (doc: TableDoc, person: string, now: number): boolean =>
  doc.next !== undefined && now >= doc.next && doc.seats.some((seat) => seat.person === person && seat.ready);

/** Nobody who sits there is met with bots that he has not agreed to, and no bot stays where none may be. */
const admitBots = ({ seats, host }: TableDoc, { bots = 'house' }: TableSettings): void => {
  const wrong = (why: string) => fault('not-now', `bots: ${why}`, 'bots');
  const sitters = seats.filter((seat) => !isFree(seat));
  if (
    bots === 'all' &&
    sitters.some(({ person, botAccount }) => person !== undefined && person !== host && !botAccount)
  )
    throw wrong('others sit here already, and have not agreed to bots of other people');
  if (bots !== 'all' && sitters.some(({ botAccount }) => botAccount))
    throw wrong('a bot account sits here; put it out first');
  if (bots === 'none' && sitters.some(({ bot }) => bot !== undefined))
    throw wrong('bots sit here; send them away first');
};

/** Other settings. Nobody has agreed to them yet, so nobody is ready. */
export const change = (doc: TableDoc, games: readonly Game[], wanted: Partial<TableSettings>): void => {
  const isChairs = wanted.chairs !== undefined && Object.keys(wanted).length === 1; // at any moment
  if (!isChairs) between(doc);
  const settings = checkSettings(games, { ...doc.settings, ...wanted });
  if (settings.bots !== doc.settings.bots) admitBots(doc, settings);
  const bound = ['game', 'options', 'seats', 'clock'] as const;
  const surplus = doc.seats.slice(settings.seats);
  if (surplus.some(({ person }) => person !== undefined))
    throw fault('players', 'seats: somebody sits at a seat that would go', 'seats');
  if (settings.game !== doc.settings.game || settings.seats !== doc.settings.seats) doc.match = otherMatch(doc.match);
  if (wanted.options !== undefined) doc.match = forgetKept(doc.match);
  doc.seats = Array.from({ length: settings.seats }, (_, i) => doc.seats[i] ?? newSeat());
  if (bound.some((key) => JSON.stringify(settings[key]) !== JSON.stringify(doc.settings[key])))
    for (const seat of doc.seats) if (seat.person !== undefined) seat.ready = false;
  if (doc.seats.every(({ person, ready }) => person === undefined || !ready)) delete doc.next;
  for (const seat of doc.seats) delete seat.vote;
  doc.settings = settings;
};

/** Settings for another game, with as many seats as it takes and everybody who sits here. */
const settingsFor = (games: readonly Game[], { seats }: TableDoc, { game, options }: Vote) => {
  const [least, most] = findGame(games, game).players;
  const taken = seats.findLastIndex(({ person }) => person !== undefined) + 1;
  return { game, options, seats: Math.max(least, taken, Math.min(most, seats.length)), first: 'lot' } as const;
};

/** Between games: ready, and for this game. */
export const voteFor = (doc: TableDoc, games: readonly Game[], person: string, vote: Vote): void => {
  between(doc);
  const own = placeOf(doc, person);
  checkSettings(games, { ...doc.settings, ...settingsFor(games, doc, vote) });
  Object.assign(own, { vote, ready: true });
};

/** A game begins: the one with most votes, if there is one. Whoever was ready for it is. */
export const settleVotes = (doc: TableDoc, games: readonly Game[]): void => {
  const votes = new Map<string, { readonly vote: Vote; count: number }>();
  for (const { vote } of doc.seats) {
    if (vote === undefined) continue;
    const same = votes.get(JSON.stringify(vote)) ?? { vote, count: 0 };
    same.count += 1;
    votes.set(JSON.stringify(vote), same);
  }
  const [most, next] = [...votes.values()].sort((one, other) => other.count - one.count);
  if (most === undefined || most.count === next?.count) return;
  const ready = doc.seats.filter((seat) => seat.ready);
  change(doc, games, settingsFor(games, doc, most.vote));
  for (const seat of ready) seat.ready = true;
};

/** Seats people in another order; who begins and who has won stay with the person. */
export const arrange = (doc: TableDoc, order: readonly Seat[]): void => {
  // after a game its places are still looked at
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

/** Bots are told apart by a number, where there are several. */
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

/** Another name, if he sits here, nobody else has it, and no game is under way. */
export const rename = (doc: TableDoc, { id, name }: Guest): boolean => {
  const own = doc.seats.find(({ person }) => person === id);
  if (own === undefined || isSettled(doc) || isTaken(doc, name, own)) return false;
  own.name = name;
  return true;
};

const isTaken = ({ seats }: TableDoc, name: string, own?: SeatDoc): boolean =>
  seats.some((seat) => seat !== own && seat.name !== undefined && sameName(seat.name, name));

/** The name as it is, or with a number where somebody here has it. */
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

/** All seats taken, all ready: the one who starts is ready by starting. `anyway`: nobody is waited for. */
export const mayStart = (doc: TableDoc, by: string, anyway = false): void => {
  between(doc);
  if (doc.seats.some(isFree)) throw fault('free-seats', 'there are free seats; fill them with bots, or wait');
  if (!anyway && doc.seats.some(({ person, ready }) => person !== undefined && person !== by && !ready))
    throw fault('not-ready', 'not everybody is ready');
};

/**
 * A game begins without those who are not here. A bot plays each of their seats until its owner takes it back. Where one
 * answers within days, nobody needs to be here.
 */
export const beginWithout = (doc: TableDoc, by: string, isThere: (person: string) => boolean): void => {
  const { settings, seats } = doc;
  for (const seat of seats) {
    const { person } = seat;
    if (person === undefined || person === by) continue;
    seat.away = settings.clock.pace !== 'daily' && !isThere(person);
  }
};

/** A game begins. */
export const begin = (doc: TableDoc): void => {
  doc.status = 'playing';
  doc.notice = undefined;
  delete doc.given;
  delete doc.ended;
  delete doc.dealing;
  delete doc.next;
  delete doc.waiting;
  delete doc.thinned;
  doc.insiders = doc.settings.public
    ? doc.seats.flatMap(({ person, from }) => [person, from].filter((one) => one !== undefined))
    : [];
  doc.round += 1;
  for (const seat of doc.seats) {
    seat.late = 0;
    delete seat.vote;
  }
};

/** Marks a seat as present or played by a bot; tells whether that is new. */
export const setAway = (doc: TableDoc, seat: Seat, away: boolean): boolean => {
  const own = at(doc, seat);
  if (own.away === away && own.late === 0) return false;
  if (!away && own.person === doc.host) delete doc.leader; // he plays again
  Object.assign(own, { away, late: 0 });
  return true;
};

/** The host leaves the seat of one who is not here to a bot, until that one takes it back. */
export const mayLeaveToBot = (doc: TableDoc, seat: Seat, isThere: (person: string) => boolean): void => {
  const { person } = at(doc, seat);
  if (person === undefined) throw fault('seat', `nobody's seat is ${seat}`);
  if (isThere(person)) throw fault('taken', 'whoever sits there is here');
};

/** Late once more; after two late answers in a row a bot plays for him, among strangers after one. In a room with a big screen people see who is slow: the host decides. */
export const wasLate = (doc: TableDoc, seat: Seat): void => {
  const own = at(doc, seat);
  if (own.person === undefined || own.away) return;
  own.late += 1;
  if (doc.wall === undefined) own.away = own.late >= (doc.strangers === undefined ? LATE_BEFORE_AWAY : 1);
};

const rest = (doc: TableDoc): void => {
  for (const seat of doc.seats) Object.assign(seat, { ready: seat.bot !== undefined, away: false, late: 0 });
};

/** The game cannot go on. */
export const interrupt = (doc: TableDoc, notice: string): void => {
  doc.status = 'lobby';
  doc.notice = notice;
  rest(doc);
};

/** The game is over. Those who were away and are gone have left. */
export const end = (doc: TableDoc, match: Match, now: number, isThere: (person: string) => boolean): void => {
  const { seats, host, settings } = doc;
  if (settings.delay > 0)
    doc.ended = { seats: structuredClone(seats), host, settings, until: now + settings.delay * 1000 };
  doc.status = 'over';
  doc.match = match;
  const leads = doc.host !== undefined && (doc.leader !== undefined || seatOf(doc, doc.host) === undefined);
  for (const seat of doc.seats)
    if (seat.away && seat.person !== undefined && !isThere(seat.person)) Object.assign(seat, newSeat());
  rest(doc);
  if (!leads && doc.strangers === undefined && seatOf(doc, doc.host) === undefined) doc.host = heirOf(doc);
};

/** A table whose game is over, as it was told while the game went on: as much of it as betrays no end. */
export const beforeEnd = ({ deal: _, next: _n, ended, ...doc }: TableDoc): TableDoc => ({
  ...doc,
  ...(ended && { seats: ended.seats, host: ended.host, settings: ended.settings }),
  status: 'playing',
  match: { ...doc.match, games: 0, wins: {}, before: { games: 0, wins: {} } },
});

/** As whoever does not sit there is told of it: an end that watchers who are behind have not seen yet is none. */
export const atDoor = (doc: TableDoc, now: number): TableDoc =>
  doc.status === 'over' && doc.ended !== undefined && now < doc.ended.until ? beforeEnd(doc) : doc;

/** What of a table names people, beside its seats. */
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
] as const;

/** Nobody is shown it again: nobody is named there either. */
export const close = (doc: TableDoc, why: string): void => {
  const seats = doc.seats.map(newSeat);
  Object.assign(doc, { status: 'closed', closed: why, host: undefined, seats, admitted: [], banned: [], muted: [] });
  for (const field of NAMING) delete doc[field];
};
