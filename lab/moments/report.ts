/** Reports the second check of a file of moments against its targets. */

import type { Figures } from '../../src/command/text.ts';
import type { Line, Moment } from '../../src/host/moments.ts';
import { percent } from '../sim/figures.ts';
import type { Again } from './candidate.ts';
import { setRight } from './select.ts';

/** The share of better answers to confirm, and the largest error of odds. */
const [AGREE, NEAR] = [0.95, 0.08];
/** The largest calibration error of a tenth of the odds, and moments needed to judge it. */
const [OFF, ENOUGH] = [0.05, 15];

/** Whether second odds are near enough to the first. */
const isSteady = ({ odds }: Moment, again: number | undefined, line: Line): boolean =>
  again !== undefined && Math.abs(setRight(line, again) - odds / 100) <= NEAR;

export type Report = { readonly tables: readonly Figures[]; readonly falls: readonly string[] };

const shareOf = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  list.filter(is).length / Math.max(1, list.length);
const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

export const report = (moments: readonly Moment[], seen: readonly (Again | undefined)[], line: Line): Report => {
  const pairs = moments.flatMap((moment, i) => {
    const again = seen[i];
    return again === undefined ? [] : [{ moment, again, odds: setRight(line, again.odds) }];
  });
  const agree = shareOf(pairs, ({ moment, again }) => moment.doubt > moment.stand === again.gap > 0);
  const near = shareOf(pairs, ({ moment, again }) => isSteady(moment, again.odds, line));
  const brier = (of: (moment: Moment) => number): number =>
    meanOf(pairs.map(({ moment, again }) => (of(moment) / 100 - Number(again.lie)) ** 2));
  const tenths = Array.from({ length: 10 }, (_, i) => {
    const list = pairs.filter(({ moment }) => Math.min(9, Math.floor(moment.odds / 10)) === i);
    const lies = shareOf(list, ({ again }) => again.lie);
    return { i, count: list.length, told: meanOf(list.map(({ moment }) => moment.odds / 100)), lies };
  }).filter(({ count }) => count > 0);
  const whats = [...new Set(pairs.map(({ again }) => again.what))].sort();
  const worst = Math.max(
    0,
    ...tenths.filter(({ count }) => count >= ENOUGH).map(({ told, lies }) => Math.abs(told - lies)),
  );
  return {
    tables: [
      {
        title: 'Looked at again',
        head: ['moments', 'the same answer is better', 'odds within 8 points', 'lies', 'better to doubt'],
        rows: [
          [
            `${pairs.length}`,
            percent(agree),
            percent(near),
            percent(shareOf(pairs, ({ again }) => again.lie)),
            percent(shareOf(pairs, ({ moment }) => moment.doubt > moment.stand)),
          ],
        ],
      },
      {
        title: 'Brier score, less is better',
        head: ['expert', 'by the cards alone', 'always half'],
        rows: [[brier(({ odds }) => odds).toFixed(3), brier(({ alone }) => alone).toFixed(3), '0.250']],
      },
      {
        title: 'Odds told, and how many were lies',
        head: ['tenth', 'moments', 'told', 'lies'],
        rows: tenths.map(({ i, count, told, lies }) => [`${10 * i} %`, `${count}`, percent(told), percent(lies)]),
      },
      {
        title: 'What is claimed',
        head: ['what', 'moments', 'share'],
        rows: whats.map((what) => {
          const list = pairs.filter(({ again }) => again.what === what);
          return [what, `${list.length}`, percent(list.length / pairs.length)];
        }),
      },
    ],
    falls: [
      ...(pairs.length < moments.length ? [`${moments.length - pairs.length} moments ask nothing any more`] : []),
      ...(agree < AGREE ? [`the better answer is the same in ${percent(agree)}; ${percent(AGREE)} is the bar`] : []),
      ...(near < AGREE ? [`the odds are within 8 points in ${percent(near)}; ${percent(AGREE)} is the bar`] : []),
      ...(worst > OFF ? [`a tenth of the odds is ${percent(worst)} off; ${percent(OFF)} is the bar`] : []),
    ],
  };
};
