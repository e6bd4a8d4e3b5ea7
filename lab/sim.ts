/** `cabale-lab sim`: simulates many games among bots. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { gameOf, namedGame, numberOf, readArgs } from '../src/command/args.ts';
import { gameOptions, idsOf, WITH } from '../src/command/help.ts';
import { botNamed, namesFor } from '../src/command/nets.ts';
import type { Figures } from '../src/command/text.ts';
import { drawTable } from '../src/command/text.ts';
import { SEATS } from '../src/engine/seats.ts';
import { openLab } from './registry.ts';
import type { BatchJob } from './sim/batch.ts';
import { lengthsIn, NUMBERED, share, shown } from './sim/figures.ts';
import { progressBar } from './sim/progress.ts';
import { add, type Counts, type Tally } from './tally/tally.ts';
import { runPool } from './worker-pool.ts';

const KNOWN = {
  values: ['game', 'players', 'games', 'bot', 'seed', 'workers', 'with'],
  flags: ['json', 'help'],
};
const MOST_GAMES = 100_000_000;
/** Most games per thread and batch. */
const LARGEST = 500;

const help = (ids: string, bots: readonly string[]): string => `cabale-lab sim: many games among bots, counted

  --game ID       ${ids}
  --players N     how many seats (4)
  --games N       how many games (10000)
  --bot NAME      ${bots.join(', ')} (simple)
  --seed TEXT     the same seed gives the same figures, whatever the number of threads
  --workers N     threads (all cores)
  --json          one JSON object, and nothing else
${WITH}
`;

export const sim = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const file = given.get('with');
  const house = await openLab(file);
  const { games: known, labOf } = house;
  if (given.has('help')) {
    const named = namedGame(given, known);
    return console.log(help(idsOf(known), namesFor(house, named)) + gameOptions(named));
  }
  const { game, players, options } = gameOf(given, KNOWN, known);
  const games = numberOf(given, 'games', 10_000, 1, MOST_GAMES);
  const workers = numberOf(given, 'workers', availableParallelism(), 1, 256);
  const bot = given.get('bot') ?? 'simple';
  botNamed(house, game, bot);
  const seed = given.get('seed') ?? randomBytes(16).toString('hex');
  const job: BatchJob = { game: game.id, players, options, bot, seed, ...(file === undefined ? {} : { with: file }) };
  const bar = progressBar(games);
  bar.show(0);
  const counts: Counts = {};
  const take = (some: Counts): void => {
    for (const [name, count] of Object.entries(some)) add(counts, name, count);
  };
  const pool = { script: house.worker, task: 'sim', data: job };
  await runPool({ ...pool, count: games, largest: LARGEST, take, progress: bar.show }, workers);
  bar.clear();
  const print = given.has('json') ? printJson : printTables;
  print(job, games, counts, labOf(game.id).tally);
};

const winsOf = (counts: Counts, players: number) =>
  SEATS.slice(0, players).map((seat) => ({ seat, wins: counts[`wins ${seat}`] ?? 0 }));

const printJson = (job: BatchJob, games: number, counts: Counts, tally: Tally | undefined): void => {
  const seats = winsOf(counts, job.players).map((row) => ({ ...row, winRate: share(row.wins, games) }));
  const own = tally?.data?.(counts, games) ?? { counts: sorted(counts) };
  console.log(JSON.stringify({ ...job, games, seats, moves: lengthsIn(counts), ...own }));
};

const sorted = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([name]) => !NUMBERED.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const printTables = (job: BatchJob, games: number, counts: Counts, tally: Tally | undefined): void => {
  const { mean, median, p95, longest } = lengthsIn(counts);
  const nobody = counts['nobody won'] ?? 0;
  const tables: Figures[] = [
    {
      title: 'Wins by seat',
      head: ['seat', 'wins', '95 %'],
      rows: [
        ...winsOf(counts, job.players).map(({ seat, wins }) => [seat, ...shown(wins, games)]),
        ...(nobody > 0 ? [['nobody', ...shown(nobody, games)]] : []),
      ],
    },
    {
      title: 'Moves a game',
      head: ['mean', 'median', '95 % have at most', 'longest'],
      rows: [[mean.toFixed(1), `${median}`, `${p95}`, `${longest}`]],
    },
    ...(tally?.tables(counts, games) ?? []),
  ];
  const options = Object.entries(job.options).map(([name, value]) => ` ${name}=${value}`);
  console.log(`${job.game}${options.join('')}: ${games} games of ${job.players} ${job.bot} bots, seed ${job.seed}`);
  for (const table of tables) console.log(`\n${drawTable(table)}`);
};
