/** Loads tables: new ones, or from the store, where their games resume. */
import { deserialize } from 'node:v8';
import { type Fault, fault, isFault } from '../../../engine/fault.ts';
import { replayed } from '../../../engine/record.ts';
import type { Clocks } from '../../../host/clock.ts';
import { awaited, type Entry, type Frozen, fold, openLean, refold, type Table, thaw } from '../../../host/table.ts';
import { endsAt } from '../../../host/table-clock.ts';
import { isSpoken, readCode } from '../../../protocol/codes.ts';
import type { TableLine } from '../../../protocol/messages.ts';
import { newId, newSecret } from '../../ids.ts';
import { whereItBroke } from '../../log.ts';
import type { Signed } from '../../people/people.ts';
import { type Missed, notKept } from '../../store/journal.ts';
import type { TableRow } from '../../store/row-types.ts';
import type { Loaded } from '../../store/store.ts';
import { admit, blockedFrom } from '../lobby/admission.ts';
import { tableLine } from '../lobby/info.ts';
import { newDoc } from '../lobby/lobby.ts';
import { interrupt } from '../lobby/phases.ts';
import { type Guest, seatOf } from '../lobby/seats.ts';
import type { Hub, LiveTable } from '../state/hub.ts';
import { freshCode, newLiveTable, save } from '../state/live-table.ts';

import { promiseDeal } from './deal.ts';
import { botsFor, clocksFor } from './game-start.ts';
import { goOn } from './table-step.ts';

/** A new table with its host at seat A, or nobody for a big screen. */
export const openTable = (hub: Hub, settings: Parameters<typeof newDoc>[1], host: Guest, from?: string): LiveTable => {
  const doc = newDoc(hub.setting.games, settings, host);
  if (from !== undefined) doc.from = from;
  const table = newLiveTable(hub, { id: newId(), doc, invite: newSecret(), ...freshCode(hub), touched: 0 });
  promiseDeal(hub, doc);
  hub.liveTables.set(table.id, table);
  save(table);
  return table;
};

const TRIES = 3;

/** A stored new table; retried if its code was taken meanwhile. */
export const keptTable = async (
  hub: Hub,
  settings: Parameters<typeof newDoc>[1],
  host: Guest,
  from: string,
  tries = TRIES,
): Promise<LiveTable> => {
  const table = openTable(hub, settings, host, from);
  try {
    await hub.journal.durable(table.id);
    return table;
  } catch (error) {
    if (!isFault(error) || tries <= 1) throw error;
    return keptTable(hub, settings, host, from, tries - 1);
  }
};

export const findLiveTable = (hub: Hub, id: string): Promise<LiveTable | undefined> => {
  const known = hub.liveTables.get(id);
  if (known !== undefined && hub.nodes?.follows(known) !== false) return Promise.resolve(known);
  if (known !== undefined) return readFirst(known);
  const under = hub.loading.get(id);
  if (under !== undefined) return under;
  const coming = load(hub, id).finally(() => hub.loading.delete(id));
  hub.loading.set(id, coming);
  return coming;
};

/** Unwatched here and kept elsewhere: memory may be outdated. */
const readFirst = async (table: LiveTable): Promise<LiveTable | undefined> => {
  const { hub } = table;
  await hub.nodes?.current(table);
  return hub.liveTables.get(table.id) === table ? table : findLiveTable(hub, table.id);
};

/** Changes a table if `work` says so; retried if another server wrote first. */
export const attempt = async (
  hub: Hub,
  id: string,
  work: (table: LiveTable) => boolean,
): Promise<LiveTable | undefined> => {
  for (;;) {
    const table = await findLiveTable(hub, id);
    if (table === undefined) return undefined;
    if (table.cluster.reading !== undefined) {
      await table.cluster.reading;
      continue;
    }
    if (!work(table)) return table;
    const missed = await new Promise<Missed | undefined>((resolve) => hub.journal.later(resolve, id));
    if (missed === 'refused') throw notKept();
    if (missed === undefined) return table;
  }
};

export const letIn = (hub: Hub, table: string, person: Signed): Promise<LiveTable | undefined> =>
  attempt(hub, table, (one) => {
    const apart = blockedFrom(one.doc, person);
    if (apart !== undefined) throw apart;
    admit(one.doc, person.id);
    save(one);
    return true;
  });

export const tableBehind = async (hub: Hub, word: string): Promise<LiveTable | undefined> => {
  const id = await (isSpoken(word) ? hub.store.byCode(readCode(word), hub.setting.now()) : hub.store.byInvite(word));
  return id === undefined ? undefined : findLiveTable(hub, id);
};

