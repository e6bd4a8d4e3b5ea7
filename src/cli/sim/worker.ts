import { parentPort, workerData } from 'node:worker_threads';
import { openHouse } from '../house.ts';
import { type Job, playBatch } from './batch.ts';

export type Order = { readonly from: number; readonly to: number };

const job: Job = workerData;
const house = await openHouse(job.with);
parentPort?.on('message', ({ from, to }: Order) => parentPort?.postMessage(playBatch(house, job, from, to)));
