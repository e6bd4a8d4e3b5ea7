/** How often one touches beyond one's own turns of Complots, and waits for nothing. */
import { type Means, playSensibly } from '../../test/web/complots/sensible.ts';
import { kept } from '../../test/web/saved-games.ts';
import type { Figure } from '../figures/outputs.ts';
import { onPhone, type Run } from '../phone-run.ts';

const MOST = { game: 25, still: 2500, between: 12, unnamed: 3 };

type Plan = { readonly seats: number; readonly lineup: string; readonly means: Means };

const figuresOf = async ({ seats, lineup, means }: Plan, place: Parameters<Run['play']>[0], seed: string) => {
  const solo = kept({ game: 'complots', seats, options: { lineup }, seed });
  return onPhone(place, { solo }, async (page): Promise<Figure[]> => {
    const { own, between, still, over } = await playSensibly(page, `${place.url}#/solo/resume`, means);
    const longest = Math.max(...between.map(({ touches }) => touches));
    const unnamed = Math.max(0, ...between.filter(({ named }) => named === 0).map(({ touches }) => touches));
    return [
      { what: over ? 'touches on my turns' : '(not over) touches on my turns', value: own },
      {
        what: 'beyond them',
        value: between.reduce((sum, { touches }) => sum + touches, 0),
        ...(seats === 4 && means !== 'by hand' ? { most: MOST.game } : {}),
      },
      { what: 'between two turns at most', value: longest, ...(seats === 8 ? { most: MOST.between } : {}) },
      { what: 'where nobody named me', value: unnamed, ...(means === 'named' ? { most: MOST.unnamed } : {}) },
      { what: 'longest without a move, ms,', value: still, most: MOST.still },
    ];
  });
};

const plan = (seats: number, lineup: string, means: Means): Run => ({
  name: `${seats} players, ${means === 'by hand' ? means : `let it pass until ${means}`}`,
  play: (place, seed) => figuresOf({ seats, lineup, means }, place, seed),
});

export const RUNS: readonly Run[] = [
  plan(4, 'base', 'by hand'),
  plan(4, 'base', 'turn'),
  plan(4, 'base', 'named'),
  plan(8, 'expert-2', 'turn'),
  plan(8, 'expert-2', 'named'),
];
