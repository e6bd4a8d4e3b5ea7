/** Of all that was found, what is kept, and in which order: no two days alike, and as many lies as the odds say. */
import { mix, seeded } from '../../engine/chance.ts';
import type { Line, Moment } from '../../host/moments.ts';
import { type Candidate, type Dug, GAP, percent } from './mine.ts';

/** What is kept, in hundredths. */
const [LEAST, MOST, APART] = [20, 80, 8];

const logit = (p: number): number => Math.log(p / (1 - p));
const within = (p: number): number => Math.min(0.995, Math.max(0.005, p));
export const setRight = ({ shift, slope }: Line, odds: number): number =>
  1 / (1 + Math.exp(-(shift + slope * logit(within(odds)))));

const STEPS = 30;
/** The straight line through the logarithms of the odds that makes what came true likeliest (Newton's method). */
export const fitted = (told: Dug['told']): Line => {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const [odds, lie] of told) {
      const x = logit(within(odds));
      const p = setRight({ shift, slope }, odds);
      const [miss, weight] = [Number(lie) - p, p * (1 - p)];
      g0 += miss;
      g1 += miss * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const det = h00 * h11 - h01 * h01;
    shift += (h11 * g0 - h01 * g1) / det;
    slope += (h00 * g1 - h01 * g0) / det;
  }
  return { shift, slope };
};

/** What he would hardly ever do himself must not be called better. */
const HARDLY = 5;

const isWorthAsking = ({ odds, alone, doubt, stand, error, doubts }: Moment): boolean => {
  const gap = Math.abs(doubt - stand);
  if (doubt > stand ? doubts < HARDLY : doubts > 100 - HARDLY) return false;
  return odds >= LEAST && odds <= MOST && Math.abs(odds - alone) >= APART && gap >= 100 * GAP && gap > 2 * error;
};

/** Lies among those of the same tenth, as many as the odds say and not 5 in a hundred more or fewer: the closest calls go. */
const balanced = (found: readonly Candidate[]): Candidate[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    let list = found.filter(({ odds }) => Math.min(9, Math.floor(odds / 10)) === tenth);
    const off = (): number =>
      list.filter(({ lie }) => lie).length - list.reduce((sum, { odds }) => sum + odds / 100, 0);
    while (Math.abs(off()) > Math.max(0.5, 0.05 * list.length)) {
      const much = off() > 0;
      const least = closestOf(list.filter(({ lie }) => lie === much));
      if (least === undefined) break;
      list = list.filter((one) => one !== least);
    }
    return list;
  }).flat();
const gapOf = ({ doubt, stand }: Moment): number => Math.abs(doubt - stand);

/** No claim is more than so much of all. */
const SHARE = 0.3;

/** Of a claim that is made too often the closest calls go. */
const varied = (found: readonly Candidate[]): Candidate[] => {
  let list = [...found];
  for (;;) {
    const counts = new Map<string, number>();
    for (const { what } of list) counts.set(what, (counts.get(what) ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most === undefined || counts.size < 1 / SHARE || most[1] <= SHARE * list.length) return list;
    const closest = closestOf(list.filter(({ what }) => what === most[0]));
    list = list.filter((one) => one !== closest);
  }
};

const closestOf = (list: readonly Candidate[]): Candidate | undefined =>
  list.toSorted((one, other) => gapOf(one) / one.error - gapOf(other) / other.error)[0];

const MONTH = 30;
const WEEK = 7;

/** What speaks against a moment on the day after these. */
const tooMuch = (one: Candidate, before: readonly Candidate[]): number => {
  const [month, week] = [before.slice(-(before.length % MONTH) || before.length), before.slice(-WEEK)];
  const last = before.at(-1);
  const share = (list: readonly Candidate[], is: (other: Candidate) => boolean): number =>
    list.length === 0 ? 0 : list.filter(is).length / list.length;
  const deed = ({ doubt, stand }: Moment): boolean => doubt > stand;
  return (
    8 * Number(last?.what === one.what) +
    6 * Number(week.some(({ seed }) => seed === one.seed)) +
    4 * share(month, ({ what }) => what === one.what) +
    3 * share(month, ({ lie }) => lie === one.lie) +
    2 * share(week, (other) => deed(other) === deed(one)) +
    share(week, ({ seats }) => seats === one.seats)
  );
};

export type Chosen = { readonly moments: readonly Candidate[]; readonly line: Line; readonly candidates: number };

export const choose = (dug: readonly Dug[], count: number): Chosen => {
  const line = fitted(dug.flatMap(({ told }) => told));
  const right = dug
    .flatMap(({ found }) => found)
    .map((one) => ({ ...one, odds: percent(setRight(line, one.odds / 100)) }));
  const rest = mix(seeded('days'), balanced(varied(right.filter(isWorthAsking))));
  const moments: Candidate[] = [];
  while (moments.length < count && rest.length > 0) {
    const next = rest.reduce((best, one) => (tooMuch(one, moments) < tooMuch(best, moments) ? one : best));
    rest.splice(rest.indexOf(next), 1);
    moments.push(next);
  }
  return { moments, line, candidates: right.length };
};
