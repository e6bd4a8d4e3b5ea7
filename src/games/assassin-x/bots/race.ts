/** The chance to be first to five points, if each round gives two points or one, equally likely, to any player. */

const GOAL = 5;

const known = new Map<string, number>();

export const race = (mine: number, others: readonly number[]): number => {
  if (mine >= GOAL) return 1;
  if (others.some((points) => points >= GOAL)) return 0;
  const key = [mine, ...others.toSorted()].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  let sum = 0;
  for (const won of [1, 2]) {
    sum += race(mine + won, others);
    for (const [i, points] of others.entries()) sum += race(mine, others.with(i, points + won));
  }
  const chance = sum / (2 * (others.length + 1));
  known.set(key, chance);
  return chance;
};
