/** Simulates people of known strength, to find when ratings begin to predict better than chance. */
import { mix, type Rng, roll, seeded } from '../../engine/chance.ts';
import { type Rating, rated, UNRATED } from '../../host/rating.ts';

/** `spread`: the standard deviation of log strengths. `order`: all places count, not only the winner. */
export type World = {
  readonly people: number;
  readonly seats: number;
  readonly spread: number;
  readonly order: boolean;
  readonly seed: string;
};

/** What ratings gain over even chances after so many games, as a share of what known strengths would gain. */
export type Foresight = { readonly games: number; readonly gain: number };

const FINE = 2 ** 30;
const random = (rng: Rng): number => roll(rng, FINE) / FINE;

const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - random(rng))) * Math.cos(2 * Math.PI * random(rng));

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

const sharesOf = (strengths: readonly number[]): number[] => {
  const all = sum(strengths);
  return strengths.map((one) => one / all);
};

/** Plackett-Luce: draws the winner, then the best of the others, and so on. */
const placesOf = (strengths: readonly number[], rng: Rng): number[] => {
  const ranks = strengths.map(() => 0);
  const left = new Set(strengths.keys());
  for (let place = 1; left.size > 0; place++) {
    const seats = [...left];
    let point = random(rng) * sum(seats.map((i) => strengths[i] ?? 0));
    const next = seats.find((i) => {
      point -= strengths[i] ?? 0;
      return point < 0;
    });
    if (next === undefined) break;
    ranks[next] = place;
    left.delete(next);
  }
  return ranks;
};

const shuffled = (count: number, rng: Rng): number[] =>
  mix(
    rng,
    Array.from({ length: count }, (_, i) => i),
  );

/** Expected results by ratings, as `rated` sees them. */
const expected = (ratings: readonly Rating[]): number[] => {
  const beta = UNRATED.sigma / 2;
  const spread = Math.sqrt(sum(ratings.map(({ sigma }) => sigma ** 2 + beta ** 2)));
  return sharesOf(ratings.map(({ mu }) => Math.exp(mu / spread)));
};

/** One world, evaluated after these numbers of games at the tables of the next round. */
const livesIn = (world: World, upTo: readonly number[], n: number): Map<number, { mine: number; seer: number }> => {
  const { people, seats, spread, order } = world;
  const rng = seeded(`${world.seed} ${n}`);
  const strengths = Array.from({ length: people }, () => Math.exp(spread * normal(rng)));
  let ratings: Rating[] = strengths.map(() => UNRATED);
  const found = new Map<number, { mine: number; seer: number }>();
  for (let games = 0; games <= Math.max(...upTo); games++) {
    const seen = { mine: 0, seer: 0 };
    const next = [...ratings];
    const all = shuffled(people, rng);
    for (let at = 0; at + seats <= people; at += seats) {
      const table = all.slice(at, at + seats);
      const sure = sharesOf(table.map((i) => strengths[i] ?? 1));
      const said = expected(table.map((i) => ratings[i] ?? UNRATED));
      for (const [i, share] of sure.entries()) {
        seen.mine += share * Math.log((said[i] ?? 1) * seats);
        seen.seer += share * Math.log(share * seats);
      }
      const ranks = placesOf(
        table.map((i) => strengths[i] ?? 1),
        rng,
      );
      const counted = order ? ranks : ranks.map((rank) => Math.min(rank, 2));
      const after = rated(
        table.map((i) => ratings[i] ?? UNRATED),
        counted,
      );
      for (const [i, person] of table.entries()) next[person] = after[i] ?? UNRATED;
    }
    if (upTo.includes(games)) found.set(games, seen);
    ratings = next;
  }
  return found;
};

export const foresightIn = (world: World, upTo: readonly number[], worlds: number): Foresight[] => {
  const lives = Array.from({ length: worlds }, (_, n) => livesIn(world, upTo, n));
  return upTo.map((games) => {
    const of = (who: 'mine' | 'seer') => sum(lives.map((life) => life.get(games)?.[who] ?? 0));
    return { games, gain: of('mine') / of('seer') };
  });
};

/** How often the best of ten would win at tables of others drawn from the rest. */
export const bestOfTen = ({ seats, spread, seed }: World, tables: number): number => {
  const rng = seeded(`${seed} best`);
  let won = 0;
  for (let n = 0; n < tables; n++) {
    const ten = Array.from({ length: 10 }, () => Math.exp(spread * normal(rng))).sort((a, b) => b - a);
    const others = shuffled(9, rng)
      .slice(0, seats - 1)
      .map((i) => ten[i + 1] ?? 1);
    won += sharesOf([ten[0] ?? 1, ...others])[0] ?? 0;
  }
  return won / tables;
};
