/** The script of the thread that thinks for a server's bots. */
import { parentPort, workerData } from 'node:worker_threads';
import { work } from '../command/thinking/worker.ts';
import { openRegistry } from './registry.ts';

await openRegistry();
const answer = work(workerData);
parentPort?.on('message', (asked) => parentPort?.postMessage(answer(asked)));
