/** The browser's worker, in this process. */
import type { FromWorker, ToWorker } from '../../src/web/link/worker-messages.ts';

export type Worker = {
  onMessage: (message: FromWorker) => void;
  tell(order: ToWorker): void;
};

export const openWorker = async (): Promise<Worker> => {
  let obey: (order: { data: ToWorker }) => void = () => {};
  const worker: Worker = { onMessage: () => {}, tell: (data) => obey({ data }) };
  Object.assign(globalThis, {
    postMessage: (message: FromWorker) => worker.onMessage(message),
    addEventListener: (_: string, listener: typeof obey) => {
      obey = listener;
    },
  });
  await import('../../src/app/web/play-worker.ts');
  return worker;
};
