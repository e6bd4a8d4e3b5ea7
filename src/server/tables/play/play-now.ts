/**
 * Play now: a bot's chair at a running public table, else an open lobby, else a new table. Tables are the queue, so all
 * servers see the same one. A person has one place in it: asking twice seats them once.
 */
import { fault, isFault } from '../../../engine/fault.ts';
import { optionsFor } from '../../../engine/options.ts';
import { findGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Body, Reply } from '../../../protocol/routes.ts';
import { newId } from '../../ids.ts';
import { pausedUntil } from '../../people/pauses.ts';
import type { Apart, Signed } from '../../people/people.ts';
import type { TableRow } from '../../store/row-types.ts';
import { blockedFrom } from '../lobby/admission.ts';
import { offers, peopleAt, sitWithStrangers, takeChair } from '../lobby/chairs.ts';
import { isOneHome } from '../lobby/homes.ts';
import { leave } from '../lobby/lobby.ts';
import { atDoor } from '../lobby/phases.ts';
import { type Guest, seatOf } from '../lobby/seats.ts';
import type { Hub, LiveTable } from '../state/hub.ts';
import { addressTag, homeTag, save } from '../state/live-table.ts';
import { isOnline } from '../state/presence.ts';

import { attempt, findLiveTable, keptTable } from './loading.ts';
import { reseat } from './play.ts';
import { isOut } from './strangers.ts';
import { goOn, resume } from './table-step.ts';

type Wish = Body<'playNow'>;
type Found = Reply<'playNow'>;
/** `until`: seated before then, or not at all. */
type Seeker = Guest & Apart & { readonly until: number };

const MOST = 50;
/** Tables with equally many people to read, to find the latest. */
const COMPARED = 8;
const USUAL_SEATS = 4;
/** Milliseconds: one server's turn, and the margin before its end in which nobody is seated. */
const [TURN, RESERVE] = [4000, 1000];
/** Longer than a turn, so that a killed server locks nobody out. */
const [PATIENCE, AGAIN] = [5000, 100];

export const playNow = async (hub: Hub, person: Signed, wish: Wish, network: string): Promise<Found> => {
  const { store, setting } = hub;
  findGame(setting.games, wish.game);
  await refusePaused(hub, person.id);
  const token = newId();
  const until = await takeTurn(hub, person.id, token);
  try {
    const { id, name, mark, blocks, blockedBy } = person;
    const from = homeTag(hub, network);
    const guest: Seeker = { id, name, mask: wish.mask, from, mark, until, blocks, blockedBy };
    const mine = await alreadyAt(hub, guest.id, wish.table);
    if (mine !== undefined) return mine;
    if (wish.table !== undefined) return await seatAt(hub, guest, wish.table);
    return (await seatSomewhere(hub, guest, wish)) ?? (await seatAtNewTable(hub, guest, wish, network));
  } finally {
    await store.leavePlace(person.id, token);
  }
};

const refusePaused = async ({ store, setting }: Hub, person: string): Promise<void> => {
  const until = pausedUntil(await store.leaves(person), setting.now());
  if (until === undefined) return;
  const minutes = Math.ceil((until - setting.now()) / 60_000);
  const said = fault('paused', `you left two games within a day; Play now opens again in ${minutes} min`);
  throw Object.assign(said, { until });
};

