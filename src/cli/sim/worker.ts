import { parentPort, workerData } from 'node:worker_threads';
import { openRegistry } from '../registry.ts';
import type { Span } from '../worker-pool.ts';
import { type BatchJob, playBatch } from './batch.ts';

const job: BatchJob = workerData;
const house = await openRegistry(job.with);
parentPort?.on('message', ({ from, to }: Span) => parentPort?.postMessage(playBatch(house, job, from, to)));
