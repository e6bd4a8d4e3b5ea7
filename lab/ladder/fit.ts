/** A joint Plackett-Luce fit of all games: each seat wins in proportion to its player's strength. */
import { type Rng, roll } from '../../src/engine/chance.ts';

/** Players by number, per seat, and winning seats. */
export type Outcome = { readonly players: readonly number[]; readonly won: readonly number[] };

/** Half a win and half a loss against an average player, so that strengths stay finite. */
const PRIOR = 0.5;
const STEPS = 200;
const CLOSE = 1e-6;

/** Maximum-likelihood strengths with geometric mean 1 (Hunter's minorization, 2004). */
export const strengthsOf = (count: number, games: readonly Outcome[]): number[] => {
  const wins = Array.from({ length: count }, () => PRIOR);
  for (const { players, won } of games)
    for (const seat of won) {
      const winner = players[seat] ?? 0;
      wins[winner] = (wins[winner] ?? 0) + 1 / won.length;
    }
  const decided = games.filter(({ won }) => won.length > 0);
  let strengths = wins.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const odds = strengths.map((own) => (2 * PRIOR) / (own + 1));
    for (const { players } of decided) {
      const all = players.reduce((sum, player) => sum + (strengths[player] ?? 0), 0);
      for (const player of players) odds[player] = (odds[player] ?? 0) + 1 / all;
    }
    const next = centred(wins.map((won, i) => won / (odds[i] ?? 1)));
    const moved = Math.max(...next.map((one, i) => Math.abs(Math.log(one / (strengths[i] ?? 1)))));
    strengths = next;
    if (moved < CLOSE) break;
  }
  return strengths;
};

const centred = (strengths: readonly number[]): number[] => {
  const mean = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / Math.max(1, strengths.length));
  return strengths.map((one) => one / mean);
};

/** As in chess, a tenfold strength is 400 points more. */
const POINTS = 400;
const MIDDLE = 1000;
export const pointsOf = (strength: number): number => MIDDLE + POINTS * Math.log10(strength);

export type Rated = { readonly points: number; readonly low: number; readonly high: number };

const RESAMPLED = 300;

/** Points with 95 % intervals by bootstrap. */
export const ratingsOf = (count: number, games: readonly Outcome[], rng: Rng): Rated[] => {
  const points = strengthsOf(count, games).map(pointsOf);
  const drawn = Array.from({ length: RESAMPLED }, () =>
    strengthsOf(
      count,
      games.flatMap(() => games[roll(rng, games.length)] ?? []),
    ).map(pointsOf),
  );
  return points.map((own, i) => {
    const sorted = drawn.map((one) => one[i] ?? own).sort((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(RESAMPLED - 1, Math.floor(share * RESAMPLED))] ?? own;
    return { points: own, low: Math.min(own, at(0.025)), high: Math.max(own, at(0.975)) };
  });
};
