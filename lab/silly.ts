/**
 * Counts silly moves, lies and challenges of bots per level. Writes the section *Company* of each game's STRENGTH.md.
 * `--game ID` measures one game.
 *
 * npm run lab -- silly [--game ID] [--games 200] [--seed silly]
 */
import { availableParallelism } from 'node:os';
import { GAMES } from '../src/app/games.ts';
import { LEVELS } from '../src/bots/levels.ts';
import { oneOfThese, readScriptArgs, wholeNumber } from '../src/command/script-args.ts';
import type { Game } from '../src/engine/game.ts';
import { writeSection } from './figures/game-page.ts';
import { loadNow, MACHINE, report } from './figures/outputs.ts';
import { LAB } from './games.ts';
import type { BatchJob } from './sim/batch.ts';
import { add, type Counts } from './tally/tally.ts';
import { runPool } from './worker-pool.ts';

const TEXT = { type: 'string' } as const;
const { values } = readScriptArgs({ game: TEXT, games: TEXT, seed: TEXT });
const { game: only, games = '200', seed = 'silly' } = values;
oneOfThese(
  '--game',
  only,
  GAMES.map(({ id }) => id),
);
const count = wholeNumber('--games', games);
const BOTS = [...LEVELS, 'simple'];
const USUAL = 4;

const counted = async (game: string, players: number, bot: string): Promise<Counts> => {
  const job: BatchJob = { game, players, options: {}, bot, seed, blunders: true };
  const counts: Counts = {};
  const take = (some: Counts): void => {
    for (const [name, by] of Object.entries(some)) add(counts, name, by);
  };
  const pool = { script: LAB.worker, task: 'sim', data: job };
  await runPool({ ...pool, count, largest: 10, take, progress: () => {} }, availableParallelism());
  console.error(game, players, bot);
  return counts;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const CHANCE = 'chance ';

const sillyTable = (players: number, of: readonly Counts[]): string[] => {
  const names = new Set(of.flatMap((counts) => Object.keys(counts)).filter((name) => name.startsWith(CHANCE)));
  const rows = [...names].sort().map((name) => {
    const what = name.slice(CHANCE.length);
    return [what, ...of.map((counts) => `${counts[what] ?? 0} of ${counts[name] ?? 0}`)];
  });
  return rows.length === 0 ? [] : [`Silly moves, ${players} players:`, table(['', ...BOTS], rows)];
};

const ratesTable = ({ id }: Game, players: number, of: readonly Counts[]): string[] => {
  const columns = of.map((counts) => LAB.labOf(id).rates?.(counts) ?? []);
  const [first = []] = columns;
  const cell = ({ times, of: all }: { times: number; of: number }): string =>
    all === 0 ? '–' : `${((100 * times) / all).toFixed(1)}`;
  const rows = first.map(({ what }, i) => [
    what,
    ...columns.map((rates) => {
      const rate = rates[i];
      return rate === undefined ? '–' : cell(rate);
    }),
  ]);
  return rows.length === 0 ? [] : [`In per cent, ${players} players:`, table(['', ...BOTS], rows)];
};

const dominated = (counts: Counts): number =>
  Object.entries(counts).reduce((sum, [name, n]) => sum + (name.startsWith('dominated') ? n : 0), 0);

for (const game of GAMES.filter(({ id }) => only === undefined || id === only)) {
  const { id, players } = game;
  const { blunders, rates } = LAB.labOf(id);
  if (blunders === undefined && rates === undefined) continue;
  const command = `npm run lab -- silly --game ${id} --games ${count} --seed ${seed}`;
  const section = [
    '## Company',
    `What people notice in bots, in ${count} games among bots of one level. A move is *dominated* if another is at least as good whatever the others hold and do; target 0. \`${command}\` on ${MACHINE}, ${loadNow()}.`,
  ];
  let sum = 0;
  for (const seats of new Set([players[0], USUAL])) {
    const of: Counts[] = [];
    for (const bot of BOTS) of.push(await counted(id, seats, bot));
    sum += of.reduce((all, counts) => all + dominated(counts), 0);
    section.push(...ratesTable(game, seats, of), ...sillyTable(seats, of));
  }
  writeSection(id, section.join('\n\n'));
  if (blunders !== undefined)
    report(`silly-${id}`, command, [{ what: `${id}: dominated moves of bots`, value: sum, most: 0 }]);
}
