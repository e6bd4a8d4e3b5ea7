/** Selects moments, with as many lies as the odds say, and draws their order. */
import { mix, seeded } from '../../src/engine/chance.ts';
import { keyOf, type Line, type Moment } from '../../src/host/moments.ts';
import type { Candidate, Searched } from './candidate.ts';
import { TABLES } from './recheck.ts';
import { GAP, percent, SURE } from './search-game.ts';

/** The seed of the order of days: the first whose order passes all of `order.test.ts`; one test in forty fails by chance. */
const DAYS = 'days 2';
/** Bounds in hundredths. */
const [LEAST, MOST, APART] = [20, 80, 8];

const logit = (p: number): number => Math.log(p / (1 - p));
const within = (p: number): number => Math.min(0.995, Math.max(0.005, p));
export const setRight = ({ shift, slope }: Line, odds: number): number =>
  1 / (1 + Math.exp(-(shift + slope * logit(within(odds)))));

const STEPS = 30;
/** The calibration line with the highest likelihood (Newton's method). */
export const fitted = (told: Searched['told']): Line => {
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

/** What an expert hardly ever does must not be called better. */
const HARDLY = 5;

export const isWorthAsking = ({ odds, alone, doubt, stand, error, doubts, says }: Moment): boolean => {
  const gap = Math.abs(doubt - stand);
  // other challenges than `doubt` occur in games of non-experts
  if (says === undefined && (doubt > stand ? doubts < HARDLY : doubts > 100 - HARDLY)) return false;
  return odds >= LEAST && odds <= MOST && Math.abs(odds - alone) >= APART && gap >= 100 * GAP && gap > 2 * error;
};

/** Balances lies per tenth of the odds to within 5 percentage points, removing the closest calls. */
export const balanced = (found: readonly Candidate[]): Candidate[] => {
  const [most] = mostIn(found) ?? [];
  return Array.from({ length: 10 }, (_, tenth) => {
    let list = found.filter((one) => tenthOf(one) === tenth);
    while (Math.abs(surplus(list)) > Math.max(0.5, 0.04 * list.length)) {
      const fewer = without(list, surplus(list) > 0, most);
      if (fewer.length === list.length) break;
      list = fewer;
    }
    return list;
  }).flat();
};

const tenthOf = ({ odds }: Moment): number => Math.min(9, Math.floor(odds / 10));
/** Lies above what the odds say. */
const surplus = (list: readonly Candidate[]): number =>
  list.reduce((sum, { odds, lie }) => sum + Number(lie) - odds / 100, 0);
/**
 * Removes one lie or truth: preferably of the commonest claim, where not challenging is better, and the closest call.
 */
const without = (list: readonly Candidate[], lie: boolean, most: string | undefined): Candidate[] => {
  const spare = ({ what, doubt, stand }: Candidate): number => Number(what === most) + 2 * Number(doubt < stand);
  const [first] = list
    .filter((one) => one.lie === lie)
    .sort((one, other) => spare(other) - spare(one) || closeness(one) - closeness(other));
  return list.filter((one) => one !== first);
};
const closeness = (one: Candidate): number => gapOf(one) / one.error;

const mostIn = (list: readonly Candidate[]): readonly [what: string, share: number] | undefined => {
  const counts = [...Map.groupBy(list, ({ what }) => what)].map(
    ([what, of]) => [what, of.length / list.length] as const,
  );
  return counts.sort(([, one], [, other]) => other - one)[0];
};

/** Thins the fullest tenths, so that challenging and believing are equally often right. */
const thinned = (found: readonly Candidate[], count: number): Candidate[] => {
  const tenths = Map.groupBy(found, tenthOf);
  for (let left = found.length; left > count; left--) {
    const [fullest] = [...tenths].sort(([, one], [, other]) => other.length - one.length);
    if (fullest === undefined) break;
    const [tenth, list] = fullest;
    const [most] = mostIn([...tenths.values()].flat()) ?? [];
    tenths.set(tenth, without(list, surplus(list) > 0, most));
  }
  return [...tenths.values()].flat();
};
const gapOf = ({ doubt, stand }: Moment): number => Math.abs(doubt - stand);

/** The largest share of one claim. */
const SHARE = 0.3;

export const varied = (found: readonly Candidate[]): Candidate[] => {
  let list = [...found];
  for (;;) {
    const [what, share] = mostIn(list) ?? ['', 0];
    if (share <= SHARE || new Set(list.map((one) => one.what)).size < 1 / SHARE) return list;
    const lies = list.filter((one) => one.what === what && one.lie).length;
    list = without(list, 2 * lies > list.filter((one) => one.what === what).length, what);
  }
};

export type Chosen = { readonly moments: readonly Candidate[]; readonly line: Line; readonly candidates: number };

/**
 * In hundredths: how near a second search must come, by whether only cards are sampled. A third has its own error, and
 * must still be within 8.
 */
const STEADY = { cards: 4, nights: 6 };

/** Averages the odds of both searches by their samples; undefined if the second disagrees. */
export const confirmed = <M extends Moment>(moment: M, again: number | undefined, line: Line): M | undefined => {
  if (again === undefined) return undefined;
  const second = 100 * setRight(line, again);
  const steady = moment.says === undefined ? STEADY.cards : STEADY.nights;
  if (Math.abs(second - moment.odds) > steady) return undefined;
  const odds = (SURE * moment.odds + TABLES * second) / (SURE + TABLES);
  return { ...moment, odds: percent(odds / 100) };
};

/** `again`: second odds before calibration. */
export const choose = (
  searched: readonly Searched[],
  count: number,
  again: (one: Candidate) => number | undefined,
): Chosen => {
  const line = fitted(searched.flatMap(({ told }) => told));
  const right = searched
    .flatMap(({ found }) => found)
    .map((one) => ({ ...one, odds: percent(setRight(line, one.odds / 100)) }))
    .flatMap((one) => confirmed(one, again(one), line) ?? []);
  const even = balanced(varied(right.filter(isWorthAsking)));
  // the rest keeps as many lies as the odds say
  const kept = even.length > count ? balanced(thinned(even, count)) : even;
  return { moments: byDays(kept), line, candidates: right.length };
};

/**
 * In an order that is drawn, so that earlier answers tell nothing about the next. Those that were `asked` already come
 * first, as they were.
 */
export const byDays = <M extends Pick<Moment, 'seed' | 'moves'>>(
  kept: readonly M[],
  asked: readonly M[] = [],
): readonly M[] => {
  const keys = new Set(asked.map(keyOf));
  return [
    ...asked,
    ...mix(
      seeded(DAYS),
      kept.filter((one) => !keys.has(keyOf(one))),
    ),
  ];
};
