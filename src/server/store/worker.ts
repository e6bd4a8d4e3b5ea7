/** The thread that waits for the disk. Calls are answered in the order in which they come. */
import { parentPort, workerData } from 'node:worker_threads';
import { unpack } from './pack.ts';
import { openSqlite } from './sqlite.ts';
import type { StoreCalls, Write } from './store.ts';

type Call = { readonly id: number; readonly name: keyof StoreCalls; readonly args: readonly unknown[] };

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');
const store = openSqlite(String(workerData));

port.on('message', ({ id, name, args }: Call) => {
  try {
    const call = store[name] as (...given: readonly unknown[]) => unknown;
    const given = name === 'commit' ? [unpack(...(args as [string, Write[]]))] : args;
    port.postMessage({ id, result: call(...given) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
  if (name === 'close') port.close();
});
