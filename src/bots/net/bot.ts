/** A net at the table: a bot over sights that can also say what it thinks. */
import { type Rng, roll } from '../../engine/chance.ts';
import type { Sight } from '../../engine/game.ts';
import type { Bot } from '../bot.ts';
import { type Coder, fromMe, seatNumber, widthOf } from './coder.ts';
import { makeNet, type Thought } from './net.ts';
import type { Head, Weights } from './weights.ts';

export type Thinker = Bot & {
  /** What it would do, move by move as in `answers`, and its chance to win. */
  think(sight: Sight): Thought;
};

export type Temper = {
  /** Below 1 it plays its best moves more often, above 1 the others. */
  readonly temperature?: number;
  /** Moves less likely than this are not played. */
  readonly floor?: number;
};

export const netBot = (weights: Weights, coder: Coder, { temperature = 1, floor = 0 }: Temper = {}): Thinker => {
  const net = makeNet(weights, coder);
  const obs = new Uint8Array(widthOf(coder));
  const think = ({ view, answers, heard }: Sight, heat: number): Thought => {
    const me = seatNumber(view.me);
    const players = view.seats.length;
    obs.fill(0);
    coder.encode(view, heard, obs);
    const moves = answers.map((move) => {
      const { words, seat } = coder.read(move);
      return { words, target: fromMe(seat, me, players) };
    });
    const { odds, value } = net(obs, moves, heat);
    return { odds, value: coder.lost?.(view) === true ? 0 : calibrated(weights.head, players, value) };
  };
  return {
    think: (sight) => think(sight, 1),
    answer(sight, rng) {
      const { answers } = sight;
      const move = answers.length < 2 ? answers[0] : answers[drawn(think(sight, temperature).odds, floor, rng)];
      if (move === undefined) throw new Error('nothing is asked of this seat');
      return move;
    },
  };
};

const GRAINS = 1 << 24;
/** A place by its odds, those below the floor left out; the likeliest is never below it. */
const drawn = (odds: Float64Array, floor: number, rng: Rng): number => {
  const least = Math.min(floor, Math.max(...odds));
  const sum = odds.reduce((all, one) => (one < least ? all : all + one), 0);
  let rest = (roll(rng, GRAINS) / GRAINS) * sum;
  let last = 0;
  for (const [i, one] of odds.entries()) {
    if (one < least) continue;
    last = i;
    rest -= one;
    if (rest < 0) break;
  }
  return last;
};

/** What it tells, as it came true in games of so many players: straight lines between the points that were measured. */
const calibrated = ({ calibration }: Head, players: number, told: number): number => {
  const points = calibration?.[players];
  if (points === undefined) return told;
  let [x0, y0] = [0, 0];
  for (const [x1, y1] of [...points, [1, 1] as const]) {
    if (told <= x1) return x1 === x0 ? y1 : y0 + ((y1 - y0) * (told - x0)) / (x1 - x0);
    [x0, y0] = [x1, y1];
  }
  return 1;
};
