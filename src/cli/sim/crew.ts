/** Shares a simulation out among worker threads. The sum is the same however many there are. */
import { Worker } from 'node:worker_threads';
import { add, type Counts } from '../tally/tally.ts';
import type { Job } from './batch.ts';
import type { Order } from './worker.ts';

const BATCHES = 400;
const LARGEST = 500;

export const runCrew = async (
  job: Job,
  games: number,
  workers: number,
  progress: (done: number) => void,
): Promise<Counts> => {
  const size = Math.max(1, Math.min(LARGEST, Math.ceil(games / BATCHES)));
  const total: Counts = {};
  let next = 0;
  let done = 0;
  const order = (): Order | undefined => {
    if (next >= games) return undefined;
    const from = next;
    next = Math.min(games, from + size);
    return { from, to: next };
  };
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let mine = order();
      const give = () => {
        if (mine === undefined) resolve();
        else worker.postMessage(mine);
      };
      worker.on('error', reject);
      worker.on('message', (counts: Counts) => {
        for (const [name, count] of Object.entries(counts)) add(total, name, count);
        if (mine !== undefined) done += mine.to - mine.from;
        progress(done);
        mine = order();
        give();
      });
      give();
    });
  const crew = Array.from(
    { length: Math.min(workers, Math.ceil(games / size)) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: job }),
  );
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return total;
};
