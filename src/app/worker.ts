/** The script of every worker thread: opens the registry and does its task. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../command/registry.ts';
import { openRegistry } from './registry.ts';

/** The task's own types say what it takes and returns. */
type Task = { work(data: never, registry: Registry): (asked: never) => unknown };

const TASKS: Readonly<Record<string, () => Promise<Task>>> = {
  sim: () => import('../lab/sim/batch.ts'),
  arena: () => import('../lab/arena/deals.ts'),
  moments: () => import('../lab/moments/worker.ts'),
  accuse: () => import('../lab/moments/suspect-worker.ts'),
  think: () => import('../command/thinking/worker.ts'),
};

const { task, data }: { task: string; data: never } = workerData;
/** Some tasks are about a game from outside. */
const { with: file }: { with?: string } = workerData.data;
const registry = await openRegistry(file);
const found = await TASKS[task]?.();
if (found === undefined) throw new Error(`there is no task "${task}"`);
const worker: { answer(asked: unknown): unknown } = { answer: found.work(data, registry) };
parentPort?.on('message', (asked: unknown) => parentPort?.postMessage(worker.answer(asked)));
