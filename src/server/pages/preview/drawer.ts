/** Draws preview pictures in a worker, one at a time, with a cache and a bounded queue. */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { fault } from '../../../engine/fault.ts';
import { keepLatest } from '../../lru.ts';
import type { Card } from './card.ts';
import type { Drawn, Order } from './worker.ts';

export type Drawer = {
  draw(card: Card): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** One picture is about 60 KB. */
const MOST_KEPT = 200;
/** With more waiting, requests are refused. */
const MOST_WAITING = 20;

type Waiting = { resolve(png: Uint8Array): void; reject(error: Error): void };

export const openDrawer = (): Drawer => {
  const kept = new Map<string, Promise<Uint8Array>>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders = 0;

  const fail = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const begun = new Worker(new URL('./worker.ts', import.meta.url));
    begun.on('message', ({ id, png, error }: Drawn) => {
      const order = waiting.get(id);
      waiting.delete(id);
      if (png === undefined) order?.reject(new Error(error));
      else order?.resolve(png);
      if (waiting.size === 0) begun.unref();
    });
    begun.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => worker === begun && fail(new Error('the drawer is closed')));
    return begun;
  };
  const order = (card: Card): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= MOST_WAITING) {
        reject(fault('too-fast', 'too many pictures at once; wait a moment'));
        return;
      }
      worker ??= start();
      worker.ref();
      orders += 1;
      waiting.set(orders, { resolve, reject });
      const said: Order = { id: orders, card };
      worker.postMessage(said);
    });

  return {
    draw(card) {
      const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url');
      const drawn = kept.get(key) ?? order(card);
      drawn.catch(() => kept.delete(key));
      return keepLatest(kept, key, drawn, MOST_KEPT);
    },
    async close() {
      await worker?.terminate();
    },
  };
};
