/**
 * Measures the strength of bots; writes the section *Strength* of each game's STRENGTH.md row by row, and the main
 * table into a net's weights. `npm run lab -- strength --games 2000` takes an hour or two; fewer games widen the
 * intervals. `--game ID` measures one game; `--rival NAME=FILE` then sets its expert among three of another net.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAMES } from '../src/app/games.ts';
import { coderFor, reasonedFor } from '../src/bots/index.ts';
import { retold } from '../src/bots/net/weights.ts';
import { TEMPERS } from '../src/bots/tempers.ts';
import { oneOfThese, readScriptArgs, refuse, wholeNumber } from '../src/command/script-args.ts';
import type { Game } from '../src/engine/game.ts';
import { valuesOf } from '../src/engine/options.ts';
import type { Bout } from './arena/bout.ts';
import type { Contest } from './arena/deals.ts';
import { type Standing, standings } from './arena/standing.ts';
import { writeSection } from './figures/game-page.ts';
import { LAB } from './games.ts';
import { runPool } from './worker-pool.ts';

const { values } = readScriptArgs({
  games: { type: 'string', default: '2000' },
  // drawn after the nets are fixed, so that nobody has seen these deals
  seed: { type: 'string', default: randomBytes(8).toString('hex') },
  game: { type: 'string' },
  rival: { type: 'string' },
});
const games = wholeNumber('--games', values.games, 2);
oneOfThese(
  '--game',
  values.game,
  GAMES.map(({ id }) => id),
);
const [, rival, weights] = /^([\w -]+)=(.+)$/.exec(values.rival ?? '') ?? [];
if (values.rival !== undefined && (weights === undefined || coderFor(values.game ?? '') === undefined))
  refuse('--rival is NAME=FILE, the weights of another net, beside --game with a game that has one');

const pool = { script: LAB.worker, task: 'arena' };

const measure = async (game: string, bots: readonly string[], options: Contest['options'] = {}) => {
  const contest: Contest = { game, bots, options, seed: values.seed };
  const bouts: Bout[] = [];
  const take = (some: readonly Bout[]) => void bouts.push(...some);
  const count = Math.ceil(games / bots.length);
  await runPool({ ...pool, data: contest, count, largest: 10, take, progress: () => {} }, availableParallelism());
  const list = standings(bots, bouts);
  const moves = bouts.reduce((sum, bout) => sum + bout.moves, 0) / bouts.length;
  console.error(game, bots.join(','), JSON.stringify(options), list.map(shown).join('  '));
  return { list, moves, games: bouts.length };
};

const shown = ({ won, half }: Standing): string => `${(100 * won).toFixed(1)}±${(100 * half).toFixed(1)}`;
const first = (list: readonly Standing[]): string => {
  const [one] = list;
  return one === undefined ? '' : shown(one);
};
const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string[] => [
  line(head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map(line),
];
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const against = (one: string, other: string, players: number): string[] => [
  one,
  ...Array.from({ length: players - 1 }, () => other),
];

/** One of a kind among others, by number of players. */
const rows = async (
  game: string,
  one: string,
  other: string,
  from: number,
  to: number,
  options: Contest['options'] = {},
) => {
  const cells: string[] = [];
  for (const players of range(from, to)) {
    const { list, moves } = await measure(game, against(one, other, players), options);
    cells.push(one === other ? moves.toFixed(0) : `${first(list)} (${moves.toFixed(0)})`);
  }
  return cells;
};

const kindsOf = ({ options }: Game): [kind: string, options: Contest['options']][] => {
  const drawn = options.find((option) => valuesOf(option).includes('random'));
  return [
    ['', {}],
    ...(drawn === undefined ? [] : [[', drawn at random', { [drawn.name]: 'random' }] as [string, Contest['options']]]),
  ];
};
const LADDER = ['expert', 'strong', 'regular', 'novice'] as const;

