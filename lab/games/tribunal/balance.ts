/** Measures who wins the first round of Tribunal, by level and number of players. */
import { availableParallelism } from 'node:os';
import { LEVELS } from '../../../src/bots/levels.ts';
import { boxes } from '../../../src/games/tribunal/words/boxes.ts';
import { type Balance, cell } from '../../figures/balance.ts';
import { codeOf, once } from '../../figures/cache.ts';
import { runPool } from '../../worker-pool.ts';
import type { Ending, Rounds } from './first-rounds.ts';

/** The default set-up: one life, an even mix. */
const [box] = boxes;
const CODE = [
  'src/{bots,engine,host}/*.ts',
  'src/games/tribunal/{bots,rules}/*.ts',
  'lab/games/tribunal/first-rounds.ts',
];

const endings = async (rounds: Rounds, count: number): Promise<Ending[]> => {
  const ends: Ending[] = [];
  const script = new URL('./first-rounds.ts', import.meta.url);
  const take = (some: Ending[]): void => void ends.push(...some);
  await runPool({ script, data: rounds, count, largest: 10, take, progress: () => {} }, availableParallelism());
  return ends;
};

/** Targets per round: judges' wins in percent, and the most restarts. */
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
    'First rounds with the default set-up (one life, an even mix). Target: judges win 45 to 55 % (40 to 60 % at 3 and 4 players), at most 12 % restarted; misses in bold';
  const head = ['level', 'players', 'judges win', 'mafia wins', 'nobody', 'restarted'];
  return {
    sheets: [{ title, head, rows }],
    figures: [
      {
        what: `tribunal: set-ups of ${rows.length} (level × players) where judges win too often or too rarely`,
        value: outside.judges,
        most: 0,
      },
      { what: `tribunal: set-ups of ${rows.length} that restart the round too often`, value: outside.anew, most: 0 },
    ],
  };
};
