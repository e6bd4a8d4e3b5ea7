/** Group commit: what arrives while the disk is busy is written together, and nobody hears of it before it is there. */
import type { Store, Write } from './store.ts';

export type Journal = {
  write(...writes: readonly Write[]): void;
  /** Runs once everything written so far is on disk, in the order given. */
  later(run: () => void): void;
  /** Something is to be told, even if nothing was written. */
  wake(): void;
  durable(): Promise<void>;
  /** For how many milliseconds the disk has been busy with what it was given. */
  waits(): number;
  /** The last batch is written, and nothing more is. */
  close(): Promise<void>;
};

type Batch = { writes: Write[]; after: (() => void)[] };
const fresh = (): Batch => ({ writes: [], after: [] });

/**
 * `close` is called when a batch is about to be written: what it shows is the state that this batch makes durable.
 * If the disk fails, memory is ahead of it and must not be trusted: `fatal` ends the server.
 */
export const openJournal = (
  store: Pick<Store, 'commit'>,
  close: () => void,
  fatal: (error: unknown) => void,
  measure: (seconds: number) => void = () => {},
): Journal => {
  let batch = fresh();
  let running = false;
  let wanted = false;
  let ended = false;
  let since: number | undefined;

  const run = async () => {
    while (wanted) {
      wanted = false;
      close();
      const { writes, after } = batch;
      batch = fresh();
      if (writes.length > 0) {
        const before = performance.now();
        since = before;
        await store.commit(writes);
        since = undefined;
        measure((performance.now() - before) / 1000);
      }
      for (const tell of after) tell();
    }
  };
  const start = () => {
    run().then(() => {
      running = false;
      if (wanted) wake();
    }, fatal);
  };
  const wake = () => {
    wanted = true;
    if (running || ended) return;
    running = true;
    setImmediate(start);
  };

  const durable = (): Promise<void> =>
    new Promise((resolve) => {
      batch.after.push(resolve);
      wake();
    });
  return {
    write(...writes) {
      batch.writes.push(...writes);
      wake();
    },
    later(tell) {
      batch.after.push(tell);
      wake();
    },
    wake,
    durable,
    waits: () => (since === undefined ? 0 : performance.now() - since),
    async close() {
      await durable();
      ended = true;
    },
  };
};
