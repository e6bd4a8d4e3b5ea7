/** The order of days tells nothing: rules fitted to one half of the days do no better on the other than a constant. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../src/app/games.ts';
import { findGame } from '../../src/engine/record.ts';
import { keyOf, type Moment, readMoments, tableAt } from '../../src/host/moments.ts';
import { pointsFor } from '../../src/host/points.ts';
import { look } from '../../src/host/table.ts';
import { claimOn, dayOf, weekdayOf } from '../../src/web/link/days.ts';
import { kindOn, momentOn } from '../../src/web/link/moment-days.ts';
import { LAB, WITH_MOMENTS } from '../games.ts';
import { byDays } from './select.ts';

type Asked = { readonly weekday: number; readonly better: boolean; readonly lie: boolean; readonly lost: number };

const FILES = WITH_MOMENTS.map((id) => {
  const path = fileURLToPath(new URL(`../../moments/${id}.json`, import.meta.url));
  const read = readMoments(JSON.parse(readFileSync(path, 'utf8')));
  const source = LAB.momentSources[id];
  assert.ok(read !== undefined && source !== undefined);
  const game = findGame(GAMES, source.game);
  const lieOf = (moment: Moment): boolean => {
    const { state, ...table } = tableAt(game, moment);
    const claim = source.claimIn(look({ state, ...table }, moment.seat));
    return claim !== undefined && source.isLie(state, claim);
  };
  return read.moments.map((moment) => ({ moment, lie: lieOf(moment) }));
}).toSorted((one, other) => other.length - one.length);
const COUNTS = FILES.map(({ length }) => length);
const [USUAL = []] = FILES;

const askedOn = (weekday: number, found: (typeof USUAL)[number] | undefined): Asked[] =>
  found === undefined
    ? []
    : [
        {
          weekday,
          better: found.moment.doubt > found.moment.stand,
          lie: found.lie,
          lost: Math.abs(found.moment.doubt - found.moment.stand),
        },
      ];
const days = (count: number) => Array.from({ length: count }, (_, i) => dayOf(i + 1));
const SERIES: Readonly<Record<string, readonly Asked[]>> = {
  home: days(USUAL.length).flatMap((day) => askedOn(weekdayOf(day), USUAL[claimOn(day, USUAL.length)])),
  'the days of the calendar': days(364).flatMap((day) => {
    if (kindOn(day) !== 'doubt') return [];
    const { file, at } = momentOn(day, 'doubt', COUNTS);
    return askedOn(weekdayOf(day), FILES[file]?.[at]);
  }),
};

/** What somebody who doubts, or does not, gets: the better deed, the truth, or points. */
const GAINS: Readonly<Record<string, (of: Asked, doubts: boolean) => number>> = {
  'better deed': ({ better }, doubts) => Number(better === doubts),
  lie: ({ lie }, doubts) => Number(lie === doubts),
  points: ({ better, lost }, doubts) => pointsFor(better === doubts ? 0 : lost, 'chance'),
};
const LAST = 3;
const RULES: Readonly<Record<string, (all: readonly Asked[], i: number) => string>> = {
  'the last three better deeds': (all, i) => `${all.slice(i - LAST, i).map(({ better }) => better)}`,
  'the last three truths': (all, i) => `${all.slice(i - LAST, i).map(({ lie }) => lie)}`,
  'the weekday': (all, i) => `${all[i]?.weekday}`,
};
/** Of a normal distribution: 95 % lie within. */
const CHANCE = 1.96;

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** By how many standard errors a rule fitted on one half beats the better constant on the other. */
const edgeOver = (all: readonly Asked[], rule: string, gain: string, half: 0 | 1): number => {
  const [cue, gained] = [RULES[rule], GAINS[gain]];
  assert.ok(cue !== undefined && gained !== undefined);
  const known = all.flatMap((of, i) => (i < LAST ? [] : [{ of, cue: cue(all, i) }]));
  const middle = known.length / 2;
  const isFitted = (i: number): boolean => i < middle === (half === 0);
  const doubtsIn = (some: typeof known): boolean =>
    sumOf(some.map(({ of }) => gained(of, true) - gained(of, false))) > 0;
  const fitted = known.filter((_, i) => isFitted(i));
  const constant = doubtsIn(fitted);
  const by = new Map([...Map.groupBy(fitted, (one) => one.cue)].map(([name, some]) => [name, doubtsIn(some)]));
  const gains = known.flatMap(({ of, cue: name }, i) =>
    isFitted(i) ? [] : [gained(of, by.get(name) ?? constant) - gained(of, constant)],
  );
  return sumOf(gains) / Math.max(1, Math.sqrt(sumOf(gains.map((one) => one ** 2))));
};

for (const [name, all] of Object.entries(SERIES)) {
  test(`${name}: the better deed changes in 40 to 60 % of steps`, () => {
    const changes = all.slice(1).filter(({ better }, i) => better !== all[i]?.better).length / (all.length - 1);
    assert.ok(changes >= 0.4 && changes <= 0.6, `${changes}`);
  });
  for (const rule of Object.keys(RULES))
    for (const gain of Object.keys(GAINS))
      test(`${name}: ${rule} tell nothing about the next ${gain}`, () => {
        for (const half of [0, 1] as const) {
          const edge = edgeOver(all, rule, gain, half);
          assert.ok(edge <= CHANCE, `${edge.toFixed(2)} standard errors, fitted on half ${half + 1}`);
        }
      });
}

test('a rule of an order that alternates is found out', () => {
  const turns = SERIES.home?.map((one, i) => ({ ...one, better: i % 2 === 0 })) ?? [];
  assert.ok(edgeOver(turns, 'the last three better deeds', 'better deed', 0) > CHANCE);
});

test('asked days stay where they are, whatever is added', () => {
  const keys = USUAL.map(({ moment }) => keyOf(moment));
  assert.deepEqual(keys.slice(0, 4), ['e74x2 23', 'd113x24 38', 'd81x32 42', 'd99x18 39']);
  const [known = [], more = []] = [
    [1, 2, 3],
    [9, 4, 8, 3, 2],
  ].map((list) => list.map((n) => ({ seed: `${n}`, moves: '' })));
  assert.deepEqual(
    byDays(more, known)
      .map(({ seed }) => Number(seed))
      .slice(0, 3),
    [1, 2, 3],
  );
  assert.equal(byDays(more, known).length, 6);
});
