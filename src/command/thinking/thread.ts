/** One thread for all nets of a server, so that people do not wait for bots. Started on first use. */
import { Worker } from 'node:worker_threads';
import type { FarNet } from '../../bots/net/bot.ts';
import type { Thought } from '../../bots/net/net.ts';

export type Shipped = { readonly game: string; readonly file: string };
export type Request = { readonly id: number; readonly game: string; readonly asked: Parameters<FarNet> };
export type Reply = { readonly id: number; readonly thought?: Thought };

type Thread = {
  net(game: string): FarNet;
  close(): Promise<void>;
};

type Waiting = { resolve(thought: Thought): void; reject(error: Error): void };

export const openThread = (shipped: readonly Shipped[], script: URL): Thread => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  const settle = (id: number, thought: Thought | undefined): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (thought === undefined) one?.reject(new Error('no thought'));
    else one?.resolve(thought);
  };
  const start = (): Worker => {
    const begun = new Worker(script, { workerData: shipped });
    begun.unref(); // nobody waits for bots when the server closes
    begun.on('message', ({ id, thought }: Reply) => settle(id, thought));
    begun.on('error', () => {}); // it exits, and callers compute themselves
    begun.on('exit', () => {
      if (worker === begun) worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, undefined);
    });
    return begun;
  };
  return {
    net:
      (game) =>
      (...asked) =>
        new Promise((resolve, reject) => {
          worker ??= start();
          count += 1;
          waiting.set(count, { resolve, reject });
          worker.postMessage({ id: count, game, asked } satisfies Request);
        }),
    async close() {
      await worker?.terminate();
    },
  };
};
