import { parentPort, workerData } from 'node:worker_threads';
import { openRegistry } from '../registry.ts';
import type { Span } from '../worker-pool.ts';
import { type Contest, dealer } from './deals.ts';

const contest: Contest = workerData;
const house = await openRegistry(contest.with);
const deal = dealer(house, contest);
parentPort?.on('message', ({ from, to }: Span) => parentPort?.postMessage(deal(from, to)));
