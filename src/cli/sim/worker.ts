import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playBatch } from './batch.ts';

export type Order = { readonly from: number; readonly to: number };

const job: Job = workerData;
parentPort?.on('message', ({ from, to }: Order) => parentPort?.postMessage(playBatch(job, from, to)));
