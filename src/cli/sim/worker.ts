import { parentPort, workerData } from 'node:worker_threads';
import type { Span } from '../crew.ts';
import { openHouse } from '../house.ts';
import { type Job, playBatch } from './batch.ts';

const job: Job = workerData;
const house = await openHouse(job.with);
parentPort?.on('message', ({ from, to }: Span) => parentPort?.postMessage(playBatch(house, job, from, to)));
