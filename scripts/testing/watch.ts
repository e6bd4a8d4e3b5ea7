/** Watches sources, for `npm test -- --watch`. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Editors write several files, some twice. */
const TOGETHER = 200;
const isSource = (name: string): boolean => /\.(tsx?|css|json|md|txt|svg|html)$/.test(name);

/** Changed files since the last time, on every change. */
export const changes = (folders: readonly string[] = ['src', 'test']): AsyncGenerator<string[]> => {
  const changed = new Set<string>();
  let wake = Promise.withResolvers<void>();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name === null || !isSource(name)) return;
      changed.add(join(folder, name));
      wake.resolve();
    }),
  );
  const told = async function* (): AsyncGenerator<string[]> {
    try {
      while (true) {
        await wake.promise;
        await wait(TOGETHER);
        const files = [...changed].sort();
        changed.clear();
        wake = Promise.withResolvers();
        yield files;
      }
    } finally {
      for (const one of watchers) one.close();
    }
  };
  return told();
};
