/** A finished game opened in a worker: its moments, when they are asked for. */
import type { FromHost, Moment } from './host.ts';
import { startWorker } from './solo.ts';

export type Loaded = Extract<FromHost, { say: 'loaded' }>;

export type Shelf = {
  readonly loaded: Loaded;
  /** After so many moves. */
  moment(at: number): Promise<Moment>;
  close(): void;
};

/** Fails where the record is of no game, or of other rules. */
export const openShelf = (record: unknown): Promise<Shelf> =>
  new Promise((resolve, reject) => {
    const asked: ((moment: Moment) => void)[] = []; // answered in the order in which they were asked
    const { tell, stop } = startWorker((message) => {
      if (message.say === 'moment') asked.shift()?.(message);
      if (message.say === 'refused') {
        stop();
        reject(new Error(message.message));
      }
      if (message.say !== 'loaded') return;
      const moment: Shelf['moment'] = (at) =>
        new Promise((found) => {
          asked.push(found);
          tell({ do: 'moment', at });
        });
      resolve({ loaded: message, moment, close: stop });
    });
    tell({ do: 'load', record });
  });
