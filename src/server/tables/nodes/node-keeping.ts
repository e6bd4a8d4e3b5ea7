/** Which server keeps a table's clocks and bots: each keeper claims it with a higher fence. */
import type { Claim, Cluster } from '../../store/cluster.ts';
import { findLiveTable } from '../play/loading.ts';
import { goOn, resume } from '../play/table-step.ts';
import type { Hub, LiveTable } from '../state/hub.ts';

const AT_ONCE = 200;
/** Milliseconds between batches of adopted tables. */
const BREATH = 250;

type Deps = {
  readonly cluster: Cluster;
  readonly lease: number;
  hub(): Hub;
  oops(what: string): (error: unknown) => void;
  /** When this server's lease last lapsed, in the store's time. */
  lapsedAt(): number;
};

type NodeKeeping = {
  claim(table: LiveTable): void;
  claimAll(): void;
  /** After a lapse: tables may have another keeper. Ours are claimed again, and stay still until then. */
  claimAgain(): void;
  /** Claims tables without a living keeper that nobody has in memory. */
  adopt(): void;
  end(): void;
};

export const openNodeKeeping = ({ cluster, lease, hub, oops, lapsedAt }: Deps): NodeKeeping => {
  const wanted = new Set<string>();
  let ended = false;

  const keep = ({ table: id, fence, since }: Claim): void => {
    const table = hub().liveTables.get(id);
    if (table === undefined) return;
    table.cluster.fence = fence;
    const { game } = table;
    const now = hub().setting.now();
    if (since !== undefined && game !== undefined && table.cluster.reading === undefined) {
      const from = since < now ? since - lease : lapsedAt(); // its last keeper was this server
      const last = Math.max(game.live.opened, game.live.resumed, from);
      if (last < now - lease) resume(table, Math.round(now - last));
    }
    goOn(table);
  };
  const claimWanted = async (): Promise<void> => {
    const ids = [...wanted];
    wanted.clear();
    for (let i = 0; i < ids.length; i += AT_ONCE)
      for (const one of await cluster.claim(ids.slice(i, i + AT_ONCE))) keep(one);
  };
  const want = (id: string): void => {
    if (wanted.size === 0) setImmediate(() => claimWanted().catch(oops('tables cannot be kept')));
    wanted.add(id);
  };
  const claim = ({ id, doc, cluster: state }: LiveTable): void => {
    if (doc.status === 'playing' && state.fence === undefined) want(id);
  };
  const claimAll = (): void => {
    for (const table of hub().liveTables.values()) claim(table);
  };
  const adoptAll = async (): Promise<void> => {
    for (let left = AT_ONCE; left === AT_ONCE && !ended; ) {
      const ids = await cluster.orphans(AT_ONCE);
      left = ids.length;
      for (const id of ids) {
        if (hub().closing) return;
        const table = await findLiveTable(hub(), id).catch(() => undefined);
        if (table !== undefined) want(table.id);
      }
      await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
  };

  return {
    claim,
    claimAll,
    claimAgain() {
      for (const { cluster: state } of hub().liveTables.values()) state.fence = undefined;
      claimAll();
    },
    adopt() {
      adoptAll().catch(oops('tables without a keeper cannot be found'));
    },
    end() {
      ended = true;
    },
  };
};