/** One search per person at a time: a second tab waits for the first. */
const takeTurn = async ({ store, setting }: Hub, person: string, token: string): Promise<number> => {
  for (let waited = 0; waited < PATIENCE; waited += AGAIN) {
    const now = setting.now();
    if (await store.takePlace(person, token, now + TURN, now)) return now + TURN - RESERVE;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  throw fault('too-fast', LOOKED_FOR);
};
const LOOKED_FOR = 'a table is being looked for in another window of yours; wait a moment';

const inTime = ({ setting }: Hub, { until }: Seeker): void => {
  if (setting.now() > until) throw fault('too-fast', LOOKED_FOR);
};

/** The table of Play now where they sit already. Finished ones are left. */
const alreadyAt = async (hub: Hub, person: string, wanted: string | undefined): Promise<Found | undefined> => {
  for (const { id, doc } of await hub.store.seatedAt(person)) {
    if (id === wanted && doc.host === person && doc.status === 'lobby') continue;
    if (doc.strangers === undefined) {
      const plays = doc.status === 'playing' && doc.settings.clock.pace !== 'daily';
      const table = plays ? await findLiveTable(hub, id) : undefined;
      if (table !== undefined && isOnline(table, person))
        throw fault('elsewhere', 'you play at another table now; finish that game or leave it first');
    } else if (doc.status === 'over' && doc.strangers.starts === undefined) await getUp(hub, id, person);
    else return { table: id, found: 'mine' };
  }
  return undefined;
};

const getUp = (hub: Hub, table: string, person: string): Promise<unknown> =>
  attempt(hub, table, (one) => {
    if (seatOf(one.doc, person) === undefined || one.doc.status === 'playing') return false;
    leave(one.doc, person);
    save(one);
    return true;
  });

/** A table chosen from the list, or one's own lobby, which opens to strangers. */
const seatAt = async (hub: Hub, guest: Seeker, table: string): Promise<Found> => {
  const own = (await findLiveTable(hub, table))?.doc;
  if (own?.host === guest.id && own.status === 'lobby') return openToStrangers(hub, guest.id, table);
  const found = await tryTable(hub, guest, table);
  if ('table' in found) return found;
  throw found;
};

/** Friends stay together: their table waits for others. */
const openToStrangers = async (hub: Hub, host: string, id: string): Promise<Found> => {
  await attempt(hub, id, (one) => {
    const { doc } = one;
    if (doc.host !== host || doc.status !== 'lobby') throw fault('not-now', 'only a lobby is opened to strangers');
    if (doc.settings.bots === 'all')
      throw fault('bots-play', 'nobody is sent to a table where bots of others may play');
    if (isOneHome(doc)) throw fault('same-home', 'two of one address or browser sit here; they play at private tables');
    const { pace } = doc.settings.clock;
    // without a host, nobody should wait without a clock
    const clock = pace === 'off' || pace === 'daily' ? { pace: 'normal' as const } : doc.settings.clock;
    doc.settings = { ...doc.settings, clock, public: true };
    doc.strangers = { starts: hub.setting.now() + hub.setting.gather };
    doc.host = undefined;
    for (const seat of doc.seats) seat.ready = seat.person !== undefined || seat.bot !== undefined;
    save(one);
    return true;
  });
  const table = await findLiveTable(hub, id);
  if (table !== undefined) goOn(table);
  return { table: id, found: 'new' };
};

const sameOptions = (hub: Hub, { game, options }: Wish, seats: number, { doc }: TableRow): boolean => {
  const rules = findGame(hub.setting.games, game);
  const asked = optionsFor(rules, options, seats);
  return JSON.stringify(asked) === JSON.stringify(optionsFor(rules, doc.settings.options, seats));
};

/** Running games first, then most people, then the latest. */
const inOrder = async (hub: Hub, wish: Wish): Promise<readonly TableRow[]> => {
  const rows = (await hub.store.seeking(wish.game, MOST)).filter(
    (row) => offers(row.doc) && sameOptions(hub, wish, row.doc.settings.seats, row),
  );
  const rank = ({ doc }: TableRow): number => {
    const wanted = doc.settings.seats === (wish.seats ?? USUAL_SEATS) ? 1 : 0;
    return (doc.status === 'playing' ? 1000 : 0) + 2 * peopleAt(doc) + wanted;
  };
  const ranked = rows.toSorted((a, b) => rank(b) - rank(a));
  const best = ranked.slice(0, COMPARED).filter((row) => rank(row) === rank(ranked[0] ?? row));
  const stages = new Map<TableRow, number>();
  for (const row of best) {
    const table = await findLiveTable(hub, row.id).catch(() => undefined);
    stages.set(row, table?.game?.live.played ?? 0);
  }
  return [...best.toSorted((a, b) => (stages.get(a) ?? 0) - (stages.get(b) ?? 0)), ...ranked.slice(best.length)];
};

const seatSomewhere = async (hub: Hub, guest: Seeker, wish: Wish): Promise<Found | undefined> => {
  for (const { id } of await inOrder(hub, wish)) {
    const found = await tryTable(hub, guest, id);
    if ('table' in found) return found;
  }
  return undefined;
};

/** Seats them if somebody is there and nothing forbids it; otherwise a fault. */
const tryTable = async (hub: Hub, guest: Seeker, id: string): Promise<Found | Error> => {
  let found: Found | undefined;
  try {
    const table = await attempt(hub, id, (one) => {
      found = seatHere(one, guest);
      return true;
    });
    if (table === undefined || found === undefined) return fault('no-table', 'there is no such table any more');
    goOn(table);
    return found;
  } catch (error) {
    if (isFault(error)) return error;
    throw error;
  }
};

const TAKEN = () => fault('no-chair', 'all chairs of this table are taken');

/** The maker may still be on the way. */
const isKept = ({ doc }: LiveTable): boolean => doc.strangers?.starts !== undefined;

const seatHere = (table: LiveTable, guest: Seeker): Found => {
  const { hub, doc, game, id } = table;
  inTime(hub, guest);
  const apart = blockedFrom(doc, guest);
  if (apart !== undefined) throw apart.code === 'full' ? TAKEN() : apart;
  const then = atDoor(doc, hub.setting.now());
  const isThere = then.seats.some(({ person, away }) => person !== undefined && !away && isOnline(table, person));
  if (!isThere && !isKept(table)) throw fault('no-chair', 'nobody is at this table now');
  if (then !== doc) {
    takeChair(structuredClone(then), guest, (one) => game === undefined || isOut(game.live, one));
    throw TAKEN(); // the game is over, which they are to see later
  }
  if (doc.status === 'playing' && game !== undefined) {
    const seat: Seat = takeChair(doc, guest, (one) => isOut(game.live, one));
    reseat(table, seat);
    // a full clock whether this seat has to answer or not, so that nobody learns which
    resume(table, Math.max(0, hub.setting.now() - game.live.opened));
    save(table);
    return { table: id, found: 'chair', seat };
  }
  sitWithStrangers(doc, guest);
  save(table);
  return { table: id, found: 'lobby' };
};

const seatAtNewTable = async (
  hub: Hub,
  guest: Seeker,
  { game, options, seats }: Wish,
  network: string,
): Promise<Found> => {
  inTime(hub, guest);
  const [least, most] = findGame(hub.setting.games, game).players;
  const settings = {
    game,
    options,
    seats: Math.min(Math.max(seats ?? USUAL_SEATS, least), most),
    clock: { pace: 'normal' as const },
    public: true,
    watch: true,
    delay: 0,
    moreTime: true,
    strangers: { starts: hub.setting.now() + hub.setting.gather },
  };
  const table = await keptTable(hub, settings, guest, addressTag(hub, network));
  goOn(table);
  return { table: table.id, found: 'new' };
};
