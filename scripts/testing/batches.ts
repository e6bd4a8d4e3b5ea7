/** Groups test files into processes by measured times: longest first, so that nothing runs alone at the end. */
import { readFileSync } from 'node:fs';

/** Seconds per process: imports are read once, and browser contexts reused. */
const MOST = 15;

/** Tests that change or measure process-wide state. */
export const ALONE = ['same-game', 'durable'];

/** Seconds of the files that take one or more, and the median of all; made by `scripts/testing/times.ts`. */
export type Times = { readonly median: number; readonly files: Readonly<Record<string, number>> };
export const TIMES: Times = JSON.parse(readFileSync(new URL('times.json', import.meta.url), 'utf8'));

export const isAmong = (names: readonly string[], file: string): boolean =>
  names.includes(/([^/]+)\.(test|long)\.ts$/.exec(file)?.[1] ?? '');

const kindOf = (file: string): string => /(?:^|\/)test\/(screens|server|web)\//.exec(file)?.[1] ?? 'rules';

type Batch = { readonly files: string[]; seconds: number };

const packed = (files: readonly string[], secondsOf: (file: string) => number, room: number): Batch[] => {
  const batches: Batch[] = [];
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const seconds = secondsOf(file);
    const free = batches.find((batch) => batch.seconds + seconds <= room);
    if (free === undefined) batches.push({ files: [file], seconds });
    else {
      free.files.push(file);
      free.seconds += seconds;
    }
  }
  return batches;
};

export const batchesOf = (files: readonly string[], lanes = 1, { median, files: known }: Times = TIMES): string[][] => {
  const secondsOf = (file: string): number => known[file.replaceAll('\\', '/')] ?? median;
  const all = files.reduce((sum, file) => sum + secondsOf(file), 0);
  const room = Math.min(MOST, all / lanes);
  const alone = files.filter((file) => isAmong(ALONE, file));
  const kinds = Object.groupBy(
    files.filter((file) => !alone.includes(file)),
    kindOf,
  );
  return [
    ...alone.map((file) => ({ files: [file], seconds: secondsOf(file) })),
    ...Object.values(kinds).flatMap((kind = []) => packed(kind, secondsOf, room)),
  ]
    .sort((one, other) => other.seconds - one.seconds)
    .map((batch) => batch.files);
};
