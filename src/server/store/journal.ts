/** Group commit: what arrives while the disk is busy is written together, and nobody hears of it before it is there. */
import type { Write } from './store.ts';
import { tableOf } from './writing.ts';

export type Journal = {
  write(...writes: readonly Write[]): void;
  /**
   * Runs once everything written so far is on disk, in the order given, and after what `close` adds to the batch: an answer
   * does not come before what it follows from. Where it speaks of a table, it is told whether that was lost: another
   * server was first there, and nothing of the table was written.
   */
  later(run: (lost: boolean) => void, table?: string): void;
  /** Something is to be told, even if nothing was written. */
  wake(): void;
  durable(): Promise<void>;
  /** Whether something of a table is on its way. */
  holds(table: string): boolean;
  /** For how many milliseconds the disk has been busy with what it was given. */
  waits(): number;
  /** The last batch is written, and nothing more is. */
  close(): Promise<void>;
};

type After = { readonly table: string | undefined; run(lost: boolean): void };
type Batch = { writes: Write[]; after: After[] };
const fresh = (): Batch => ({ writes: [], after: [] });

type Given = {
  /** Which tables are lost. */
  commit(writes: readonly Write[]): Promise<readonly string[]>;
  /** A batch is about to be written: what it shows is the state that this batch makes durable. */
  close(): void;
  /** What is in memory of these tables is not what the store has. */
  lost(tables: readonly string[]): void;
  /** If the disk fails, memory is ahead of it and must not be trusted: this ends the server. */
  fatal(error: unknown): void;
  measure?(seconds: number): void;
};

export const openJournal = ({ commit, close, lost, fatal, measure }: Given): Journal => {
  let batch = fresh();
  let flying = fresh();
  let running = false;
  let wanted = false;
  let ended = false;
  let since: number | undefined;

  /** What was built on what is lost is lost too. */
  const dropLost = (tables: readonly string[]): void => {
    const isLost = (table: string | undefined): boolean => table !== undefined && tables.includes(table);
    const { writes, after } = batch;
    batch.writes = writes.filter((one) => !isLost(tableOf(one)));
    batch.after = after.filter(({ table }) => !isLost(table));
    for (const { table, run } of after) if (isLost(table)) run(true);
    lost(tables);
  };
  const run = async () => {
    while (wanted) {
      wanted = false;
      const answers = batch.after.splice(0);
      close();
      batch.after.push(...answers);
      const { writes, after } = batch;
      flying = batch;
      batch = fresh();
      let missed: readonly string[] = [];
      if (writes.length > 0) {
        const before = performance.now();
        since = before;
        missed = await commit(writes);
        since = undefined;
        measure?.((performance.now() - before) / 1000);
      }
      flying = fresh();
      for (const { table, run: tell } of after) tell(table !== undefined && missed.includes(table));
      if (missed.length > 0) dropLost(missed);
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

  const later = (tell: (lost: boolean) => void, table?: string): void => {
    batch.after.push({ table, run: tell });
    wake();
  };
  const durable = (): Promise<void> => new Promise((resolve) => later(() => resolve()));
  return {
    write(...writes) {
      batch.writes.push(...writes);
      wake();
    },
    later,
    wake,
    durable,
    holds: (table) => [flying, batch].some(({ writes }) => writes.some((one) => tableOf(one) === table)),
    waits: () => (since === undefined ? 0 : performance.now() - since),
    async close() {
      await durable();
      ended = true;
    },
  };
};
