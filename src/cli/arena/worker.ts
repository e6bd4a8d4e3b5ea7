import { parentPort, workerData } from 'node:worker_threads';
import type { Span } from '../crew.ts';
import { openHouse } from '../house.ts';
import { type Contest, playDeals } from './deals.ts';

const contest: Contest = workerData;
const house = await openHouse(contest.with);
parentPort?.on('message', ({ from, to }: Span) => parentPort?.postMessage(playDeals(house, contest, from, to)));
