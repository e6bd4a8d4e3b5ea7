import { parentPort, workerData } from 'node:worker_threads';
import { openRegistry } from '../registry.ts';
import type { Span } from '../worker-pool.ts';
import { type Contest, playDeals } from './deals.ts';

const contest: Contest = workerData;
const house = await openRegistry(contest.with);
parentPort?.on('message', ({ from, to }: Span) => parentPort?.postMessage(playDeals(house, contest, from, to)));
