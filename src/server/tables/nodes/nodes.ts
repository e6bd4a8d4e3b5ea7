/**
 * Several servers on one store. Each has in memory the tables that its people watch. The store decides the order: a
 * write to a table changed meanwhile is lost, and retried after a reload (cluster-writes.ts, node-news.ts,
 * following.ts). One server keeps a table's clocks and bots by a lease (node-lease.ts) and a rising fence
 * (node-keeping.ts).
 */
import type { Logger } from 'pino';
import { whereItBroke } from '../../log.ts';
import type { Cluster } from '../../store/cluster.ts';
import type { Hub, Nodes } from '../state/hub.ts';
import { openNodeWriting, PERSON } from './cluster-writes.ts';
import { readAgain, setPresent } from './following.ts';
import { openHomes } from './node-homes.ts';
import { openNodeKeeping } from './node-keeping.ts';
import { LEASE, openLease } from './node-lease.ts';
import { openNodeNews } from './node-news.ts';

const NODES = 'nodes';

type Deps = {
  readonly cluster: Cluster;
  readonly lease?: number | undefined;
  readonly log: Logger;
  hub(): Hub;
  renewed(person: string): void;
  /** Nothing was heard for longer than changes are repeated. */
  slept(): void;
  /** The store's time, at each renewal. */
  setClock(now: number): void;
  /** The store was silent for too long: people are sent to another server. */
  cutOff(): void;
};

export type OpenNodes = Nodes & {
  count(): number;
  /** `address`: for other servers. */
  start(address: string): Promise<void>;
  stop(): Promise<void>;
};

export const openNodes = ({ cluster, lease = LEASE, log, hub, ...given }: Deps): OpenNodes => {
  const { node, fanout } = cluster;
  let ended = false;
  const oops = (what: string) => (error: unknown) => {
    if (!ended) log.error({ error: whereItBroke(error) }, what);
  };

  const membership = (came: boolean, left: readonly string[]): void => {
    if (came) news.lookAtAll();
    if (left.length === 0) return;
    log.info({ nodes: leased.others().length + 1 }, 'another server is gone');
    for (const table of hub().liveTables.values())
      if (left.some((one) => table.cluster.elsewhere.has(one)))
        setPresent(table, [...table.cluster.elsewhere.values()], leased.isThere);
    news.lookAtAll();
    keeping.claimAll();
    keeping.adopt();
  };
  const leased = openLease({ ...given, cluster, lease, oops, lapsed: () => keeping.claimAgain(), membership });
  const news = openNodeNews({ cluster, hub, oops, isThere: leased.isThere });
  const keeping = openNodeKeeping({ cluster, lease, hub, oops, lapsedAt: leased.lapsedAt });
  const writing = openNodeWriting({ cluster, hub, look: news.look });

  const heard = (names: readonly string[]): void => {
    if (ended) return; // the lease has been given back
    for (const name of names) {
      if (name === NODES) leased.renew().catch(oops('the lease cannot be renewed'));
      else if (name.startsWith(PERSON)) given.renewed(name.slice(PERSON.length));
      else whenLoaded(hub(), name, news.look);
    }
  };

  return {
    node,
    home: openHomes({ cluster, hub, others: leased.others }),
    close: writing.addPresent,
    commit: writing.commit,
    lost(tables) {
      for (const id of tables) {
        const table = hub().liveTables.get(id);
        if (table !== undefined) readAgain(table, leased.isThere).catch(oops('a table cannot be read again'));
      }
    },
    keeps: ({ cluster: state }) => state.fence !== undefined && leased.holds(),
    claim: keeping.claim,
    moved: writing.moved,
    follows: ({ clients, cluster: state }) => clients.size > 0 || state.fence !== undefined,
    greet({ id, cluster: state }) {
      if (state.fence !== undefined) fanout.tell([id]);
    },
    current: news.current,
    drop(table) {
      writing.drop(table);
      const { id, cluster: state } = table;
      if (state.fence !== undefined && !hub().closing) cluster.release([id]).catch(oops('a table is not let go'));
    },
    count: () => leased.others().length + 1,
    isSilent: leased.isSilent,
    isFirst: () => leased.others().every((one) => node < one),
    async start(address) {
      await Promise.all([leased.renew(), cluster.announce(address)]);
      await fanout.listen(heard, news.lookAtAll);
      fanout.tell([NODES]);
      leased.keepUp(() => {
        if (leased.others().length > 0) news.lookAround();
      });
      keeping.adopt();
    },
    async stop() {
      ended = true;
      for (const part of [leased, news, keeping]) part.end();
      await cluster.leave();
      fanout.tell([NODES]);
    },
  };
};

/** Calls for tables in memory or loading; others are ignored. */
const whenLoaded = ({ liveTables, loading }: Hub, table: string, then: (table: string) => void): void => {
  const look = () => liveTables.has(table) && then(table);
  if (liveTables.has(table)) then(table);
  else loading.get(table)?.then(look, () => {});
};
