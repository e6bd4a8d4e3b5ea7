import { parentPort, workerData } from 'node:worker_threads';
import type { Span } from '../crew.ts';
import { openHouse } from '../house.ts';
import { type BatchJob, playBatch } from './batch.ts';

const job: BatchJob = workerData;
const house = await openHouse(job.with);
parentPort?.on('message', ({ from, to }: Span) => parentPort?.postMessage(playBatch(house, job, from, to)));
