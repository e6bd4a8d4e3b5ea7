/** Tables of Play now: without host. They begin by themselves with those present, and bots replace those who leave. */
import { fault } from '../../../engine/fault.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { type Table, tableViewOf } from '../../../host/table.ts';
import { REMEMBERED } from '../../people/pauses.ts';
import { peopleAt } from '../lobby/chairs.ts';
import { fill, leave, remove } from '../lobby/lobby.ts';
import { setReady } from '../lobby/phases.ts';
import { newSeat, seatOf } from '../lobby/seats.ts';
import type { LiveTable } from '../state/hub.ts';
import { defaultBot, save } from '../state/live-table.ts';
import { goneFor, handsOf, isOnline } from '../state/presence.ts';

import { chooseTemper } from './bot-choice.ts';
import { callDeal } from './deal.ts';

export const isOut = (live: Table, seat: Seat): boolean => live.game.isOut?.(tableViewOf(live), seat) === true;

export const isThinned = (live: Table): boolean => {
  const { game, state } = live;
  if (game.isOut === undefined) return false;
  const view = tableViewOf(live);
  return 2 * state.seats.filter((seat) => game.isOut?.(view, seat)).length >= state.seats.length;
};

/** The wait is over: absent or unwilling people make room for bots. */
export const beginAmongStrangers = (table: LiveTable): boolean => {
  const { hub, doc } = table;
  const isThere = (person: string): boolean => isOnline(table, person);
  for (const seat of doc.seats)
    if (seat.person !== undefined && !(isThere(seat.person) && (seat.ready || doc.status === 'lobby')))
      Object.assign(seat, newSeat());
  doc.strangers = {};
  if (peopleAt(doc) === 0) {
    save(table);
    return false;
  }
  const name = defaultBot(hub, doc.settings.game);
  fill(doc, name, () => chooseTemper(table, name, undefined));
  callDeal(doc, isThere, hub.setting.now() + hub.setting.dealTime);
  return true;
};

/** A person alone need not wait; otherwise the clock decides. */
export const hurry = ({ hub, doc }: LiveTable, person: string): void => {
  if (doc.strangers?.starts === undefined) throw fault('not-now', 'no game is about to begin here');
  if (seatOf(doc, person) === undefined) throw fault('not-seated', 'you do not sit at this table');
  if (peopleAt(doc) > 1) throw fault('not-now', 'in company the game begins by itself');
  doc.strangers = { ...doc.strangers, starts: hub.setting.now() };
};

/** Asks for another game; the first request sets the clock. */
export const wantAnother = ({ hub, doc }: LiveTable, person: string): void => {
  setReady(doc, person, true);
  doc.strangers = { ...doc.strangers, starts: doc.strangers?.starts ?? hub.setting.now() + hub.setting.gather };
};

/** Until the next game: free text between people who finished this one together and both want it. */
export const wantFreeText = (table: LiveTable, person: string, on: boolean): void => {
  const { doc } = table;
  if (doc.strangers === undefined || doc.status !== 'over')
    throw fault('not-now', 'free text is for after a game of Play now');
  if (seatOf(doc, person) === undefined || handsOf(table, person).length === 0)
    throw fault('not-seated', 'free text is for those who finished this game');
  const others = (doc.strangers.writers ?? []).filter((one) => one !== person);
  doc.strangers = { ...doc.strangers, writers: on ? [...others, person] : others };
};

const isPlaying = ({ doc, game }: LiveTable, seat: Seat): boolean =>
  doc.status === 'playing' && game !== undefined && !isOut(game.live, seat);

/** Gets up, and a bot continues at once. Leaving others mid-game is remembered. */
export const leaveStrangers = (table: LiveTable, person: string): void => {
  const { hub, doc, id } = table;
  const seat = seatOf(doc, person);
  if (seat === undefined) throw fault('not-seated', 'you do not sit at this table');
  const others = doc.seats.filter((one) => one.person !== undefined && one.person !== person);
  if (isPlaying(table, seat) && others.length > 0) {
    const at = hub.setting.now();
    hub.journal.write({ write: 'left', table: id, round: doc.round, person, at, until: at + REMEMBERED });
  }
  if (doc.status === 'playing') remove(doc, person, defaultBot(hub, doc.settings.game));
  else leave(doc, person);
};

/** Milliseconds to wait for a lost connection. */
const RETURNS = 120_000;

const playersOf = (table: LiveTable): readonly string[] =>
  table.doc.strangers === undefined || table.doc.status !== 'playing'
    ? []
    : table.doc.seats.flatMap(({ person }, i) =>
        person !== undefined && !isOnline(table, person) && isPlaying(table, SEATS[i] ?? 'A') ? [person] : [],
      );

/** When the first absent player counts as gone. */
export const leftAt = (table: LiveTable, now: number): number | undefined => {
  const due = playersOf(table).map((person) => now - goneFor(table, person, now) + RETURNS);
  return due.length === 0 ? undefined : Math.min(...due);
};

/** Gives chairs of gone players to bots; returns whether there were any. */
export const letGoOfAbsent = (table: LiveTable, now: number): boolean => {
  const gone = playersOf(table).filter((person) => goneFor(table, person, now) >= RETURNS);
  for (const person of gone) leaveStrangers(table, person);
  if (gone.length > 0) save(table);
  return gone.length > 0;
};
