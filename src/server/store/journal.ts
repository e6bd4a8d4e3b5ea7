/** Group commit: what arrives while the disk is busy is written together, and nobody hears of it before it is there. */
import { fault } from '../../engine/fault.ts';
import type { Missing } from './partial-commit.ts';
import type { Write } from './store.ts';
import { tableOf } from './write-owner.ts';

/** Another server was first at that table; or the store does not take what was written, and will not. */
export type Missed = 'lost' | 'refused';

/** For its writer. */
export const notKept = () => fault('internal', 'this could not be kept, and nothing was changed');

export type Journal = {
  write(...writes: readonly Write[]): void;
  /**
   * Runs once everything written so far is on disk, in the order given, and after what `close` adds to the batch: an answer
   * does not come before what it follows from. Where it speaks of a table or a person, it is told whether nothing of
   * theirs was written, and why.
   */
  later(run: (missed?: Missed) => void, of?: string): void;
  /** Something is to be told, even if nothing was written. */
  wake(): void;
  /** Everything written so far is on disk. A fault where what was written of this table or person was refused. */
  durable(of?: string): Promise<void>;
  /** Whether something of a table is on its way. */
  holds(table: string): boolean;
  /** For how many milliseconds the disk has been busy with what it was given. */
  waits(): number;
  /** The last batch is written, and nothing more is. */
  close(): Promise<void>;
};

type After = { readonly of: string | undefined; run(missed?: Missed): void };
type Batch = { writes: Write[]; after: After[] };
const fresh = (): Batch => ({ writes: [], after: [] });

type Deps = {
  commit(writes: readonly Write[]): Promise<Missing>;
  /** A batch is about to be written: what it shows is the state that this batch makes durable. */
  close(): void;
  /** What is in memory of these tables is not what the store has; whose part was refused, and why. */
  missing(missing: Missing): void;
  /** If the disk fails, memory is ahead of it and must not be trusted: this ends the server. */
  fatal(error: unknown): void;
  measure?(seconds: number): void;
};

const NOTHING: Missing = { lost: [], refused: new Map() };

const missedOf = ({ lost, refused }: Missing, of: string | undefined): Missed | undefined => {
  if (of === undefined) return undefined;
  if (lost.includes(of)) return 'lost';
  return refused.has(of) ? 'refused' : undefined;
};

export const openJournal = ({ commit, close, missing, fatal, measure }: Deps): Journal => {
  let batch = fresh();
  let flying = fresh();
  let running = false;
  let wanted = false;
  let ended = false;
  let since: number | undefined;

  /** What was built on what is not there is not written either. */
  const drop = (found: Missing): void => {
    const { writes, after } = batch;
    batch.writes = writes.filter((one) => missedOf(found, tableOf(one)) === undefined);
    batch.after = after.filter(({ of }) => missedOf(found, of) === undefined);
    for (const { of, run } of after) {
      const missed = missedOf(found, of);
      if (missed !== undefined) run(missed);
    }
    missing(found);
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
      let found = NOTHING;
      if (writes.length > 0) {
        const before = performance.now();
        since = before;
        found = await commit(writes);
        since = undefined;
        measure?.((performance.now() - before) / 1000);
      }
      flying = fresh();
      for (const { of, run: tell } of after) tell(missedOf(found, of));
      if (found.lost.length > 0 || found.refused.size > 0) drop(found);
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

  const later = (tell: (missed?: Missed) => void, of?: string): void => {
    batch.after.push({ of, run: tell });
    wake();
  };
  const durable = (of?: string): Promise<void> =>
    new Promise((resolve, reject) => later((missed) => (missed === 'refused' ? reject(notKept()) : resolve()), of));
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
