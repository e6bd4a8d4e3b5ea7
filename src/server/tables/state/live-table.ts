/** Creates, marks, writes and unloads tables in memory. */
import type { Bot } from '../../../bots/bot.ts';
import type { Level } from '../../../bots/levels.ts';
import { hash, newSecret } from '../../ids.ts';
import type { TableRow } from '../../store/row-types.ts';
import { offers } from '../lobby/chairs.ts';
import { seatOf } from '../lobby/seats.ts';
import { newAbsent } from './absent.ts';
import { newAlarm, silence } from './alarm.ts';
import { newClusterState } from './cluster-state.ts';
import type { Client, Hub, LiveTable } from './hub.ts';
import { newLifting } from './lifting.ts';
import { newOutbox, tell, tellTable } from './outbox.ts';

export const newLiveTable = (
  hub: Hub,
  row: Omit<TableRow, 'status' | 'public' | 'people'>,
  chatLines = 0,
): LiveTable => {
  const { id, doc, invite, code, codeUntil, touched } = row;
  return {
    hub,
    id,
    doc,
    row: { invite, code, codeUntil, touched, seated: undefined, seeks: undefined },
    game: undefined,
    clients: new Set(),
    opened: hub.setting.now(),
    gone: new Map(),
    outbox: newOutbox(),
    alarm: newAlarm(),
    told: undefined,
    passed: undefined,
    silent: new Set(),
    delayed: undefined,
    back: new Set(),
    writing: new Map(),
    lifting: newLifting(),
    absent: newAbsent(),
    chatLines,
    cluster: newClusterState(chatLines),
  };
};

export const markDirty = (table: LiveTable): void => {
  table.hub.dirty.add(table);
  table.hub.journal.wake();
};

export const save = (table: LiveTable): void => {
  const { hub, id, doc, row, cluster } = table;
  if (cluster.reading !== undefined) return; // memory differs from the store
  const { status, settings, host, from: origin } = doc;
  const { seated: before, seeks: sought, ...rest } = row;
  const people = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  row.touched = hub.setting.now();
  const opens = noteOffer(doc, row.touched);
  row.seated = people.join(' ');
  row.seeks = offers(doc) ? settings.game : '';
  const seeks = row.seeks === sought ? undefined : row.seeks;
  const known = { id, status, public: settings.public, host, origin };
  const write = { ...known, ...rest, touched: row.touched, doc: JSON.stringify(doc), seeks };
  hub.journal.write({ write: 'table', row: { ...write, people: row.seated === before ? undefined : people } });
  tellTable(table.outbox);
  markDirty(table);
  const tellSaved = () => {
    for (const hear of hub.saved) hear(id, doc);
  };
  if (hub.saved.size > 0) hub.journal.later(tellSaved, id);
  if (opens)
    hub.journal.later((missed) => {
      if (missed === undefined) for (const hear of hub.opened) hear(id, doc);
    }, id);
};

/** What a person may say has changed: their next messages tell it. */
export const tellHush = (table: LiveTable, person: string): void => {
  const seat = seatOf(table.doc, person);
  if (seat === undefined) return;
  table.outbox.info = '';
  tellTable(table.outbox);
  tell(table.outbox, seat, []);
  markDirty(table);
};

const noteOffer = (doc: LiveTable['doc'], now: number): boolean => {
  const before = doc.offered;
  if (offers(doc)) doc.offered ??= now;
  else delete doc.offered;
  return before === undefined && doc.offered !== undefined && doc.status !== 'playing';
};

/** As long as a table may be unloaded: the code is also its address. */
const CODE_HOLDS = 30 * 24 * 60 * 60 * 1000;

export const freshCode = (hub: Hub): { code: string; codeUntil: number } => ({
  code: hub.codes.take(),
  codeUntil: hub.setting.now() + CODE_HOLDS,
});

/** A text as the store may keep it: hashed with the oldest key, so it cannot be read back. */
export const tagOf = ({ keyRing }: Hub, text: string): string => hash(`${keyRing.keys.at(-1)} ${text}`);

/** A home has one IPv4 address, or an IPv6 /56. */
export const homeOf = (network: string): string =>
  network.replace(/([0-9a-f]+)::\/64$/, (_, group) => `${(Number.parseInt(group, 16) & 0xff00).toString(16)}::/56`);

export const addressTag = (hub: Hub, network: string): string => tagOf(hub, homeOf(network));

/** Undefined on the server's own machine, which tells nobody's home. */
export const homeTag = (hub: Hub, network: string): string | undefined =>
  network === '::1' || network === '0:0:0:0::/64' || network.startsWith('127.') ? undefined : addressTag(hub, network);

/** By which a ban knows strangers: their address and browser. Lazy: hardly any table bars anybody. */
export const marksFrom =
  (hub: Hub, { address, person }: Pick<Client, 'address' | 'person'>) =>
  (): string[] => [addressTag(hub, address), ...(person?.mark === undefined ? [] : [person.mark])];

/** How long users of a replaced code or invitation are told so. */
const TOLD_FOR = 30 * 24 * 60 * 60 * 1000;

const retire = ({ hub, id, row }: LiveTable, words: readonly (string | undefined)[]): void => {
  const gone = words.filter((word) => word !== undefined);
  hub.journal.write({ write: 'renewed', table: id, words: gone, until: hub.setting.now() + TOLD_FOR });
  Object.assign(row, freshCode(hub));
};

/** Older codes and invitations no longer open the table. */
export const renewInvitation = (table: LiveTable): void => {
  const { row, outbox } = table;
  retire(table, [row.code, row.invite]);
  Object.assign(row, { invite: newSecret() });
  outbox.info = '';
};

export const renewCode = (table: LiveTable): void => {
  retire(table, [table.row.code]);
  table.outbox.info = '';
  save(table);
};

/** Unloads an unwatched table; the store has it. */
export const unload = (table: LiveTable): void => {
  const { hub } = table;
  silence(table.alarm);
  if (table.game !== undefined) hub.facts.drop(table.game.live);
  hub.liveTables.delete(table.id);
  hub.dirty.delete(table);
  hub.owed.delete(table);
  hub.nodes?.drop(table);
};

/** Unloads a table whose memory cannot be trusted: its connections come back to what is stored. */
export const letGo = (table: LiveTable, code: 1011 | 1012, why: string): void => {
  for (const client of table.clients) {
    client.table = undefined;
    client.end(code, why);
  }
  table.clients.clear();
  unload(table);
};

export const botOf = ({ hub, doc }: LiveTable, i: number): Bot | undefined => {
  const bots = hub.setting.botsFor(doc.settings.game);
  const { bot = '', manner } = doc.seats[i] ?? {};
  const wanted = [`${bot}:${manner}`, bot].find((name) => Object.hasOwn(bots, name));
  // a bot that existed when seated may be gone
  return bots[wanted ?? defaultBot(hub, doc.settings.game)];
};

export const tempersOf = (hub: Hub, game: string): Readonly<Record<string, string[]>> => {
  const manners: Record<string, string[]> = {};
  for (const name of Object.keys(hub.setting.botsFor(game))) {
    const [bot = '', manner] = name.split(':');
    const known = Object.hasOwn(manners, bot) ? (manners[bot] ?? []) : [];
    manners[bot] = manner === undefined ? known : [...known, manner];
  }
  return manners;
};

/** The default, and for absent players. */
const USUAL: Level = 'regular';

export const defaultBot = (hub: Hub, game: string): string => {
  const names = Object.keys(tempersOf(hub, game));
  return names.find((name) => name === USUAL) ?? names[0] ?? 'random';
};
