/** Opens a finished game in a worker, and fetches its moments. */

import { startWorker } from './solo.ts';
import type { FromWorker, Moment } from './worker-messages.ts';

export type Loaded = Extract<FromWorker, { say: 'loaded' }>;

export type LoadedReplay = {
  readonly loaded: Loaded;
  moment(at: number): Promise<Moment>;
  close(): void;
};

/** Rejects where the record is malformed, or differs under these rules from some move on. */
export const loadReplay = (record: unknown): Promise<LoadedReplay> =>
  new Promise((resolve, reject) => {
    const asked: ((moment: Moment) => void)[] = []; // answers come in the order of the questions
    const { tell, stop } = startWorker((message) => {
      if (message.say === 'moment') asked.shift()?.(message);
      if (message.say === 'refused') {
        stop();
        const { message: why, move } = message;
        reject(Object.assign(new Error(why), { move }));
      }
      if (message.say !== 'loaded') return;
      const moment: LoadedReplay['moment'] = (at) =>
        new Promise((found) => {
          asked.push(found);
          tell({ do: 'moment', at });
        });
      resolve({ loaded: message, moment, close: stop });
    });
    tell({ do: 'load', record });
  });
