/**
 * Several servers on one store. Each has the tables in memory that its own people look at. The store decides the order:
 * whoever writes a table that has changed meanwhile has lost, reads it again, and decides anew. One of them keeps a
 * table's clocks and bots, by a lease and a number that is raised with each keeper: whoever comes late with an old one
 * has lost, too.
 */

import type { Logger } from 'pino';
import { cut } from '../../engine/phrases.ts';
import { whereItBroke } from '../log.ts';
import { committedApart, type Missing } from '../store/apart.ts';
import type { Claim, Cluster, Head } from '../store/cluster.ts';
import type { Write } from '../store/store.ts';
import { changedIn, ownerOf, tableOf } from '../store/writing.ts';
import { goOn, resume } from './by-itself.ts';
import { hear, readAgain, setPresent } from './following.ts';
import { type Hub, markOf, type Nodes } from './hub.ts';
import type { LiveTable } from './live-table.ts';
import { findLiveTable } from './loading.ts';
import { seatOf } from './lobby.ts';

/** A node that was not heard of for so many milliseconds is gone. */
const LEASE = 3000;
const RENEW_EVERY = 1000;
const BEAT = 500;
/** Without a word of the store for so long, a server says goodbye. */
const LONG = 8000;
const AT_ONCE = 200;
/** Each second a part of the tables is looked at, though nothing was heard of them: all of them in so many. */
const ROUND = 60;
const PERSON = 'person:';
/** One of them came or goes. */
const NODES = 'nodes';

type Given = {
  readonly cluster: Cluster;
  readonly log: Logger;
  hub(): Hub;
  /** Somebody changed elsewhere: what is known of him here is old. */
  renewed(person: string): void;
  /** The time of the store, when it is asked: nobody's clock is behind it for long. */
  setClock(now: number): void;
  /** Nothing was heard of the store for too long: whoever is here goes where it works. */
  cutOff(): void;
};

export type OpenNodes = Nodes & {
  count(): number;
  start(): Promise<void>;
  /** Others keep its tables from now on. */
  stop(): Promise<void>;
};

