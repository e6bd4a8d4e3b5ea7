/** The script of every worker thread: opens the lab and does its task. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Lab, openLab } from './registry.ts';

/** The task's own types say what it takes and returns. */
type Task = { work(data: never, lab: Lab): (asked: never) => unknown };

const TASKS: Readonly<Record<string, () => Promise<Task>>> = {
  sim: () => import('./sim/batch.ts'),
  arena: () => import('./arena/deals.ts'),
  moments: () => import('./moments/worker.ts'),
  accuse: () => import('./moments/suspect-worker.ts'),
};

const { task, data }: { task: string; data: never } = workerData;
/** Some tasks are about a game from outside. */
const { with: file }: { with?: string } = workerData.data;
const lab = await openLab(file);
const found = await TASKS[task]?.();
if (found === undefined) throw new Error(`there is no task "${task}"`);
const worker: { answer(asked: unknown): unknown } = { answer: found.work(data, lab) };
parentPort?.on('message', (asked: unknown) => parentPort?.postMessage(worker.answer(asked)));
