/**
 * Several servers on one store. Each has the tables in memory that its own people look at. The store decides the order:
 * whoever writes a table that has changed meanwhile has lost, reads it again, and decides again (cluster-writes.ts,
 * node-news.ts, following.ts). One of them keeps a table's clocks and bots, by a lease (node-lease.ts) and a number that is
 * raised with each keeper (node-keeping.ts): whoever comes late with an old one has lost, too.
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
  /** Milliseconds after which a server that was not heard of is gone. */
  readonly lease?: number | undefined;
  readonly log: Logger;
  hub(): Hub;
  /** Somebody changed elsewhere: what is known of them here is old. */
  renewed(person: string): void;
  /** The server slept for longer than changes are told: whatever is known of anybody may be old. */
  slept(): void;
  /** The time of the store, when it is asked: nobody's clock is behind it for long. */
  setClock(now: number): void;
  /** Nothing was heard of the store for too long: whoever is here goes where it works. */
  cutOff(): void;
};

export type OpenNodes = Nodes & {
  count(): number;
  /** `address`: by which others reach it. */
  start(address: string): Promise<void>;
  /** Others keep its tables from now on. */
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
    if (ended) return; // its lease is given back, and stays so
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

/** A table that is here, or on its way; of others nothing is asked. */
const whenLoaded = ({ liveTables, loading }: Hub, table: string, then: (table: string) => void): void => {
  const look = () => liveTables.has(table) && then(table);
  if (liveTables.has(table)) then(table);
  else loading.get(table)?.then(look, () => {});
};
