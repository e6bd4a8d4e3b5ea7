/** What all parts of the server share, and the tables it has in memory. */
import { deserialize } from 'node:v8';
import type { Logger } from 'pino';
import type { Bot } from '../../bots/bot.ts';
import type { Rng } from '../../engine/chance.ts';
import type { Fact } from '../../engine/facts.ts';
import type { Game } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { endsAt, type Frozen, fold, type Live, openLive, thaw } from '../../host/live.ts';
import type { Metrics } from '../metrics.ts';
import { type Journal, openJournal } from '../store/journal.ts';
import type { Loaded, Store } from '../store/store.ts';
import { compose } from './compose.ts';
import { newRoom, type Room, rowOf } from './room.ts';

export type Setting = {
  readonly games: readonly Game[];
  botsFor(game: string): Readonly<Record<string, Bot>>;
  /** Milliseconds a bot takes, at least and at most. It depends on nothing else. */
  readonly botPace: readonly [number, number];
  /** Seconds that windows stay open at the least, in place of the usual. */
  readonly least: number | undefined;
  now(): number;
  /** Ends the server: what is in memory can no longer be trusted. */
  fatal(error: unknown): void;
};

export type Hub = {
  readonly setting: Setting;
  readonly store: Store;
  readonly journal: Journal;
  /** What the server signs with. */
  readonly key: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly rooms: Map<string, Room>;
  readonly loading: Map<string, Promise<Room | undefined>>;
  /** Rooms with something to tell. */
  readonly dirty: Set<Room>;
  /** Rooms whose facts are in memory, for bots and for those who come; the one used longest ago first. */
  readonly warm: Set<Room>;
  /** For the bots' choices. */
  readonly rng: Rng;
  readonly started: number;
  /** The server goes away: nothing happens by itself any more. */
  closing: boolean;
  /** How long the server was not there. */
  readonly downtime: number;
  /** Called when a room comes into memory, so that its clock runs. */
  arm(hub: Hub, room: Room): void;
};

export type HubParts = Pick<Hub, 'setting' | 'store' | 'key' | 'log' | 'metrics' | 'rng' | 'downtime' | 'arm'>;

export const openHub = (parts: HubParts): Hub => {
  const hub: Hub = {
    ...parts,
    journal: openJournal(
      parts.store,
      () => compose(hub),
      parts.setting.fatal,
      (seconds) => {
        parts.metrics.commits += 1;
        parts.metrics.commitSeconds += seconds;
      },
    ),
    rooms: new Map(),
    loading: new Map(),
    dirty: new Set(),
    warm: new Set(),
    started: parts.setting.now(),
    closing: false,
  };
  return hub;
};

/** A table, from memory or from the store. */
export const findRoom = (hub: Hub, id: string): Promise<Room | undefined> => {
  const known = hub.rooms.get(id);
  if (known !== undefined) return Promise.resolve(known);
  const under = hub.loading.get(id);
  if (under !== undefined) return under;
  const coming = load(hub, id).finally(() => hub.loading.delete(id));
  hub.loading.set(id, coming);
  return coming;
};

const load = async (hub: Hub, id: string): Promise<Room | undefined> => {
  await hub.journal.durable(); // a table that was just let go may still be on its way to the disk
  const loaded = await hub.store.load(id);
  if (loaded === undefined) return undefined;
  const room = newRoom(loaded.row, loaded.row.doc, hub.setting.least);
  room.chatLines = loaded.chatLines;
  if (loaded.game !== undefined && room.doc.round > 0 && room.doc.status !== 'closed') revive(hub, room, loaded);
  hub.rooms.set(id, room);
  hub.metrics.tables = hub.rooms.size;
  hub.arm(hub, room);
  return room;
};

const revive = (hub: Hub, room: Room, { game: row, snapshot, entries }: Loaded): void => {
  if (row === undefined) return;
  const game = hub.setting.games.find(({ id }) => id === row.set.game);
  if (game === undefined || game.version !== row.version) {
    // the rules have changed under it: what was played under the old ones is never played on under the new
    interrupt(hub, room, 'new-version');
    return;
  }
  room.players = row.players.map(({ person }) => person);
  try {
    const live =
      snapshot?.version === game.version
        ? thaw(game, deserialize(snapshot.state) as Frozen)
        : openLive(game, row.set, row.started).live;
    for (const entry of entries) fold(live, entry);
    resume(hub, room, live);
    room.live = live;
  } catch (error) {
    hub.log.error({ table: room.id, error: error instanceof Error ? error.name : 'unknown' }, 'a table cannot be read');
    interrupt(hub, room, 'broken');
  }
};

