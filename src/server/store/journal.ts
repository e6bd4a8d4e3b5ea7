/** Group commit: writes that arrive during a commit form the next one. Nobody is told before it is stored. */
import { fault } from '../../engine/fault.ts';
import type { Missing } from './partial-commit.ts';
import type { Write } from './store.ts';
import { tableOf } from './write-owner.ts';

/** Another server wrote that table first; or the store refuses the content for good. */
export type Missed = 'lost' | 'refused';

export const notKept = () => fault('internal', 'this could not be kept, and nothing was changed');

export type Journal = {
  write(...writes: readonly Write[]): void;
  /**
   * Runs in order once everything written so far is stored, after what `close` adds: no answer overtakes what it
   * follows from. `of`: a table or person; `missed` says why nothing of theirs was written.
   */
  later(run: (missed?: Missed) => void, of?: string): void;
  /** Flushes even without writes. */
  wake(): void;
  /** Resolves when everything so far is stored; rejects if writes of this table or person were refused. */
  durable(of?: string): Promise<void>;
  holds(table: string): boolean;
  /** Milliseconds for which the current commit has been running. */
  waits(): number;
  /** Writes the last batch and accepts no more. */
  close(): Promise<void>;
};

type After = { readonly of: string | undefined; run(missed?: Missed): void };
type Batch = { writes: Write[]; after: After[] };
const fresh = (): Batch => ({ writes: [], after: [] });

type Deps = {
  commit(writes: readonly Write[]): Promise<Missing>;
  /** Called before a batch is written: messages then show the state that it stores. */
  close(): void;
  /** Memory and store differ for some tables; `missing` says whose part was refused, and why. */
  missing(missing: Missing): void;
  /** After a disk failure memory is ahead and not to be trusted: ends the server. */
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

  /** Drops writes that build on lost ones. */
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
