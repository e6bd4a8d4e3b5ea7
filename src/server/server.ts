/** A whole server: store, tables, sockets, pages. It starts, resumes, and closes in order. */
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { openBacklog } from './connections/backlog.ts';
import { openDoors } from './connections/bot-door.ts';
import { openBotStreams } from './connections/bot-streams.ts';
import type { Around } from './connections/connection.ts';
import { LIMITS, type Limits, openBuckets } from './connections/limits.ts';
import { nodeAddress } from './connections/site.ts';
import { openSockets } from './connections/sockets.ts';
import { newCode, randomKey } from './ids.ts';
import { type KeyRing, newKey, openKeyRing } from './key-ring.ts';
import { whereItBroke } from './log.ts';
import { openHub } from './open-hub.ts';
import { openHttp } from './pages/http.ts';
import { knowingNobody, type People, renew, renewAll } from './people/people.ts';
import { newVapidKeys, type VapidKeys } from './push/encrypt.ts';
import type { WebhookPlace } from './push/webhook.ts';
import { rulesHash } from './rules-hash.ts';
import type { Cluster } from './store/cluster.ts';
import { openStore } from './store/open.ts';
import { isAddress } from './store/pg-database.ts';
import { openPostgres } from './store/postgres.ts';
import type { Store } from './store/store.ts';
import { tableLine } from './tables/lobby/info.ts';
import { openNodes } from './tables/nodes/nodes.ts';
import { sweep, wakeTables } from './tables/play/housekeeping.ts';
import { feelPulse } from './tables/play/table-step.ts';
import { silence } from './tables/state/alarm.ts';
import type { Hub, Setting } from './tables/state/hub.ts';
import { openListing } from './tables/tell/listing.ts';
import { openLiveList } from './tables/tell/live-list.ts';
import { tellOpenTable } from './tables/tell/table-notices.ts';

export type Config = Partial<
  Setting & Pick<Around, 'proxies' | 'checkOut' | 'metricsToken' | 'operators' | 'publicUrl' | 'mcp'>
> &
  Pick<Setting, 'games' | 'botsFor'> & {
    /** The store's file, or a PostgreSQL URL. */
    readonly db: string;
    readonly host: string;
    /** `host:port` at which other servers reach this one. */
    readonly nodeAddress?: string;
    readonly port: number;
    /** The built web client, or a function that builds it; without one there is a plain page. */
    readonly web?: string | (() => Promise<string | undefined>);
    readonly ladder?: string;
    readonly limits?: Partial<Limits>;
    readonly keepDays?: number;
    readonly log?: Logger;
    /** `mailto:…` of the owner, for push services. */
    readonly contact?: string;
    readonly webhook?: WebhookPlace;
    /** Milliseconds between empty lines of a bot's stream. */
    readonly botBeat?: number;
    /** For tests: allows notifications to this machine. */
    readonly pushAnywhere?: boolean;
    /** For tests: another version's hash of the rules. */
    readonly stamp?: string;
    /** For tests: the lease in milliseconds. */
    readonly lease?: number;
    wrap?(store: Store): Store;
    wrapCluster?(cluster: Cluster): Cluster;
  };

export type Server = {
  readonly port: number;
  readonly hub: Hub;
  readonly people: People;
  readonly doors: Around['doors'];
  /** Stops accepting, commits, tells everybody, ends. */
  close(): Promise<void>;
};

const HUMAN_PACE = [1200, 3800] as const;
const KEEP_DAYS = 90;
/** People who only reload the page are not notified. */
const PATIENCE = 15_000;
/** The shortest clock in seconds, equal to the least time of a window. */
const SHORTEST = 3;
const DEAL_TIME = 3000;
const GATHER = 6000;
const BOT_BEAT = 7000;
const CONTACT = 'mailto:nobody@example.org';
const ALIVE_EVERY = 5000;
const PULSE_EVERY = 1000;
/** Connections waiting to be accepted. A refused client retries only after 1, 3, 7, 15 seconds. */
const BACKLOG = 8192;
const SWEEP_EVERY = 60_000;

const built = async (web: Config['web']): Promise<string | undefined> => (typeof web === 'function' ? web() : web);