const interrupt = (hub: Hub, room: Room, notice: string): void => {
  if (room.doc.status !== 'playing') return;
  room.doc.status = 'lobby';
  room.doc.notice = notice;
  for (const seat of room.doc.seats) Object.assign(seat, { ready: seat.bot !== undefined, away: false, late: 0 });
  save(hub, room);
};

/** People need this long to come back after a restart. */
const GRACE = 15_000;

/** The clock goes on where it was when the server went away. */
const resume = (hub: Hub, { clocks }: Room, live: Live): void => {
  if (live.opened >= hub.started) return;
  live.opened += hub.downtime;
  const ends = endsAt(live, clocks);
  const soonest = hub.setting.now() + GRACE;
  if (ends !== undefined && ends < soonest) live.opened += soonest - ends;
};

/** Something about the table or its game is to be told. */
export const mark = (hub: Hub, room: Room): void => {
  hub.dirty.add(room);
  hub.journal.wake();
};

/** Writes the table as it is now, and tells everybody there. */
export const save = (hub: Hub, room: Room): void => {
  room.touched = hub.setting.now();
  room.infoChanged = true;
  hub.journal.write({ write: 'table', row: rowOf(room) });
  mark(hub, room);
};

/** Lets go of a table that nobody looks at; the store has it. */
export const release = (hub: Hub, room: Room): void => {
  clearTimeout(room.timer);
  room.timer = undefined;
  hub.rooms.delete(room.id);
  hub.warm.delete(room);
  hub.dirty.delete(room);
  hub.metrics.tables = hub.rooms.size;
};

const MOST_WARM = 500;

/** All that was said in the game under way, folded again from the log where it is not in memory. */
export const factsOf = async (hub: Hub, room: Room): Promise<readonly Fact[]> => {
  for (;;) {
    const { live } = room;
    if (live === undefined) return [];
    if (room.facts !== undefined) {
      hub.warm.delete(room);
      hub.warm.add(room);
      return room.facts;
    }
    const gathering = room.gathering ?? gather(hub, room, live);
    room.gathering = gathering;
    await gathering.done;
  }
};

const gather = (hub: Hub, room: Room, live: Live): NonNullable<Room['gathering']> => {
  const { n } = live;
  const { round } = room.doc;
  const late: Fact[] = [];
  const work = async () => {
    try {
      await hub.journal.durable();
      const [row, entries] = await Promise.all([hub.store.game(room.id, round), hub.store.entries(room.id, round)]);
      if (row === undefined || room.live !== live) return;
      const again = openLive(live.game, row.set, row.started);
      const facts = [...again.facts];
      for (const entry of entries.slice(0, n)) facts.push(...fold(again.live, entry).facts);
      facts.push(...late);
      room.facts = facts;
      hub.warm.add(room);
      for (const old of hub.warm) {
        if (hub.warm.size <= MOST_WARM) break;
        old.facts = undefined;
        hub.warm.delete(old);
      }
    } finally {
      room.gathering = undefined;
    }
  };
  return { late, done: work() };
};

export const botOf = (hub: Hub, { doc }: Room, i: number): Bot | undefined => {
  const bots = hub.setting.botsFor(doc.settings.game);
  const name = doc.seats[i]?.bot ?? defaultBot(hub, doc.settings.game);
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
};

export const defaultBot = (hub: Hub, game: string): string => Object.keys(hub.setting.botsFor(game))[0] ?? 'random';

/** Somebody's view may have changed. */
export const changed = (room: Room, seen: Seat | 'all', facts: readonly Fact[]): void => {
  if (seen === 'all') room.seen = 'all';
  else if (room.seen !== 'all') room.seen = (room.seen ?? new Set()).add(seen);
  if (facts.length === 0) return;
  room.said.push(...facts);
  room.facts?.push(...facts);
  room.gathering?.late.push(...facts);
};
