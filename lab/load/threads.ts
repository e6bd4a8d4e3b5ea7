/** CPU seconds of this process by kind of thread (Linux). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const THREADS = '/proc/self/task';
const KINDS: Readonly<Record<string, string>> = { store: 'store', 'node-V8Worker': 'V8', DelayedTaskSche: 'V8' };

/** The first holds the tables; others are named by the system. */
export const threads = (): Record<string, number> => {
  const found: Record<string, number> = {};
  if (!existsSync(THREADS)) return found;
  for (const thread of readdirSync(THREADS)) {
    const told = (what: string) => readFileSync(join(THREADS, thread, what), 'utf8');
    const kind = thread === String(process.pid) ? 'tables' : (KINDS[told('comm').trim()] ?? 'rest');
    found[kind] = (found[kind] ?? 0) + Number(told('schedstat').split(/ /)[0]) / 1e9;
  }
  return found;
};