export const openServer = async (config: Config): Promise<Server> => {
  const log = config.log ?? pino({ level: 'info' });
  const { store, cluster, rules } = await storeOf(config);
  const { alive, began, keyRing, vapid } = await recollect(store, rules);
  const clock = openClock(cluster === undefined ? Math.max(Date.now(), alive, began) : await timeOf(cluster));
  const now = config.now ?? clock.now;
  const setting = settingOf(config, now, log);
  const nodes =
    cluster &&
    openNodes({
      cluster,
      lease: config.lease,
      log,
      hub: () => hub,
      renewed: (person) => renewThese(() => renew(people, person)),
      slept: () => renewThese(() => renewAll(people, sockets.people())),
      setClock: clock.set,
      cutOff() {
        log.error('nothing is heard of the database; everybody is sent elsewhere');
        people.cache.clear(); // changes of people were missed as well
        sockets.dismiss();
      },
    });
  const hub: Hub = openHub(
    { setting, store, log, keyRing, alive: Math.min(alive, now()), place: config.webhook },
    { keys: vapid, contact: config.contact ?? CONTACT, anywhere: config.pushAnywhere ?? false },
    () => sockets.count(),
    nodes,
  );
  const people: People = {
    store,
    journal: hub.journal,
    keyRing,
    now,
    code: setting.code,
    ...knowingNobody(),
    renewed: (id, known) => [sockets, around.bots].forEach((one) => void one.renewed(id, known)),
  };
  const renewThese = (read: () => Promise<void>): void => {
    read().catch((error: unknown) => log.error({ error: whereItBroke(error) }, 'a person cannot be read'));
  };
  const around = aroundOf(config, hub, people);
  tellOfOpenTables(hub, people);
  const sockets = openSockets(around);
  const http = await openHttp(around, await built(config.web), config.ladder);
  http.server.on('upgrade', sockets.upgrade);
  await listen(http, config, () => {
    sockets.close();
    return store.close();
  });
  const timers = startTimers(hub, { alone: cluster === undefined, keepDays: config.keepDays ?? KEEP_DAYS });

  await hub.codes.fill();
  await tellLost(hub);
  if (nodes === undefined) wakeTables(hub).catch(setting.fatal);
  else await nodes.start(config.nodeAddress ?? nodeAddress(config.host, portOf(http.server.address()) ?? config.port));
  return {
    port: portOf(http.server.address()) ?? config.port,
    hub,
    people,
    doors: around.doors,
    async close() {
      hub.closing = true;
      timers.stop();
      hub.webhook.close();
      sockets.bye();
      around.bots.close();
      noteTime(hub, 'alive');
      await hub.journal.durable();
      await nodes?.stop();
      sockets.close();
      await http.close();
      await hub.journal.close();
      for (const table of hub.liveTables.values()) silence(table.alarm);
      await store.close();
    },
  };
};

const listen = (http: Awaited<ReturnType<typeof openHttp>>, { host, port }: Config, giveUp: () => Promise<void>) =>
  http.listen({ host, port, backlog: BACKLOG }).catch(async (error: unknown) => {
    await giveUp();
    throw error;
  });

const tellLost = async ({ store, log }: Hub): Promise<void> => {
  for (const table of await store.lost())
    log.error({ table }, 'moves that were acknowledged are missing; the table stays closed until the owner has looked');
};

/** Notifies people who asked for it, and the owner's program, of open tables. */
const tellOfOpenTables = (hub: Hub, people: People): void => {
  hub.opened.add((table, doc) => {
    hub.webhook.tell('table-open', tableLine(table, doc));
    tellOpenTable(hub, people, doc).catch((error: unknown) =>
      hub.log.error({ error: whereItBroke(error) }, 'an open table was not told'),
    );
  });
};

const portOf = (address: AddressInfo | string | null): number | undefined =>
  typeof address === 'object' && address !== null ? address.port : undefined;

const storeOf = async (config: Config) => {
  const rules = config.stamp ?? rulesHash();
  const shared = isAddress(config.db) ? await openPostgres(config.db, rules) : undefined;
  const cluster = shared && (config.wrapCluster?.(shared.cluster) ?? shared.cluster);
  const opened: Store = shared ?? openStore(config.db);
  return { store: config.wrap?.(opened) ?? opened, cluster, rules };
};