/** A game's own measurements, if it has any: a title and rows. */
type More = { readonly TITLE: string; measured(games: number, seed: string): string[][] };
const moreOf = async (id: string): Promise<string[]> => {
  const file = new URL(`./games/${id}/strength.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { TITLE, measured }: More = await import(file.href);
  const [head = [], ...rest] = measured(games, values.seed);
  return ['', TITLE, '', ...table(head, ...rest)];
};

/** Equal numbers of each at the smallest table. */
const ladderOf = async ({ id, players: [fewest] }: Game): Promise<string[]> => {
  const won: string[] = [];
  for (const [i, level] of LADDER.entries()) {
    const below = LADDER[i + 1] ?? 'simple';
    const { list } = await measure(
      id,
      [level, below].flatMap((one) => range(1, fewest).map(() => one)),
    );
    won.push(`${level} against ${below} ${first(list)}`);
  }
  return ['', `Levels, ${fewest} of each at a table of ${2 * fewest}, games won by the higher: ${won.join(', ')}.`];
};

const mannersOf = async (id: string, players: number): Promise<string[]> => {
  const won: string[] = [];
  for (const manner of TEMPERS)
    won.push(`${manner} ${first((await measure(id, against(`expert:${manner}`, 'expert', players))).list)}`);
  const even = (100 / players).toFixed(0);
  return [
    '',
    `Tempers, one expert with a temper at a table of ${players}, games won (even ${even}): ${won.join(', ')}.`,
  ];
};

const RIVALS = 4;
const rivalOf = async (id: string): Promise<string[]> => {
  if (rival === undefined) return [];
  const { list } = await measure(id, against('expert', `net:${weights}`, RIVALS));
  const even = (100 / RIVALS).toFixed(0);
  return ['', `One expert among three of ${rival}, at a table of ${RIVALS}: ${first(list)} won, even ${even}.`];
};

const arenaOf = (body: readonly (readonly string[])[], players: readonly number[]) => ({
  games,
  seed: values.seed,
  won: Object.fromEntries(
    body.map(([what = '', ...cells]) => [what, Object.fromEntries(players.map((n, i) => [n, cells[i] ?? '']))]),
  ),
});

const ABOUT =
  'Games won, in per cent. Every deal is played once from each seat: that is fair, but no more precise than other deals would be. ± is half of a 95 % interval over deals. In brackets: moves per game.';

async function* sectionOf(game: Game): AsyncGenerator<string[]> {
  const { id, players } = game;
  const [from, to] = players;
  const beside = rival === undefined ? '' : ` --rival ${rival}=FILE`;
  const command = `npm run lab -- strength --game ${id} --games ${games} --seed ${values.seed}${beside}`;
  yield ['## Strength', '', `${ABOUT} \`${command}\``, ''];
  yield table(['one among', ...range(from, to).map((n) => `${n} (even ${(100 / n).toFixed(0)})`)]);
  const body: string[][] = [];
  for (const other of ['simple', ...Object.keys(LAB.labOf(id).measures ?? {})])
    for (const [kind, options] of kindsOf(game)) {
      const row = [`expert among ${other}${kind}`, ...(await rows(id, 'expert', other, from, to, options))];
      body.push(row);
      yield [line(row)];
    }
  const net = new URL(`../nets/${id}.bin`, import.meta.url);
  if (existsSync(net)) writeFileSync(net, retold(readFileSync(net), { arena: arenaOf(body, range(from, to)) }));
  yield [line(['moves among experts', ...(await rows(id, 'expert', 'expert', from, to))])];
  yield await rivalOf(id);
  yield await ladderOf(game);
  yield await mannersOf(id, 2 * from);
  yield await moreOf(id);
}

for (const game of GAMES.filter(({ id }) => coderFor(id) !== undefined || reasonedFor(id) !== undefined)) {
  if (values.game !== undefined && values.game !== game.id) continue;
  const lines: string[] = [];
  for await (const piece of sectionOf(game)) {
    lines.push(...piece);
    writeSection(game.id, lines.join('\n').trimEnd());
  }
}
