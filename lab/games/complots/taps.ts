/** Measures Complots on a phone: touches outside one's turns, and idle waiting. */

import type { Level, Opponent } from '../../../src/bots/levels.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { type Means, playSensibly } from '../../../src/games/complots/test/web/sensible.ts';
import { kept } from '../../../test/web/saved-games.ts';
import type { Figure } from '../../figures/outputs.ts';
import { onPhone, type Run } from '../../screens/phone-run.ts';

const MOST = { passes: 33, game: 25, still: 2500, between: 12, unnamed: 3 };

type Plan = { readonly seats: number; readonly lineup: string; readonly means: Means; readonly level?: Level };

const figuresOf = async ({ seats, lineup, means, level }: Plan, place: Parameters<Run['play']>[0], seed: string) => {
  const others = SEATS.slice(1, seats).map((seat): [string, Opponent] => [seat, { level: level ?? 'expert' }]);
  const game = kept({ game: 'complots', seats, options: { lineup }, seed });
  const solo =
    level === undefined ? game : JSON.stringify({ ...JSON.parse(game), opponents: Object.fromEntries(others) });
  return onPhone(place, { solo }, async (page): Promise<Figure[]> => {
    const { own, between, passes, still, over } = await playSensibly(page, `${place.url}#/solo/resume`, means);
    const longest = Math.max(...between.map(({ touches }) => touches));
    const unnamed = Math.max(0, ...between.filter(({ named }) => named === 0).map(({ touches }) => touches));
    const touches = own + between.reduce((sum, one) => sum + one.touches, 0);
    return [
      {
        what: 'passes, % of all touches',
        value: Math.round((100 * passes) / Math.max(1, touches)),
        ...(means === 'offered' ? { most: MOST.passes } : {}),
      },
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

const SAID: Readonly<Record<Means, string>> = {
  'by hand': 'by hand',
  offered: 'let it pass once it is offered',
  turn: 'let it pass until turn',
  named: 'let it pass until named',
};

const plan = (seats: number, lineup: string, means: Means, level?: Level): Run => ({
  name: `${seats} ${level === undefined ? 'players' : `with ${level}s`}, ${SAID[means]}`,
  play: (place, seed) => figuresOf({ seats, lineup, means, ...(level === undefined ? {} : { level }) }, place, seed),
});

export const RUNS: readonly Run[] = [
  plan(4, 'base', 'by hand'),
  plan(5, 'base', 'by hand', 'expert'),
  plan(5, 'base', 'offered', 'expert'),
  plan(4, 'base', 'turn'),
  plan(4, 'base', 'named'),
  plan(8, 'expert-2', 'turn'),
  plan(8, 'expert-2', 'named'),
];
