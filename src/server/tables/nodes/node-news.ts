/** Reads the tables that other servers have changed, several at a time. */
import type { Cluster } from '../../store/cluster.ts';
import type { Hub, LiveTable } from '../state/hub.ts';

import { hear } from './following.ts';

const AT_ONCE = 200;
const AGAIN_AFTER = 1000;
/** Beats to check all tables once, even without news. */
const ROUND = 60;

type Deps = {
  readonly cluster: Cluster;
  hub(): Hub;
  oops(what: string): (error: unknown) => void;
  isThere(node: string): boolean;
};

type NodeNews = {
  look(table: string): void;
  lookAtAll(): void;
  lookAround(): void;
  /** Resolves once the table is up to date. */
  current(table: LiveTable): Promise<void>;
  end(): void;
};

export const openNodeNews = ({ cluster, hub, oops, isThere }: Deps): NodeNews => {
  const news = new Set<string>();
  let reading: Promise<void> | undefined;
  let beat = 0;
  let ended = false;

  const catchUp = async (): Promise<void> => {
    while (news.size > 0) {
      const ids = [...news].slice(0, AT_ONCE);
      const liveTables = ids.flatMap((id) => hub().liveTables.get(id) ?? []);
      for (const id of ids) news.delete(id);
      if (liveTables.length === 0) continue;
      const known = liveTables.map(({ id, doc, game, cluster: state }) => ({
        table: id,
        version: state.version,
        round: doc.round,
        n: game?.live.n ?? 0,
        lines: state.lines,
      }));
      for (const one of await cluster.since(known)) {
        const table = hub().liveTables.get(one.table);
        const before = known.find((was) => was.table === one.table);
        if (table === undefined || table.cluster.reading !== undefined) continue;
        if (hub().journal.holds(table.id)) table.cluster.behind = one.version;
        else if (before?.version !== table.cluster.version || before.n !== (table.game?.live.n ?? 0))
          news.add(one.table);
        else await hear(table, one, isThere);
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
        if (news.size > 0 && !ended) setTimeout(lookAgain, AGAIN_AFTER).unref();
      });
  };
  const lookAgain = (): void => {
    for (const table of [...news]) look(table);
  };

  return {
    look,
    lookAtAll() {
      for (const table of hub().liveTables.keys()) look(table);
    },
    lookAround() {
      beat = (beat + 1) % ROUND;
      let i = 0;
      for (const table of hub().liveTables.keys()) if (i++ % ROUND === beat) look(table);
    },
    async current({ id, cluster: state }) {
      look(id);
      await reading;
      // whether another server or we were first, it is known soon; nothing else pending is waited for
      if (state.behind !== undefined && state.behind > state.stored) await hub().journal.durable();
      await state.reading;
    },
    end() {
      ended = true;
    },
  };
};
