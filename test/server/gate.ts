/** For tests: holds a server's store requests until the test opens the gate. */
import type { Config } from '../../src/server/server.ts';
import { until } from '../until.ts';

type Gate = {
  shut(): void;
  /** Resolves when all waiting requests are answered. */
  open(): Promise<unknown>;
  /** Resolves when a request is waiting. */
  awaited(): Promise<unknown>;
  through<T>(ask: () => Promise<T>): Promise<T>;
};

export const openGate = (): Gate => {
  let isShut = false;
  const waiting = new Set<() => void>();
  const asking = new Set<Promise<unknown>>();
  return {
    shut() {
      isShut = true;
    },
    async open() {
      isShut = false;
      for (const go of waiting) go();
      waiting.clear();
      await new Promise(setImmediate);
      await Promise.allSettled(asking);
    },
    awaited: () => until(() => waiting.size > 0, 'somebody at the gate'),
    async through(ask) {
      if (isShut) await new Promise<void>((go) => waiting.add(go));
      const answer = ask();
      asking.add(answer);
      return answer.finally(() => asking.delete(answer));
    },
  };
};

/** A server whose writing, telling, hearing and loading pass gates; its lease does not. */
export const gated = (gates: {
  readonly writing?: Gate;
  readonly telling?: Gate;
  readonly hearing?: Gate;
  readonly loading?: Gate;
}): Pick<Config, 'wrap' | 'wrapCluster'> => {
  const { writing = openGate(), telling = openGate(), hearing = openGate(), loading = openGate() } = gates;
  return {
    wrap: (store) => ({ ...store, load: (table) => loading.through(() => store.load(table)) }),
    wrapCluster: (cluster) => ({
      ...cluster,
      fanout: {
        ...cluster.fanout,
        tell: (names) => void telling.through(async () => cluster.fanout.tell(names)),
      },
      commit: (writes, heads) => writing.through(() => cluster.commit(writes, heads)),
      since: (known) => hearing.through(() => cluster.since(known)),
    }),
  };
};
