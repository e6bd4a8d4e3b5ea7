import { percent } from '../../../lab/sim/figures.ts';
import type { Counts, Tally } from '../../../lab/tally/tally.ts';
import { add } from '../../../lab/tally/tally.ts';
import { remember } from '../rules/memory.ts';

/** Counts claims, challenges, and bluffs found out. */
export const nutsTally: Tally = {
  count(counts, facts, { seats }) {
    const memory = remember(
      facts.map(({ said }) => said),
      seats,
    );
    for (const { claims, doubted, caught } of Object.values(memory)) {
      add(counts, 'claims', claims);
      add(counts, 'doubted', doubted);
      add(counts, 'caught', caught);
    }
  },
  tables: (counts, games) => [
    {
      title: 'Claims',
      head: ['a game', 'doubted', 'found out'],
      rows: [[(of(counts, 'claims') / games).toFixed(1), ofClaims(counts, 'doubted'), ofClaims(counts, 'caught')]],
    },
  ],
};

const of = (counts: Readonly<Counts>, name: string): number => counts[name] ?? 0;
const ofClaims = (counts: Readonly<Counts>, name: string): string =>
  percent(of(counts, name) / Math.max(1, of(counts, 'claims')));
