/** Who wins the first round of Tribunal, when everybody is in it, at each level and number of players. */
import { availableParallelism } from 'node:os';
import { LEVELS } from '../../src/bots/levels.ts';
import { runPool } from '../../src/cli/worker-pool.ts';
import { boxes } from '../../src/words/tribunal/boxes.ts';
import { type Balance, cell } from '../figures/balance.ts';
import { codeOf, once } from '../figures/kept.ts';
import type { Ending, Rounds } from './first-rounds.ts';

/** As the set-up proposes it: one life, an even mix. */
const [box] = boxes;
const CODE = [
  'src/{bots,engine,games,host}/*.ts',
  'src/{bots,games}/tribunal/*.ts',
  'scripts/tribunal/first-rounds.ts',
];

/** How the first rounds of so many games end. */
const endings = async (rounds: Rounds, count: number): Promise<Ending[]> => {
  const ends: Ending[] = [];
  const script = new URL('./first-rounds.ts', import.meta.url);
  const take = (some: Ending[]): void => void ends.push(...some);
  await runPool({ script, data: rounds, count, largest: 10, take, progress: () => {} }, availableParallelism());
  return ends;
};

/** Wanted of a round: judges win so often, in per cent, and it is seldom started anew. */
const judgesAt = (seats: number): readonly [least: number, most: number] => (seats <= 4 ? [40, 60] : [45, 55]);
const MOST_ANEW = 12;

export const balance: Balance['balance'] = async ({ games, seed, options, bots, players }) => {
  const rows: string[][] = [];
  const outside = { judges: 0, anew: 0 };
  const code = codeOf(...CODE);
  for (const level of LEVELS.filter((one) => bots(LEVELS).includes(one)))
    for (const seats of players([3, 4, 5, 6, 7, 8])) {
      const rounds: Rounds = { level, seats, options: { ...box?.options, ...options }, seed };
      const ends = await once([code, rounds, games], () => endings(rounds, games));
      const of = (...these: Ending[]): number => ends.filter((end) => these.includes(end)).length;
      const [judges, anew] = [of('judge'), of('anew')];
      const [least, most] = judgesAt(seats);
      const [uneven, slow] = [
        100 * judges < least * games || 100 * judges > most * games,
        100 * anew > MOST_ANEW * games,
      ];
      if (uneven) outside.judges += 1;
      if (slow) outside.anew += 1;
      const marked = (count: number, mark: boolean): string =>
        mark ? `**${cell(count, games)}**` : cell(count, games);
      const rest = [of('mafia'), of('none', 'exhausted')].map((count) => cell(count, games));
      rows.push([level, `${seats}`, marked(judges, uneven), ...rest, marked(anew, slow)]);
      console.error(rows.at(-1)?.join(' '));
    }
  const title =
    'First rounds, out of the box (one life, an even mix). Wanted: judges 45 to 55 (at 3 and 4 players 40 to 60), started anew 12 at most; bold is outside';
  const head = ['level', 'players', 'judges win', 'mafia wins', 'nobody', 'started anew'];
  return {
    sheets: [{ title, head, rows }],
    figures: [
      {
        what: `Tribunal, of ${rows.length} tables (level × players): judges win too often or too seldom`,
        value: outside.judges,
        most: 0,
      },
      { what: `Tribunal, of ${rows.length} tables: started anew too often`, value: outside.anew, most: 0 },
    ],
  };
};
