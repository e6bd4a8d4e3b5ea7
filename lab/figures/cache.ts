/** Caches measurements made with the same code, so that an interrupted run can continue. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const KEPT = new URL('../../reports/kept', import.meta.url);
const ROOT = new URL('../..', import.meta.url);

export const codeOf = (...patterns: readonly string[]): string => {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  for (const file of files.filter((one) => !one.endsWith('.test.ts')).sort())
    hash.update(`${file}\n`).update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex');
};

/** Cached: `of` is everything that the result depends on. */
export const once = async <T>(of: unknown, measure: () => Promise<T>, folder: URL = KEPT): Promise<T> => {
  const name = createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 24);
  const file = new URL(`${name}.json`, folder);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const found = await measure();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(found));
  return found;
};
