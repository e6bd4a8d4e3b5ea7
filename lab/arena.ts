/** `cabale-lab arena`: bots against bots. Each deal is played from every seat, which is fair, though no more precise. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type ArgValues, gameOf, namedGame, numberOf, readArgs } from '../src/command/args.ts';
import { gameOptions, idsOf, WITH } from '../src/command/help.ts';
import { botNamed, namesFor } from '../src/command/nets.ts';
import type { Figures as Table } from '../src/command/text.ts';
import { drawTable } from '../src/command/text.ts';
import { fault } from '../src/engine/fault.ts';
import type { Bout } from './arena/bout.ts';
import type { Contest } from './arena/deals.ts';
import { adjustedRow, isUsed, luckSentence, type Standing, standings } from './arena/standing.ts';
import { openLab } from './registry.ts';
import { percent } from './sim/figures.ts';
import { progressBar } from './sim/progress.ts';
import type { Tally } from './tally/tally.ts';
import { runPool } from './worker-pool.ts';

const KNOWN = {
  values: ['game', 'players', 'bots', 'games', 'seed', 'workers', 'with'],
  flags: ['plain', 'json', 'help'],
};
const MOST_GAMES = 10_000_000;
const USUAL_GAMES = 2000;
/** Most deals per thread and batch. */
const LARGEST = 20;

const help = (
  ids: string,
  bots: readonly string[],
): string => `cabale-lab arena: bots against bots, and who is how strong

  --game ID       ${ids}
  --bots LIST     one for each seat: ${bots.join(', ')} (net:FILE@0.5 plays cooler)
  --players N     how many seats, where --bots names fewer: the last one takes the rest
  --games N       how many games, rounded up to whole deals (${USUAL_GAMES})
  --seed TEXT     the same seed gives the same figures, whatever the number of threads
  --workers N     threads (all cores)
  --plain         does not count luck in duels, which is quicker (docs/BENCH.md)
  --json          one JSON object, and nothing else
${WITH}
`;

export const arena = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const file = given.get('with');
  const house = await openLab(file);
  if (given.has('help')) {
    const one = namedGame(given, house.games);
    return console.log(help(idsOf(house.games), namesFor(house, one)) + gameOptions(one));
  }
  const named = namesOf(given);
  const { game, players, options } = gameOf(seated(given, named), KNOWN, house.games);
  const bots = filled(named, players);
  for (const name of new Set(bots)) botNamed(house, game, name);
  const deals = Math.ceil(numberOf(given, 'games', USUAL_GAMES, 1, MOST_GAMES) / players);
  const workers = numberOf(given, 'workers', availableParallelism(), 1, 256);
  const seed = given.get('seed') ?? randomBytes(16).toString('hex');
  const contest: Contest = {
    ...{ game: game.id, options, bots, seed },
    ...(file === undefined ? {} : { with: file }),
    ...(given.has('plain') ? { plain: true } : {}),
  };
  const bouts = await run(house.worker, contest, deals, workers);
  const print = given.has('json') ? printJson : printTables;
  print(contest, bouts, standings(bots, bouts), house.labOf(game.id).tally);
};

const namesOf = (given: ArgValues): string[] => {
  const names = (given.get('bots') ?? '').split(',').filter((name) => name !== '');
  if (names.length === 0)
    throw fault('usage', 'an arena needs bots: --bots simple,random names one for each seat, and --help lists them');
  return names;
};

const seated = (given: ArgValues, names: readonly string[]): ArgValues =>
  given.has('players') ? given : new Map([...given, ['players', `${names.length}`]]);

const filled = (names: readonly string[], players: number): string[] => {
  if (names.length > players)
    throw fault('usage', `${names.length} bots for ${players} seats; name at most one for each seat`);
  const last = names.at(-1) ?? '';
  const all = Array.from({ length: players }, (_, i) => names[i] ?? last);
  const same = all.findIndex((_, shift) => shift > 0 && all.every((name, i) => name === all[(i + shift) % players]));
  if (same > 1)
    throw fault(
      'usage',
      `"${all.join(',')}" comes round to the same seats after ${same} of ${players} games of a deal; write "${all.toSorted().join(',')}"`,
    );
  return all;
};

const run = async (script: URL, contest: Contest, deals: number, workers: number): Promise<Bout[]> => {
  const bar = progressBar(deals * contest.bots.length);
  bar.show(0);
  const bouts: Bout[] = [];
  await runPool<Bout[]>(
    {
      script,
      task: 'arena',
      data: contest,
      count: deals,
      largest: LARGEST,
      take: (some) => void bouts.push(...some),
      progress: (done) => bar.show(done * contest.bots.length),
    },
    workers,
  );
  bar.clear();
  return bouts.sort((one, other) => one.deal - other.deal);
};

const lengthOf = (bouts: readonly Bout[]): number => bouts.reduce((sum, { moves }) => sum + moves, 0) / bouts.length;

const printJson = (contest: Contest, bouts: readonly Bout[], list: readonly Standing[]): void =>
  console.log(JSON.stringify({ ...contest, games: bouts.length, moves: lengthOf(bouts), standings: list }));

const printTables = (
  contest: Contest,
  bouts: readonly Bout[],
  list: readonly Standing[],
  tally: Tally | undefined,
): void => {
  const names = list.map(({ name }) => name);
  const doings = [...new Set(list.flatMap(({ figures }) => Object.keys(figures)))];
  const used = list.every(({ adjusted }) => isUsed(adjusted));
  const tables: Table[] = [
    {
      title: 'Games won',
      head: ['bot', 'won', '±', ...(used ? ['adjusted', '±'] : []), 'even', 'openskill', '±'],
      rows: list.map(({ name, won, half, adjusted, even, rating }) => [
        name,
        percent(won),
        (100 * half).toFixed(1),
        ...(used ? adjustedRow(adjusted) : []),
        percent(even),
        rating.mu.toFixed(1),
        rating.sigma.toFixed(1),
      ]),
    },
  ];
  if (names.length > 1)
    tables.push({
      title: 'Of the games that a seat of the one or of the other won, those of the one',
      head: ['', ...names],
      rows: list.map(({ name, against }) => [
        name,
        ...names.map((other) => (other === name ? '–' : percent(against[other] ?? 0))),
      ]),
    });
  if (doings.length > 0)
    tables.push({
      title: 'In a game, on average',
      head: ['bot', ...doings],
      rows: list.map(({ name, figures }) => [name, ...doings.map((what) => (figures[what] ?? 0).toFixed(2))]),
    });
  if (tally?.habits !== undefined)
    for (const { name, habits, even } of list) {
      const { title, ...table } = tally.habits.table(habits, bouts.length * contest.bots.length * even);
      tables.push({ ...table, title: `${title} of ${name}` });
    }
  const options = Object.entries(contest.options).map(([name, value]) => ` ${name}=${value}`);
  console.log(
    `${contest.game}${options.join('')}: ${bouts.length} games, ${lengthOf(bouts).toFixed(1)} moves each, seed ${contest.seed}`,
  );
  if (names.length > 1 && contest.plain === undefined) console.log(luckSentence(list.map(({ adjusted }) => adjusted)));
  for (const table of tables) console.log(`\n${drawTable(table)}`);
};