/** The message for a replaced code or invitation: whom to ask for the new one. */
export const renewedBy = async (hub: Hub, word: string, person: string | undefined): Promise<Fault | undefined> => {
  const id = await hub.store.renewed(isSpoken(word) ? readCode(word) : word, hub.setting.now());
  const doc = id === undefined ? undefined : (await findLiveTable(hub, id))?.doc;
  if (doc === undefined || doc.status === 'closed' || doc.banned.includes(person ?? '')) return undefined;
  const who = doc.seats.find(({ person }) => person !== undefined && person === doc.host)?.name;
  const said = fault('renewed', `this invitation was renewed; ask ${who ?? 'whoever invited you'} for the new one`);
  return Object.assign(said, who === undefined ? {} : { who });
};

/** With more games than this, unloaded ones are not loaded for the list. */
const MOST_WOKEN = 10;

/** A person's tables with codes, and whether a game waits for them. */
export const ownTables = async (hub: Hub, person: string): Promise<TableLine[]> => {
  const rows = await hub.store.seatedAt(person);
  let woken = 0;
  const line = async ({ id, doc, code }: TableRow): Promise<TableLine> => {
    const awake = hub.liveTables.has(id) || (doc.status === 'playing' && woken++ < MOST_WOKEN);
    const table = awake ? await findLiveTable(hub, id).catch(() => undefined) : undefined;
    const game = table?.doc.status === 'playing' ? table.game : undefined;
    const seat = seatOf(doc, person);
    const asked = game !== undefined && seat !== undefined && awaited(game.live).includes(seat);
    return { ...tableLine(id, table?.doc ?? doc), code, asked };
  };
  return Promise.all(rows.map(line));
};

const load = async (hub: Hub, id: string): Promise<LiveTable | undefined> => {
  const { now, dealTime, gather } = hub.setting;
  if (hub.journal.holds(id)) await hub.journal.durable(); // a table just unloaded may have pending writes
  const loaded = await hub.store.load(id).catch((error: unknown) => {
    hub.log.error({ table: id, error: whereItBroke(error) }, 'a table is damaged');
    throw fault('damaged', 'this table is damaged; the owner of this server has to look at it');
  });
  if (loaded === undefined) return undefined;
  const table = newLiveTable(hub, loaded.row, loaded.chatLines);
  if (loaded.head !== undefined)
    Object.assign(table.cluster, { version: loaded.head.version, stored: loaded.head.version });
  for (const one of loaded.present ?? []) table.cluster.elsewhere.set(one.node, one);
  if (loaded.game !== undefined && table.doc.round > 0 && table.doc.status !== 'closed') revive(table, loaded);
  hub.liveTables.set(id, table);
  if (table.doc.deal === undefined && table.doc.status !== 'playing') {
    promiseDeal(hub, table.doc);
    save(table);
  }
  // wait again for people who return
  if (table.doc.dealing !== undefined) table.doc.dealing = { ...table.doc.dealing, until: now() + dealTime };
  if ((table.doc.strangers?.starts ?? Number.POSITIVE_INFINITY) < now())
    table.doc.strangers = { starts: now() + gather };
  hub.nodes?.claim(table);
  goOn(table);
  return table;
};

const revive = (table: LiveTable, { game: row, snapshot, entries }: Loaded): void => {
  const { hub } = table;
  if (row === undefined) return;
  const game = hub.setting.games.find(({ id }) => id === row.set.game);
  if (game === undefined) {
    putDown(table, 'older-rules');
    return;
  }
  try {
    const frozen: Frozen | undefined = snapshot && deserialize(snapshot.state);
    const live =
      frozen === undefined
        ? replayed(0, () => openLean(game, row.set, row.started)).table
        : thaw(game, row.set, frozen);
    for (const entry of entries) refold(live, entry);
    const clocks = clocksFor(hub, table.doc);
    if (hub.nodes === undefined) resume(table, live, clocks);
    table.game = { live, bots: botsFor(table), clocks, players: row.players.map(({ person }) => person) };
  } catch (error) {
    // a game of other rules is never continued under these
    const move = isFault(error) ? error.move : undefined;
    if (move !== undefined) hub.log.warn({ table: table.id, move }, 'a table was played under other rules');
    else hub.log.error({ table: table.id, error: whereItBroke(error) }, 'a table cannot be read');
    putDown(table, move === undefined ? 'broken' : 'older-rules');
  }
};

const putDown = (table: LiveTable, notice: string): void => {
  if (table.doc.status !== 'playing') return;
  interrupt(table.doc, notice);
  promiseDeal(table.hub, table.doc);
  save(table);
};

/** Resumes the clock where it stopped. The log says so, for later restarts. */
const resume = (table: LiveTable, live: Table, clocks: Clocks): void => {
  const { hub } = table;
  const last = Math.max(live.opened, live.resumed);
  if (table.doc.status !== 'playing' || endsAt(live, clocks) === undefined || last >= hub.started) return;
  const now = Math.max(hub.setting.now(), live.at);
  const entry: Entry = { kind: 'resume', at: now, away: now - Math.max(hub.alive, last) };
  fold(live, entry);
  hub.journal.write({ write: 'entry', table: table.id, round: table.doc.round, n: live.n - 1, entry });
};
