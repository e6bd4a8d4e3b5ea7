/** The store's thread, which waits for the disk. Calls are answered in order. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Answers, Call } from './open.ts';
import { unpack } from './pack.ts';
import { isRefusal } from './partial-commit.ts';
import { openSqlite } from './sqlite.ts';
import type { Write } from './store.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');
const store = openSqlite(String(workerData));

const answer = ({ id, name, args }: Call): Answer => {
  try {
    const call = store[name] as (...given: readonly unknown[]) => unknown;
    const given = name === 'commit' ? [unpack(...(args as [string, Write[]]))] : args;
    return { id, result: call(...given) };
  } catch (error) {
    const refused = isRefusal(error);
    return { id, error: error instanceof Error ? error.message : String(error), refused };
  }
};

port.on('message', (calls: readonly Call[]) => {
  let answers: Answer[] = [];
  const tell = (isLast: boolean): void => port.postMessage({ answers, isLast } satisfies Answers);
  for (const call of calls) {
    if (call.name === 'commit' && answers.length > 0) {
      tell(false); // they need not wait for the disk
      answers = [];
    }
    answers.push(answer(call));
  }
  tell(true);
  if (calls.some(({ name }) => name === 'close')) port.close();
});
