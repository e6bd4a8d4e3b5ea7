/** The results of an arena: per bot the share of wins, rating, and results against others. */
import type { Figures } from '../../src/engine/game.ts';
import { type Rating, rated, UNRATED } from '../../src/host/rating.ts';
import { percent } from '../sim/figures.ts';
import { add, type Counts } from '../tally/tally.ts';
import type { Bout } from './bout.ts';

export type Standing = {
  readonly name: string;
  readonly even: number;
  /** The share of wins, and half the 95 % interval over deals. */
  readonly won: number;
  readonly half: number;
  /** The result without luck, if all games have it, and the remaining variance. */
  readonly adjusted?: Adjusted;
  readonly rating: Rating;
  readonly figures: Figures;
  readonly habits: Counts;
  readonly against: Readonly<Record<string, number>>;
};

export type Adjusted = { readonly won: number; readonly half: number; readonly left: number };

const Z = 1.96;
/** Adjusted shares are used below this remaining variance: half the games then suffice. */
const LEFT = 0.5;

export const standings = (bots: readonly string[], bouts: readonly Bout[]): Standing[] => {
  const names = [...new Set(bots)];
  const ratings = ratingsOf(bots, names, bouts);
  return names.map((name) => {
    const seats = bots.filter((one) => one === name).length;
    const shares = byDeal(bouts, (bout) => wonBy(bots, bout, name));
    const plain = intervalOf(shares);
    const adjusted = adjustedOf(bots, bouts, name, plain.half);
    return {
      name,
      even: seats / bots.length,
      ...plain,
      ...(adjusted === undefined ? {} : { adjusted }),
      rating: ratings.get(name) ?? UNRATED,
      figures: figuresOf(bots, bouts, name, seats),
      habits: habitsOf(bots, bouts, name),
      against: Object.fromEntries(
        names.filter((one) => one !== name).map((one) => [one, duel(bots, bouts, name, one)]),
      ),
    };
  });
};

const intervalOf = (shares: readonly number[]): { won: number; half: number } => {
  const won = average(shares);
  const spread = average(shares.map((one) => (one - won) ** 2));
  return { won, half: shares.length < 2 ? 1 : Z * Math.sqrt(spread / (shares.length - 1)) };
};

const adjustedOf = (
  bots: readonly string[],
  bouts: readonly Bout[],
  name: string,
  plain: number,
): Adjusted | undefined => {
  if (bouts.length === 0 || bouts.some(({ luck }) => luck === undefined)) return undefined;
  const luckOf = ({ luck = [] }: Bout) => luck.reduce((sum, one, i) => (bots[i] === name ? sum + one : sum), 0);
  const { won, half } = intervalOf(byDeal(bouts, (bout) => wonBy(bots, bout, name) - luckOf(bout)));
  return { won, half, left: plain === 0 ? 1 : (half / plain) ** 2 };
};

export const isUsed = (adjusted: Adjusted | undefined): adjusted is Adjusted =>
  adjusted !== undefined && adjusted.left <= LEFT;

export const adjustedRow = (adjusted: Adjusted | undefined): string[] =>
  adjusted === undefined ? ['–', '–'] : [percent(adjusted.won), (100 * adjusted.half).toFixed(1)];

export const luckSentence = (list: readonly (Adjusted | undefined)[]): string => {
  const left = list.map((one) => one?.left);
  if (left.includes(undefined)) return 'luck is left in: no critic knows these tables and players';
  const most = Math.max(...left.map((one = 1) => one));
  const percentage = `${Math.round(100 * most)} %`;
  return most <= LEFT
    ? `"adjusted": luck taken out (docs/BENCH.md); at most ${percentage} of the variance is left`
    : `luck is left in: without it ${percentage} of the variance would be left, and it is taken out at 50 % or less`;
};

/** The part of a win that went to seats of a name. */
const wonBy = (bots: readonly string[], { won }: Bout, name: string): number =>
  won.length === 0 ? 0 : won.filter((i) => bots[i] === name).length / won.length;

const average = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

const byDeal = (bouts: readonly Bout[], score: (bout: Bout) => number): number[] => {
  const deals = new Map<number, number[]>();
  for (const bout of bouts) deals.set(bout.deal, [...(deals.get(bout.deal) ?? []), score(bout)]);
  return [...deals.values()].map(average);
};

const duel = (bots: readonly string[], bouts: readonly Bout[], one: string, other: string): number => {
  const each = (name: string) =>
    bouts.reduce((sum, bout) => sum + wonBy(bots, bout, name), 0) / bots.filter((bot) => bot === name).length;
  const [mine, theirs] = [each(one), each(other)];
  return mine + theirs === 0 ? 0.5 : mine / (mine + theirs);
};

const figuresOf = (bots: readonly string[], bouts: readonly Bout[], name: string, seats: number): Figures => {
  const sums: Record<string, number> = {};
  for (const { figures } of bouts)
    for (const [i, did] of figures.entries())
      if (bots[i] === name) for (const [what, n] of Object.entries(did)) sums[what] = (sums[what] ?? 0) + n;
  return Object.fromEntries(Object.entries(sums).map(([what, n]) => [what, n / (bouts.length * seats)]));
};

const habitsOf = (bots: readonly string[], bouts: readonly Bout[], name: string): Counts => {
  const sums: Counts = {};
  for (const { habits } of bouts)
    for (const [i, counts] of habits.entries())
      if (bots[i] === name) for (const [what, n] of Object.entries(counts)) add(sums, what, n);
  return sums;
};

/** Each place is rated separately; a bot gets the mean of its places. */
const ratingsOf = (bots: readonly string[], names: readonly string[], bouts: readonly Bout[]): Map<string, Rating> => {
  let places: readonly Rating[] = bots.map(() => UNRATED);
  for (const { won } of bouts)
    places = rated(
      places,
      bots.map((_, i) => (won.includes(i) ? 1 : 2)),
    );
  const mean = (name: string, of: keyof Rating): number =>
    average(places.filter((_, i) => bots[i] === name).map((place) => place[of]));
  return new Map(names.map((name) => [name, { mu: mean(name, 'mu'), sigma: mean(name, 'sigma') }]));
};
