/** Shares with their uncertainty, and statistics of numbers. */
import type { Counts } from '../tally/tally.ts';

export type Share = { readonly share: number; readonly low: number; readonly high: number };

const Z = 1.96; // 95 %

/** Wilson's interval, good for few games and for shares near 0 or 1. */
export const share = (count: number, of: number): Share => {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const p = count / of;
  const middle = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2))) / (1 + Z ** 2 / of);
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** As two cells of a table. */
export const shown = (count: number, of: number): [string, string] => {
  if (of === 0) return ['–', ''];
  const { share: is, low, high } = share(count, of);
  return [percent(is), `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`];
};

type Lengths = {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
};

export const lengths = (heap: ReadonlyMap<number, number>): Lengths => {
  const rows = [...heap].sort(([a], [b]) => a - b);
  const games = rows.reduce((sum, [, count]) => sum + count, 0);
  const sum = rows.reduce((all, [length, count]) => all + length * count, 0);
  const at = (quantile: number): number => {
    let passed = 0;
    for (const [length, count] of rows) {
      passed += count;
      if (passed >= quantile * games) return length;
    }
    return 0;
  };
  return { mean: games === 0 ? 0 : sum / games, median: at(0.5), p95: at(0.95), longest: rows.at(-1)?.[0] ?? 0 };
};

export const NUMBERED = /^moves (\d+)$/;

export const lengthsIn = (counts: Readonly<Counts>): Lengths =>
  lengths(
    new Map(
      Object.entries(counts).flatMap(([name, count]): [number, number][] => {
        const length = NUMBERED.exec(name)?.[1];
        return length === undefined ? [] : [[Number(length), count]];
      }),
    ),
  );
