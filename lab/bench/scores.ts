/** Scores of answers and beliefs, with their uncertainty. */
import { type Belief, SHARES } from '../agents/match.ts';

export type Mean = { readonly mean: number; readonly half: number };

const Z = 1.96;
const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** `group`: values of a group are dependent, so the interval is over groups. */
export const meanBy = <T>(
  list: readonly T[],
  value: (one: T) => number,
  group: (one: T) => unknown,
): Mean | undefined => {
  if (list.length === 0) return undefined;
  const mean = meanOf(list.map(value));
  const groups = [...Map.groupBy(list, group).values()];
  const sums = groups.map((some) => some.reduce((sum, one) => sum + value(one) - mean, 0));
  const n = groups.length;
  const variance = (n * sums.reduce((sum, one) => sum + one ** 2, 0)) / Math.max(1, n - 1);
  return { mean, half: n < 2 ? 1 : (Z * Math.sqrt(variance)) / list.length };
};

/** The Brier score: 0 is perfect, 0.25 is 50 % for everything. */
export const brierOf = ({ said, lie }: Belief): number => (said - Number(lie)) ** 2;

/** Claims with beliefs near a share: number, mean belief, and lies. */
export type Bin = { readonly of: number; readonly said: number; readonly lies: number };

/** Bins around 10, 30, 50, 70 and 90 %, without empty ones. */
export const calibrationOf = (beliefs: readonly Belief[]): Bin[] =>
  SHARES.flatMap((share) => {
    const some = beliefs.filter(({ said }) => Math.min(4, Math.floor(said * 5)) === SHARES.indexOf(share));
    if (some.length === 0) return [];
    return [
      {
        of: some.length,
        said: meanOf(some.map(({ said }) => said)),
        lies: meanOf(some.map(({ lie }) => Number(lie))),
      },
    ];
  });

/** The mean distance of beliefs from outcomes, by bin. */
export const missOf = (bins: readonly Bin[]): number | undefined => {
  const all = bins.reduce((sum, { of }) => sum + of, 0);
  return all === 0 ? undefined : bins.reduce((sum, { of, said, lies }) => sum + of * Math.abs(said - lies), 0) / all;
};
