/** A finished game opened in a worker: its moments, when they are asked for. */

import { startWorker } from './solo.ts';
import type { FromWorker, Moment } from './worker-messages.ts';

export type Loaded = Extract<FromWorker, { say: 'loaded' }>;

export type LoadedReplay = {
  readonly loaded: Loaded;
  /** The number of moves made. */
  moment(at: number): Promise<Moment>;
  close(): void;
};

/** Fails where the record is of no game; or of other rules, and from which move on. */
export const loadReplay = (record: unknown): Promise<LoadedReplay> =>
  new Promise((resolve, reject) => {
    const asked: ((moment: Moment) => void)[] = []; // answered in the order in which they were asked
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
