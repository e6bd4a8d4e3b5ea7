/**
 * Is the chance to win that a net tells true? Plays games of the net against itself, sets what it told beside what came,
 * and writes the difference into the file of weights, by number of players; then plays others and says how far off it is.
 *
 *   node lab/training/calibrate.ts nets/complots.bin [--games 400] [--players 234]
 *
 * so many of four players and more, and more of fewer. What it finds for other numbers of players stays.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { netBot } from '../../src/bots/net/bot.ts';
import { readWeights, retold, type Weights } from '../../src/bots/net/weights.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { awaited, look, openTable, submit } from '../../src/host/table.ts';
import { TRAINED, type Trained, weighted } from './games.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '400' }, players: { type: 'string', default: '2345678' } },
});
const [file = ''] = positionals;
const games = Number(values.games);
const DRAW = { players: [1], base: 0.4, presets: 0.2, religions: 0.1 };
/** Games of few players are short: there are more of them. */
const gamesOf = (players: number): number => Math.ceil((games * MANY) / Math.min(MANY, players * players));
const MANY = 16;
const BINS = 40;
const binOf = (told: number, bins: number): number => Math.min(bins - 1, Math.floor(told * bins));

type Told = readonly [told: number, won: number];
type Heard = readonly [...Told, game: number];

/** What was told in some games, and whether it came true; long games would outweigh the others if they said the same again and again. */
const played = ({ game, coder, cap, draw }: Trained, weights: Weights, players: number, seed: string): Heard[] => {
  const bot = netBot(weights, coder);
  const list: Heard[] = [];
  for (let i = 0; i < gamesOf(players); i++) {
    const rng = seeded(`${seed} ${players} ${i}`);
    const { options } = draw(rng, DRAW, players);
    const table = openTable(game, { game: game.id, options, seats: players, seed: `${seed} ${i}` });
    const said: [Seat, number][] = [];
    for (let n = 0; n < 3 * cap(players) && table.state.over === undefined; n++) {
      const seat = oneOf(rng, awaited(table));
      const sight = look(table, seat);
      const { odds, value } = bot.think(sight);
      if (sight.answers.length > 1) said.push([seat, value]);
      submit(table, seat, sight.answers[weighted(rng, [...odds])] ?? '');
    }
    const winners = table.state.over ?? [];
    const once = new Map(said.map(([seat, told]) => [`${seat} ${binOf(told, BINS)}`, [seat, told] as const]));
    for (const [seat, told] of once.values()) list.push([told, winners.includes(seat) ? 1 / winners.length : 0, i]);
  }
  return list;
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** Bins of one width, those of few games or out of order joined, so that more is never told where less came. */
const fitted = (list: readonly Heard[]): Told[] => {
  const pools: Heard[][] = [[]];
  for (let i = 0; i < BINS; i++) {
    pools.push(list.filter(([told]) => binOf(told, BINS) === i));
    while (pools.length > 1 && (gamesIn(pools.at(-2)) < FEW || wonIn(pools.at(-1)) < wonIn(pools.at(-2)))) join(pools);
  }
  if (gamesIn(pools.at(-1)) < FEW) join(pools);
  const round = (n: number): number => Math.round(n * 10_000) / 10_000;
  const points = pools.map((pool): Told => [round(mean(pool.map(([told]) => told))), round(wonIn(pool))]);
  const [least, most] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 1];
  return [[0, least], ...points, [1, most]];
};
/** Games that say what a bin is worth, and that say how far off a tenth is: it is known to a few points. */
const FEW = 150;
const ENOUGH = 300;
const join = (pools: Heard[][]): void => {
  const last = pools.pop() ?? [];
  pools.push([...(pools.pop() ?? []), ...last]);
};
const gamesIn = (pool: readonly Heard[] = []): number => new Set(pool.map(([, , game]) => game)).size;
const wonIn = (pool: readonly Heard[] = []): number => mean(pool.map(([, won]) => won));

/** The tenth that is farthest off, of those told in games enough to say so. */
const worst = (list: readonly Heard[]): string => {
  const off = Array.from({ length: 10 }, (_, i) => {
    const bin = list.filter(([told]) => binOf(told, 10) === i);
    return gamesIn(bin) < ENOUGH ? 0 : Math.abs(mean(bin.map(([told]) => told)) - wonIn(bin));
  });
  return `${(100 * Math.max(...off)).toFixed(1)} points off in the worst tenth`;
};

const read = (trained: Trained): Weights => {
  const weights = readWeights(readFileSync(file), trained.coder);
  if (isFault(weights)) throw new Error(weights.message);
  return weights;
};

const trained = Object.values(TRAINED).find(({ game }) => basename(file) === `${game.id}.bin`);
if (trained === undefined) throw new Error(`"${file}" is not named after a game that a net learns`);
const { head, of } = read(trained);
const { calibration, ...raw } = head;
const found: Record<string, readonly Told[]> = { ...calibration };
const [least, most] = trained.game.players;
for (const players of [...values.players].map(Number).filter((n) => n >= least && n <= most)) {
  const list = played(trained, { head: raw, of }, players, 'fit');
  found[players] = fitted(list);
  const fresh = played(trained, { head: { ...raw, calibration: found }, of }, players, 'fresh');
  console.log(`${players} players: ${worst(list)} before, ${worst(fresh)} after, in ${gamesOf(players)} other games`);
  writeFileSync(file, retold(readFileSync(file), { calibration: found }));
}
