/** Shares work among worker threads in spans. The result does not depend on their number. */
import { Worker } from 'node:worker_threads';

/** `to` is exclusive. */
export type Span = { readonly from: number; readonly to: number };

type Work<R> = {
  readonly script: URL;
  readonly task?: string;
  readonly data: unknown;
  readonly count: number;
  readonly largest: number;
  take(result: R): void;
  progress(done: number): void;
};

const SPANS = 400;

export const runPool = async <R>({ script, task, data, count, largest, take, progress }: Work<R>, workers: number) => {
  const size = Math.max(1, Math.min(largest, Math.ceil(count / SPANS)));
  let next = 0;
  let done = 0;
  const order = (): Span | undefined => {
    if (next >= count) return undefined;
    const from = next;
    next = Math.min(count, from + size);
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
      worker.on('message', (result: R) => {
        take(result);
        if (mine !== undefined) done += mine.to - mine.from;
        progress(done);
        mine = order();
        give();
      });
      give();
    });
  const crew = Array.from(
    { length: Math.min(workers, Math.ceil(count / size)) },
    () => new Worker(script, { workerData: task === undefined ? data : { task, data } }),
  );
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
};
