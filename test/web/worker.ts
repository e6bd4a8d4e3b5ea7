/** The browser's worker, in this process. */
import type { FromHost, ToHost } from '../../src/web/link/host.ts';

export type Worker = {
  /** Whoever hears what it says. */
  heed: (message: FromHost) => void;
  tell(order: ToHost): void;
};

export const openWorker = async (): Promise<Worker> => {
  let obey: (order: { data: ToHost }) => void = () => {};
  const worker: Worker = { heed: () => {}, tell: (data) => obey({ data }) };
  Object.assign(globalThis, {
    postMessage: (message: FromHost) => worker.heed(message),
    addEventListener: (_: string, listener: typeof obey) => {
      obey = listener;
    },
  });
  await import('../../src/web/link/worker.ts');
  return worker;
};