const settingOf = (config: Config, now: () => number, log: Logger): Setting => ({
  games: config.games,
  botsFor: config.botsFor,
  botPace: config.botPace ?? HUMAN_PACE,
  least: config.least,
  shortest: config.shortest ?? SHORTEST,
  patience: config.patience ?? PATIENCE,
  gather: config.gather ?? GATHER,
  dealTime: config.dealTime ?? DEAL_TIME,
  now,
  secret: config.secret ?? randomKey,
  code: config.code ?? newCode,
  fatal:
    config.fatal ??
    ((error) => {
      log.fatal({ error: error instanceof Error ? error.stack : 'unknown' }, 'the server cannot go on');
      process.exit(1);
    }),
});

const aroundOf = (config: Config, hub: Hub, people: People): Around => {
  const { proxies = 0, checkOut = false, metricsToken, operators = [], host, publicUrl, mcp } = config;
  const limits = { ...LIMITS, ...config.limits };
  const spent = {
    messages: openBuckets(limits.messagesPerAddress),
    chat: openBuckets(limits.chat),
    reports: openBuckets(limits.reports),
    reportsPerAddress: openBuckets(limits.reportsPerAddress),
    enters: openBuckets(limits.enters),
    entersPerAddress: openBuckets(limits.entersPerAddress),
  };
  const bots = openBotStreams(hub, { beat: config.botBeat ?? BOT_BEAT, unsent: limits.unsent });
  const listed = openListing(hub);
  return {
    hub,
    people,
    bots,
    listed,
    list: openLiveList(hub, listed),
    doors: openDoors(hub, bots, listed),
    limits,
    spent,
    unsent: openBacklog(limits),
    host,
    publicUrl,
    proxies,
    checkOut,
    mcp,
    metricsToken,
    operators,
  };
};

const noteTime = ({ journal, setting }: Hub, key: 'began' | 'alive'): void =>
  journal.write({ write: 'setting', key, value: String(setting.now()) });

/** Recurring jobs. `alone`: no lease tells that the server is alive. */
const startTimers = (hub: Hub, { alone, keepDays }: { alone: boolean; keepDays: number }) => {
  // written before anything happens at a possibly wrong time, so that the next start does not begin earlier
  if (alone) noteTime(hub, 'began');
  const isPlayed = () => [...hub.liveTables.values()].some(({ doc }) => doc.status === 'playing');
  const timers = [
    setInterval(() => alone && isPlayed() && noteTime(hub, 'alive'), ALIVE_EVERY),
    setInterval(() => feelPulse(hub), PULSE_EVERY),
    setInterval(() => {
      sweep(hub, keepDays).catch((error: unknown) => hub.log.error({ error: whereItBroke(error) }, 'sweeping failed'));
    }, SWEEP_EVERY),
  ];
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
};

/**
 * Keys for signatures and notifications are made at the first start. `alive` is written every few seconds during games,
 * `began` at each start.
 */
const recollect = async (
  store: Store,
  rules: string,
): Promise<{ keyRing: KeyRing; alive: number; began: number; vapid: VapidKeys }> => {
  const once = async (key: string, make: () => string): Promise<string> => {
    const known = await store.setting(key);
    if (known !== undefined) return known;
    await store.commit([{ write: 'setting', key, value: make(), once: true }]);
    return (await store.setting(key)) ?? '';
  };
  const keyRing = await openKeyRing(store, await once('key', newKey));
  const vapid: VapidKeys = JSON.parse(await once('vapid', () => JSON.stringify(newVapidKeys())));
  if ((await store.setting('rules')) !== rules)
    await store.commit([{ write: 'no-snapshots' }, { write: 'setting', key: 'rules', value: rules }]);
  const timeIn = async (name: string) => Number((await store.setting(name)) ?? 0);
  return { keyRing, alive: await timeIn('alive'), began: await timeIn('began'), vapid };
};

/**
 * The wall clock at the start, but never earlier than the last known time; then monotonic. With a shared store it
 * follows that store's clock, and never goes back.
 */
const openClock = (from: number) => {
  let ahead = from - performance.now();
  return {
    now: (): number => Math.round(ahead + performance.now()),
    set(to: number): void {
      ahead = Math.max(ahead, to - performance.now());
    },
  };
};

const timeOf = async (cluster: Cluster): Promise<number> => (await cluster.renew(1)).now;