export const openNodes = ({ cluster, log, hub, renewed, setClock, cutOff }: Given): OpenNodes => {
  const { node, fanout } = cluster;
  let others: readonly string[] = [];
  /** Until when the lease holds, by the clock of this process. */
  let holds = 0;
  /** When it was renewed last, and when it last did not hold, by the time of the store. */
  let last = 0;
  let lapsed = 0;
  /** For how long it was not renewed, by beats: a process that did not run has not listened either. */
  let silent = 0;
  /** Those who have changed lately, each with its time, as the store tells it again and again. */
  let changed: ReadonlySet<string> = new Set();
  let beat = 0;
  let timer: NodeJS.Timeout | undefined;
  let listening: NodeJS.Timeout | undefined;
  let ended = false;
  const gone = new Map<string, LiveTable>(); // out of memory, with something on its way
  const news = new Set<string>();
  const wanted = new Set<string>();
  const present = new Set<LiveTable>();
  let reading: Promise<void> | undefined;

  const isThere = (one: string): boolean => others.includes(one);
  const oops = (what: string) => (error: unknown) => {
    if (!ended) log.error({ error: whereItBroke(error) }, what);
  };

  // —— writing ——————————————————————————————————————————————————————————————————————————————————————————

  const stamp = (writes: readonly Write[]): Head[] => {
    const heads: Head[] = [];
    for (const table of new Set(writes.map(tableOf))) {
      const liveTable = table === undefined ? undefined : (hub().liveTables.get(table) ?? gone.get(table));
      if (liveTable === undefined) continue;
      const { version, fence } = liveTable.shared;
      heads.push({ table: liveTable.id, version, fence });
      liveTable.shared.version += 1;
    }
    return heads;
  };

  const rowsOfPresent = (): Write[] => {
    const rows = [...present].map((liveTable): Write => {
      const people: Record<string, { name: string; marks: string[]; walls?: number; writes?: number }> = {};
      let watchers = 0;
      for (const { person, address, wall } of liveTable.clients) {
        if (!wall && seatOf(liveTable.doc, person?.id) === undefined) watchers += 1;
        if (person === undefined) continue;
        const writer = liveTable.writing.get(person.id);
        const own = people[person.id] ?? { name: person.name, marks: [], ...(writer && { writes: writer.until }) };
        people[person.id] = own;
        own.marks.push(markOf(hub(), address));
        if (wall) own.walls = (own.walls ?? 0) + 1;
      }
      return { write: 'present', table: liveTable.id, row: { node, people, watchers } };
    });
    present.clear();
    return rows;
  };

  /** Others follow a table if their people look at it, or if they keep it; else they read it when it is wanted. */
  const isFollowed = (table: string): boolean => {
    const shared = hub().liveTables.get(table)?.shared;
    return shared?.fence === undefined || shared.elsewhere.size > 0;
  };
  /** What others have to hear of. */
  const namesIn = (writes: readonly Write[]): Set<string> => {
    const names = new Set<string>();
    for (const one of writes) {
      const table = tableOf(one);
      if (table !== undefined && isFollowed(table)) names.add(table);
      if (one.write === 'present') names.add(one.table);
      const person = changedIn(one);
      if (person !== undefined) names.add(PERSON + person);
    }
    return names;
  };

  const commit = async (writes: readonly Write[]): Promise<Missing> => {
    const heads = stamp(writes);
    const missing = await committedApart(writes, (some) => {
      const tables = some === writes ? undefined : new Set(some.map(tableOf));
      return cluster.commit(some, tables === undefined ? heads : heads.filter(({ table }) => tables.has(table)));
    });
    const { lost, refused } = missing;
    const names = namesIn(writes.filter((one) => !refused.has(ownerOf(one))));
    for (const table of lost) names.delete(table);
    fanout.tell([...names]);
    for (const { table, version } of heads) {
      const liveTable = hub().liveTables.get(table);
      if (liveTable === undefined) continue;
      if (!lost.includes(table)) liveTable.shared.stored = version + 1;
      if (liveTable.shared.behind === undefined) continue;
      liveTable.shared.behind = undefined;
      look(table);
    }
    return missing;
  };

  // —— reading ——————————————————————————————————————————————————————————————————————————————————————————

  const catchUp = async (): Promise<void> => {
    while (news.size > 0) {
      const liveTables = [...news].slice(0, AT_ONCE).flatMap((table) => hub().liveTables.get(table) ?? []);
      for (const table of [...news].slice(0, AT_ONCE)) news.delete(table);
      if (liveTables.length === 0) continue;
      const known = liveTables.map(({ id, doc, game, shared }) => ({
        table: id,
        version: shared.version,
        round: doc.round,
        n: game?.live.n ?? 0,
        lines: shared.lines,
      }));
      for (const one of await cluster.since(known)) {
        const liveTable = hub().liveTables.get(one.table);
        const before = known.find(({ table }) => table === one.table);
        if (liveTable === undefined || liveTable.shared.reading !== undefined) continue;
        if (hub().journal.holds(liveTable.id)) liveTable.shared.behind = one.version;
        else if (before?.version !== liveTable.shared.version || before.n !== (liveTable.game?.live.n ?? 0))
          news.add(one.table);
        else await hear(hub(), liveTable, one, isThere);
      }
    }
  };
  const look = (table: string): void => {
    news.add(table);
    reading ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(catchUp)
      .catch(oops('what is new cannot be read'))
      .finally(() => {
        reading = undefined;
        if (news.size > 0 && !ended) setTimeout(lookAgain, RENEW_EVERY).unref();
      });
  };
  const lookAgain = (): void => {
    for (const table of [...news]) look(table);
  };
  const lookAtAll = (): void => {
    for (const table of hub().liveTables.keys()) look(table);
  };

  const heard = (names: readonly string[]): void => {
    if (ended) return; // its lease is given back, and stays so
    for (const name of names) {
      if (name === NODES) renew().catch(oops('the lease cannot be renewed'));
      else if (name.startsWith(PERSON)) renewed(name.slice(PERSON.length));
      else if (hub().liveTables.has(name)) look(name);
      else
        hub()
          .loading.get(name)
          ?.then(
            () => hub().liveTables.has(name) && look(name),
            () => {},
          );
    }
  };

  // —— keeping ——————————————————————————————————————————————————————————————————————————————————————————

  const keep = ({ table, fence, since }: Claim): void => {
    const liveTable = hub().liveTables.get(table);
    if (liveTable === undefined) return;
    liveTable.shared.fence = fence;
    const { game } = liveTable;
    const now = hub().setting.now();
    if (since !== undefined && game !== undefined && liveTable.shared.reading === undefined) {
      const from = since < now ? since - LEASE : lapsed; // its last keeper was this one
      const last = Math.max(game.live.opened, game.live.resumed, from);
      if (last < now - LEASE) resume(hub(), liveTable, Math.round(now - last));
    }
    goOn(hub(), liveTable);
  };
  const claimWanted = async (): Promise<void> => {
    const tables = [...wanted];
    wanted.clear();
    for (let i = 0; i < tables.length; i += AT_ONCE)
      for (const one of await cluster.claim(tables.slice(i, i + AT_ONCE))) keep(one);
  };
  const want = (table: string): void => {
    if (wanted.size === 0) setImmediate(() => claimWanted().catch(oops('tables cannot be kept')));
    wanted.add(table);
  };
  const claimAll = (): void => {
    for (const { id, doc, shared } of hub().liveTables.values())
      if (doc.status === 'playing' && shared.fence === undefined) want(id);
  };
  /** Tables whose keeper is gone, and that nobody has in memory. */
  const adopt = async (): Promise<void> => {
    for (let left = AT_ONCE; left === AT_ONCE && !ended; ) {
      const tables = await cluster.orphans(AT_ONCE);
      left = tables.length;
      for (const table of tables) {
        if (hub().closing) return;
        const liveTable = await findLiveTable(hub(), table).catch(() => undefined);
        if (liveTable !== undefined) want(table);
      }
      await new Promise((resolve) => setTimeout(resolve, RENEW_EVERY / 4));
    }
  };

  const membership = (now: readonly string[]): void => {
    const left = others.filter((one) => !now.includes(one));
    const isNew = now.some((one) => !others.includes(one));
    others = now;
    if (isNew) lookAtAll();
    if (left.length === 0) return;
    log.info({ nodes: others.length + 1 }, 'another server is gone');
    for (const liveTable of hub().liveTables.values())
      if (left.some((one) => liveTable.shared.elsewhere.has(one)))
        setPresent(hub(), liveTable, [...liveTable.shared.elsewhere.values()], isThere);
    lookAtAll();
    claimAll();
    adopt().catch(oops('tables without a keeper cannot be found'));
  };

  /** One may have missed it; nobody misses it for long. */
  const noteChanged = (now: readonly string[]): void => {
    for (const one of now) if (!changed.has(one)) renewed(cut(one)[0] ?? '');
    changed = new Set(now);
  };

  const renew = async (): Promise<void> => {
    const asked = performance.now();
    const { now, nodes, changed: people } = await cluster.renew(LEASE);
    // by the store's time: the clock of a machine that slept has slept, too
    const late = last > 0 && now - last > LEASE;
    silent = 0;
    setClock(now);
    if (late) {
      // others may have taken what was ours; what is still ours gets a new number, and until then nothing happens there
      lapsed = last;
      for (const { shared } of hub().liveTables.values()) shared.fence = undefined;
      claimAll();
    }
    last = now;
    holds = asked + LEASE;
    noteChanged(people);
    membership(nodes);
  };

  return {
    close() {
      if (present.size > 0) hub().journal.write(...rowsOfPresent());
    },
    commit,
    lost(tables) {
      for (const table of tables) {
        const liveTable = hub().liveTables.get(table);
        if (liveTable !== undefined) readAgain(hub(), liveTable, isThere).catch(oops('a table cannot be read again'));
      }
    },
    keeps: ({ shared }) => shared.fence !== undefined && performance.now() < holds,
    claim(liveTable) {
      if (liveTable.doc.status === 'playing' && liveTable.shared.fence === undefined) want(liveTable.id);
    },
    moved(liveTable) {
      present.add(liveTable);
      hub().journal.wake();
    },
    follows: ({ clients, shared }) => clients.size > 0 || shared.fence !== undefined,
    greet({ id, shared }) {
      if (shared.fence !== undefined) fanout.tell([id]);
    },
    async current(liveTable) {
      const { shared } = liveTable;
      look(liveTable.id);
      await reading;
      // another was first, or ours is there: in either case it is known soon. Nothing else that is on its way is waited for.
      if (shared.behind !== undefined && shared.behind > shared.stored) await hub().journal.durable();
      await shared.reading;
    },
    drop(liveTable) {
      const { id, shared } = liveTable;
      present.delete(liveTable);
      gone.set(id, liveTable);
      hub().journal.later(() => gone.delete(id));
      if (shared.fence !== undefined && !hub().closing) cluster.release([id]).catch(oops('a table is not let go'));
    },
    count: () => others.length + 1,
    unheard: () => silent,
    isFirst: () => others.every((one) => node < one),
    async start() {
      await renew();
      await fanout.listen(heard, lookAtAll);
      fanout.tell([NODES]);
      const tick = async (): Promise<void> => {
        await renew().catch(oops('the lease cannot be renewed'));
        beat = (beat + 1) % ROUND;
        let i = 0;
        if (others.length > 0) for (const table of hub().liveTables.keys()) if (i++ % ROUND === beat) look(table);
        if (!ended) timer = setTimeout(tick, RENEW_EVERY);
      };
      timer = setTimeout(tick, RENEW_EVERY);
      listening = setInterval(() => {
        silent += BEAT;
        if (silent === LONG) cutOff();
      }, BEAT);
      adopt().catch(oops('tables without a keeper cannot be found'));
    },
    async stop() {
      ended = true;
      clearTimeout(timer);
      clearInterval(listening);
      await cluster.leave();
      fanout.tell([NODES]);
    },
  };
};
