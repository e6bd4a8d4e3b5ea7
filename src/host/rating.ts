/** openskill ratings: the Plackett-Luce model of Weng and Lin (2011), a step per game. */
export type Rating = { readonly mu: number; readonly sigma: number };

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** The least factor of a variance per game. */
const LEAST = 0.0001;

export const UNRATED: Rating = { mu: MU, sigma: SIGMA };

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Ratings after a game, by ranks, the lowest best; equal ranks tie. */
export const rated = (before: readonly Rating[], ranks: readonly number[]): Rating[] => {
  const spread = Math.sqrt(sum(before.map(({ sigma }) => sigma ** 2 + BETA ** 2)));
  const strengths = before.map(({ mu }) => Math.exp(mu / spread));
  // each place is decided among those not placed yet
  const left = ranks.map((rank) => sum(strengths.filter((_, i) => (ranks[i] ?? 0) >= rank)));
  const sharing = ranks.map((rank) => ranks.filter((one) => one === rank).length);
  return before.map(({ mu, sigma }, i) => {
    let [better, known] = [0, 0];
    for (const [place, rank] of ranks.entries()) {
      if (rank > (ranks[i] ?? 0)) continue;
      const share = (strengths[i] ?? 0) / (left[place] ?? 1);
      better += (Number(i === place) - share) / (sharing[place] ?? 1);
      known += (share * (1 - share)) / (sharing[place] ?? 1);
    }
    const less = (sigma / spread) ** 3 * known;
    return { mu: mu + (sigma ** 2 / spread) * better, sigma: sigma * Math.sqrt(Math.max(1 - less, LEAST)) };
  });
};

/** By simulation of tables of four, ratings of fewer games predict no better than even chances. */
const GAMES_UNTIL_SHOWN = 40;
/** Scaled like chess ratings: 400 points mean winning ten of eleven duels. */
const [MEAN, POINTS] = [1500, 400 / (Math.LN10 * BETA * Math.SQRT2)];

/** Points, and half the 95 % interval; undefined before enough games. */
export const ratingShown = (
  { mu, sigma }: Rating,
  games: number,
): { readonly points?: number; readonly half?: number } =>
  games < GAMES_UNTIL_SHOWN
    ? {}
    : { points: Math.round(MEAN + POINTS * (mu - MU)), half: Math.round(1.96 * POINTS * sigma) };
