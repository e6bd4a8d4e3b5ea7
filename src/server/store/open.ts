import { Worker } from 'node:worker_threads';
import { fault } from '../../engine/fault.ts';
import { pack } from './pack.ts';
import { refusal } from './partial-commit.ts';
import type { Store, StoreCalls, Write } from './store.ts';

export type Call = { readonly id: number; readonly name: keyof StoreCalls; readonly args: readonly unknown[] };
export type Answer = {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly refused?: boolean;
};
/** The answers to a batch of questions, or the first of them. */
export type Answers = { readonly answers: readonly Answer[]; readonly isLast: boolean };

/** Copies in its own thread and connection, so that the store stays usable. */
const copyBeside = (file: string, to: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup.ts', import.meta.url), { workerData: { file, to } });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the copy was not made'))));
  });

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** Errors lose their fields between threads; an unavailable store is shown to people. */
const asThrown = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  return 'code' in error && error.code === 'store' ? fault('store', error.message) : error;
};

/**
 * A file's store in its own thread. Questions of one turn are sent together, since waking the thread costs more than
 * most answers. A commit goes at once, with what waits.
 */
export const openStore = (file: string): Store => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: file, name: 'store' });
  const waiting = new Map<number, Waiting>();
  let asked: Call[] = [];
  let calls = 0;
  let parcels = 0;
  let broken: Error | undefined;
  const fail = (error: Error) => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ answers, isLast }: Answers) => {
    for (const { id, result, error, refused } of answers) {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) call?.resolve(result);
      else call?.reject(refused ? refusal(error) : new Error(error));
    }
    if (isLast) parcels -= 1;
    if (parcels === 0) post();
    if (waiting.size === 0) worker.unref(); // an idle store does not keep the process alive
  });
  worker.on('error', (error) => fail(asThrown(error)));
  worker.on('exit', () => fail(new Error('the store is closed')));
  const post = () => {
    if (asked.length === 0) return;
    parcels += 1;
    worker.postMessage(asked);
    asked = [];
  };
  const postIfIdle = () => {
    if (parcels === 0) post();
  };
  const call = (name: keyof StoreCalls, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) {
        reject(broken);
        return;
      }
      calls += 1;
      if (waiting.size === 0) worker.ref();
      waiting.set(calls, { resolve, reject });
      asked.push({ id: calls, name, args });
      if (name === 'commit') post();
      else if (asked.length === 1 && parcels === 0) setImmediate(postIfIdle);
    });
  const commit = (writes: readonly Write[]): Promise<unknown> => call('commit', pack(writes));
  // the proxy answers to every name of StoreCalls by asking the worker
  const own: { readonly [name: string]: unknown } = { commit, backup: (to: string) => copyBeside(file, to) };
  return new Proxy({} as Store, {
    get: (_, name) =>
      typeof name === 'string' && name !== 'then'
        ? (own[name] ?? ((...args: unknown[]) => call(name as keyof StoreCalls, args)))
        : undefined,
  });
};
