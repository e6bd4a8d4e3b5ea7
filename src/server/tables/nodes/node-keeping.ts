/** Which server keeps a table's clocks and bots: it asks for a number that rises with each keeper. */
import type { Claim, Cluster } from '../../store/cluster.ts';
import { findLiveTable } from '../play/loading.ts';
import { goOn, resume } from '../play/table-step.ts';
import type { Hub } from '../state/hub.ts';
import type { LiveTable } from '../state/live-table.ts';

const AT_ONCE = 200;
/** Milliseconds between two lots of tables that were nobody's. */
const BREATH = 250;

type Given = {
  readonly cluster: Cluster;
  /** Milliseconds for which a keeper's lease holds. */
  readonly lease: number;
  hub(): Hub;
  oops(what: string): (error: unknown) => void;
  /** When the lease of this server last did not hold, by the time of the store. */
  lapsedAt(): number;
};

type NodeKeeping = {
  /** It is kept here, if nobody else does. */
  claim(liveTable: LiveTable): void;
  claimAll(): void;
  /** What was kept here may be another's by now; what is still ours gets a new number, and until then nothing happens there. */
  claimAgain(): void;
  /** Tables whose keeper is gone, and that nobody has in memory. */
  adopt(): void;
  end(): void;
};

export const openNodeKeeping = ({ cluster, lease, hub, oops, lapsedAt }: Given): NodeKeeping => {
  const wanted = new Set<string>();
  let ended = false;

  const keep = ({ table, fence, since }: Claim): void => {
    const liveTable = hub().liveTables.get(table);
    if (liveTable === undefined) return;
    liveTable.shared.fence = fence;
    const { game } = liveTable;
    const now = hub().setting.now();
    if (since !== undefined && game !== undefined && liveTable.shared.reading === undefined) {
      const from = since < now ? since - lease : lapsedAt(); // its last keeper was this one
      const last = Math.max(game.live.opened, game.live.resumed, from);
      if (last < now - lease) resume(liveTable, Math.round(now - last));
    }
    goOn(liveTable);
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
  const claim = ({ id, doc, shared }: LiveTable): void => {
    if (doc.status === 'playing' && shared.fence === undefined) want(id);
  };
  const claimAll = (): void => {
    for (const liveTable of hub().liveTables.values()) claim(liveTable);
  };
  const adoptAll = async (): Promise<void> => {
    for (let left = AT_ONCE; left === AT_ONCE && !ended; ) {
      const tables = await cluster.orphans(AT_ONCE);
      left = tables.length;
      for (const table of tables) {
        if (hub().closing) return;
        const liveTable = await findLiveTable(hub(), table).catch(() => undefined);
        if (liveTable !== undefined) want(table);
      }
      await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
  };

  return {
    claim,
    claimAll,
    claimAgain() {
      for (const { shared } of hub().liveTables.values()) shared.fence = undefined;
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
