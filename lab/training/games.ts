/** The games that nets can learn: rules, coder, scripted opponents, and how tables are drawn. */

import type { Bot } from '../../src/bots/bot.ts';
import type { Coder } from '../../src/bots/net/coder.ts';
import { oneOf, type Rng, roll } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import { assassinXCoder } from '../../src/games/assassin-x/bots/coder.ts';
import { assassinXBot } from '../../src/games/assassin-x/bots/index.ts';
import { assassinX } from '../../src/games/assassin-x/rules/index.ts';
import { complotsCoder } from '../../src/games/complots/bots/coder.ts';
import { honestBot } from '../../src/games/complots/bots/honest.ts';
import { complotsBot } from '../../src/games/complots/bots/index.ts';
import { CHARACTERS, CLANS, clanOf } from '../../src/games/complots/rules/characters.ts';
import { complots } from '../../src/games/complots/rules/index.ts';
import { PRESETS } from '../../src/games/complots/rules/options.ts';

export type Drawn = { readonly players: number; readonly options: RawOptions };
/** What the tables of a run are like. */
export type Draw = {
  /** Weights of 2, 3 … players. */
  readonly players: readonly number[];
  /** Shares of the base line-up and of the named ones; the rest is any of the 243. */
  readonly base: number;
  readonly presets: number;
  readonly religions: number;
};

export type Trained = {
  readonly game: Game;
  readonly coder: Coder;
  readonly simple: Bot;
  readonly honest: Bot;
  /** A game of so many moves is given up, and nobody wins. */
  cap(players: number): number;
  /** The fact that tells that a seat can no longer win. */
  readonly out?: string;
  draw(rng: Rng, how: Draw, players?: number): Drawn;
};

export const chance = (rng: Rng): number => roll(rng, 1 << 24) / (1 << 24);
export const weighted = (rng: Rng, weights: readonly number[]): number => {
  let rest = chance(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return i;
  }
  return weights.length - 1;
};

const LINEUPS = CLANS.map((clan) => CHARACTERS.filter((one) => clanOf(one) === clan));
const NAMES = Object.keys(PRESETS);

const complotsTable = (rng: Rng, { players: weights, base, presets, religions }: Draw, fixed?: number): Drawn => {
  const players = fixed ?? 2 + weighted(rng, weights);
  const kind = chance(rng);
  const named = kind < base ? 'base' : kind < base + presets ? oneOf(rng, NAMES) : undefined;
  return {
    players,
    options: {
      lineup: named ?? LINEUPS.map((clan) => oneOf(rng, clan)).join(','),
      doubts: roll(rng, 2) === 0 ? 'first' : 'fair',
      religions: players > 2 && chance(rng) < religions,
    },
  };
};

export const TRAINED: Readonly<Record<string, Trained>> = {
  complots: {
    game: complots as unknown as Game,
    coder: complotsCoder,
    simple: complotsBot,
    honest: honestBot,
    draw: complotsTable,
    cap: (players) => 150 + 100 * players,
    out: 'out',
  },
  'assassin-x': {
    game: assassinX as unknown as Game,
    coder: assassinXCoder,
    simple: assassinXBot,
    honest: assassinXBot,
    draw: (rng, { players }, fixed) => ({
      players: fixed ?? 2 + weighted(rng, players.slice(0, 4)),
      options: { actions: roll(rng, 2) === 0 ? 'first' : 'fair' },
    }),
    cap: () => 20_000,
  },
};
