/** Logs results of second checks line by line, so that an interrupted run can continue. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type RecheckLog<T> = {
  of(key: string): T | undefined;
  keep(key: string, found: T): void;
};

/** `is`: the file may hold results of other searches. */
export const recheckLogIn = <T>(file: string, is: (value: unknown) => value is T): RecheckLog<T> => {
  mkdirSync(dirname(file), { recursive: true });
  const before = new Map<string, T>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const rows: Record<string, unknown> = line === '' ? {} : JSON.parse(line);
    for (const [key, found] of Object.entries(rows)) if (is(found)) before.set(key, found);
  }
  return {
    of: (key) => before.get(key),
    keep(key, found) {
      before.set(key, found);
      appendFileSync(file, `${JSON.stringify({ [key]: found })}\n`);
    },
  };
};
