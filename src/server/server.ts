/** A whole server: store, tables, sockets, pages. Starts, goes on where it was, and goes away in good order. */
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { seeded } from '../engine/chance.ts';
import { LIMITS, type Limits } from './connections/limits.ts';
import { openSockets } from './connections/sockets.ts';
import { newSecret, randomSeed } from './ids.ts';
import { openMetrics } from './metrics.ts';
import { openHttp } from './pages/http.ts';
import type { People } from './people/people.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { write } from './tables/compose.ts';
import { findRoom, type Hub, openHub, release, type Setting, save } from './tables/hub.ts';
import { armLoaded } from './tables/play.ts';

export type Config = Pick<Setting, 'games' | 'botsFor'> & {
  /** The file of the store. */
  readonly db: string;
  readonly host: string;
  readonly port: number;
  /** How many proxies stand before the server. */
  readonly proxies?: number;
  readonly web?: string;
  readonly botPace?: readonly [number, number];
  readonly least?: number;
  readonly limits?: Partial<Limits>;
  /** Finished games are kept so many days. */
  readonly keepDays?: number;
  readonly log?: Logger;
  readonly checkOut?: boolean;
  now?(): number;
  fatal?(error: unknown): void;
  /** For tests: something between the server and its store. */
  wrap?(store: Store): Store;
};

export type Server = {
  readonly port: number;
  readonly hub: Hub;
  readonly people: People;
  /** Stops accepting, commits, tells everybody, ends. */
  close(): Promise<void>;
};

const HUMAN_PACE = [1200, 3800] as const;
const KEEP_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;
const ABANDONED = 60 * 60 * 1000;
const ALIVE_EVERY = 5000;
const SWEEP_EVERY = 60_000;

export const openServer = async (config: Config): Promise<Server> => {
  const log = config.log ?? pino({ level: 'info' });
  const opened = openStore(config.db);
  const store = config.wrap?.(opened) ?? opened;
  const now = config.now ?? Date.now;
  const { downtime, key } = await recollect(store, now());
  const setting: Setting = {
    games: config.games,
    botsFor: config.botsFor,
    botPace: config.botPace ?? HUMAN_PACE,
    least: config.least,
    now,
    fatal:
      config.fatal ??
      ((error) => {
        log.fatal({ error: error instanceof Error ? error.stack : 'unknown' }, 'the server cannot go on');
        process.exit(1);
      }),
  };
  const metrics = openMetrics();
  const hub = openHub({ setting, store, key, log, metrics, rng: seeded(randomSeed()), downtime, arm: armLoaded });
  const limits: Limits = { ...LIMITS, ...config.limits };
  const proxies = config.proxies ?? 0;
  const checkOut = config.checkOut ?? false;
  let ready = false;

  const people: People = {
    hub,
    cache: new Map(),
    renewed: (row, moved) => sockets.renewed(row, moved),
  };
  const sockets = openSockets(hub, people, { limits, proxies, checkOut });
  const http = await openHttp(hub, people, { limits, proxies, web: config.web, checkOut, ready: () => ready });
  http.server.on('upgrade', sockets.upgrade);

  try {
    await http.listen({ host: config.host, port: config.port });
  } catch (error) {
    sockets.close();
    await store.close();
    throw error;
  }
  const alive = setInterval(() => {
    for (const room of hub.rooms.values())
      if (room.doc.status === 'playing') {
        hub.journal.write({ write: 'setting', key: 'alive', value: String(now()) });
        return;
      }
  }, ALIVE_EVERY);
  const sweeping = setInterval(() => {
    sweep(hub, config.keepDays ?? KEEP_DAYS).catch((error: unknown) =>
      log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'sweeping failed'),
    );
  }, SWEEP_EVERY);

  ready = true;
  wakeTables(hub, () => ready).catch(setting.fatal);

  const address: AddressInfo | string | null = http.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    hub,
    people,
    async close() {
      ready = false;
      hub.closing = true;
      clearInterval(alive);
      clearInterval(sweeping);
      sockets.bye();
      hub.journal.write({ write: 'setting', key: 'alive', value: String(now()) });
      await hub.journal.durable();
      sockets.close();
      await http.close();
      await hub.journal.close();
      for (const room of hub.rooms.values()) clearTimeout(room.timer);
      await store.close();
    },
  };
};

/** The key of all signatures is made at the first start. `alive` was written every few seconds while games ran. */
const recollect = async (store: Store, now: number): Promise<{ key: string; downtime: number }> => {
  let key = await store.setting('key');
  if (key === undefined) {
    key = newSecret() + newSecret();
    await store.commit([{ write: 'setting', key: 'key', value: key }]);
  }
  const alive = Number((await store.setting('alive')) ?? now);
  return { key, downtime: Math.max(0, now - alive) };
};

/** After a start the clocks of all games run again: a few tables at a time, while people are served already. */
const wakeTables = async (hub: Hub, going: () => boolean): Promise<void> => {
  for (const [i, id] of (await hub.store.playing()).entries()) {
    if (!going()) return;
    await findRoom(hub, id);
    if (i % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Archives tables that everybody has left, lets go of those nobody looks at, deletes what is old. */
export const sweep = async (hub: Hub, keepDays: number): Promise<void> => {
  const now = hub.setting.now();
  for (const room of hub.rooms.values())
    if (room.clients.size === 0 && room.doc.status !== 'playing' && room.touched < now - SWEEP_EVERY)
      release(hub, room);
  if (now - hub.started >= ABANDONED)
    for (const id of await hub.store.untouched(now - ABANDONED, 1000)) {
      const room = await findRoom(hub, id);
      if (room === undefined) continue;
      if (room.clients.size > 0) save(hub, room);
      else await closeTable(hub, room.id, 'nobody was here for an hour');
    }
  await hub.store.expire(now - keepDays * DAY);
};

/** Ends a table for good. */
export const closeTable = async (hub: Hub, id: string, why: string): Promise<boolean> => {
  const room = await findRoom(hub, id);
  if (room === undefined || room.doc.status === 'closed') return false;
  room.doc.status = 'closed';
  room.doc.closed = why;
  room.live = undefined;
  save(hub, room);
  const text = write({ type: 'out', table: id, code: 'no-table', message: why });
  await hub.journal.durable();
  for (const client of room.clients) {
    client.room = undefined;
    client.send(text);
  }
  room.clients.clear();
  release(hub, room);
  return true;
};
