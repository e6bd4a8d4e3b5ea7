/** A net at the table: a bot over sights that can also tell its odds. */
import { type Rng, roll } from '../../engine/chance.ts';
import type { Sight } from '../../engine/game.ts';
import type { Adviser } from '../adviser.ts';
import type { Bot } from '../bot.ts';
import { type Leans, leaning, SLIGHT_LEANS, type Temper } from '../tempers.ts';
import { type Coder, fromMe, type Habit, seatNumber, widthOf } from './coder.ts';
import { makeNet, type Net, type Said, type Thought } from './net.ts';
import type { Head, Weights } from './weights.ts';

export type Thinker = Bot &
  Pick<Adviser, 'beliefs'> &
  Required<Pick<Bot, 'odds'>> & {
    think(sight: Sight): Thought;
  };

export type Sampling = {
  /** Below 1 it plays its best moves more often, above 1 the others. */
  readonly temperature?: number;
  /** The temperature at two players, if different. */
  readonly duel?: number | undefined;
  readonly floor?: number;
  readonly twice?: boolean;
  /** Added to the log odds of moves, by level and temper. */
  readonly habit?: Habit | undefined;
  readonly temper?: Temper | undefined;
  readonly leans?: Leans | undefined;
};

/** A net in another thread, where it may fail. */
export type FarNet = (...asked: Parameters<Net>) => Promise<Thought>;

export const netBot = (
  weights: Weights,
  coder: Coder,
  { temperature = 1, duel = temperature, floor = 0, twice = false, habit, temper, leans }: Sampling = {},
  far?: FarNet,
): Thinker => {
  const net = netOf(weights, coder);
  const obs = new Uint8Array(widthOf(coder));
  /** Writes the sight into `obs`, and reads the answers. */
  const read = ({ view, answers, heard }: Sight): Said[] => {
    const me = seatNumber(view.me);
    obs.fill(0);
    coder.encode(view, heard, obs);
    return answers.map((move) => {
      const { words, seat } = coder.read(move);
      return { words, target: fromMe(seat, me, view.seats.length) };
    });
  };
  const heatOf = ({ view }: Sight): number => (view.seats.length === 2 ? duel : temperature);
  const think = (sight: Sight, heat: number): Thought => {
    const { view } = sight;
    const moves = read(sight);
    const { odds, value } = net(obs, moves, heat);
    const players = view.seats.length;
    return { odds, value: coder.lost?.(view) === true ? 0 : calibrated(weights.head, players, value) };
  };
  const again = (sight: Sight, odds: Float64Array): Float64Array => {
    const second = twice ? coder.second?.(sight) : undefined;
    const left = without(coder, sight, odds);
    const thought = second === undefined ? left : bent(sight, left, second);
    const better = twice ? coder.better?.(sight) : undefined;
    return better === undefined ? thought : shifted(sight, thought, better);
  };
  const wont = (sight: Sight, odds: Float64Array): Float64Array =>
    habit === undefined ? odds : bent(sight, odds, (move) => habit(sight, move, temper));
  const played = (sight: Sight, { odds }: Thought): Float64Array =>
    above(floor, lean(coder, temper, sight, wont(sight, again(sight, odds)), leans));
  const place = (sight: Sight, thought: Thought, rng: Rng): number => drawn(played(sight, thought), rng);
  const answer: Bot['answer'] = (sight, rng) =>
    chosen(sight, sight.answers.length < 2 ? 0 : place(sight, think(sight, heatOf(sight)), rng));
  const told = (sight: Sight): Thought => {
    const { odds, value } = think(sight, 1);
    return { odds: again(sight, odds), value };
  };
  const beliefs: Adviser['beliefs'] = (game) => coder.beliefs?.(game, (sight) => told(sight).odds);
  const odds: Bot['odds'] = (sight) => played(sight, think(sight, heatOf(sight)));
  const bot: Thinker = { think: told, odds, answer, beliefs };
  if (far === undefined) return bot;
  const answerLater: Bot['answerLater'] = async (sight, rng) => {
    if (sight.answers.length < 2) return chosen(sight, 0);
    const moves = read(sight);
    const thought = await far(obs.slice(), moves, heatOf(sight)).catch(() => think(sight, heatOf(sight)));
    return chosen(sight, place(sight, thought, rng));
  };
  return { ...bot, answerLater };
};

/** Shared by bots of all levels and tempers: it answers at once and keeps no state. */
const netOf = (weights: Weights, coder: Coder): Net => {
  const known = NETS.get(weights) ?? makeNet(weights, coder);
  NETS.set(weights, known);
  return known;
};
const NETS = new WeakMap<Weights, Net>();

export const chosen = ({ answers }: Sight, at: number): string => {
  const move = answers[at];
  if (move === undefined) throw new Error('nothing is asked of this seat');
  return move;
};

export const lean = (
  { traitsOf }: Coder,
  temper: Temper | undefined,
  sight: Sight,
  odds: Float64Array,
  leans: Leans = SLIGHT_LEANS,
): Float64Array =>
  temper === undefined ? odds : bent(sight, odds, (move) => leaning(leans, temper, traitsOf(sight.view, move)));

const bent = ({ answers }: Sight, odds: Float64Array, added: (move: string) => number): Float64Array => {
  const more = odds.map((one, i) => one * Math.exp(added(answers[i] ?? '')));
  const sum = more.reduce((all, one) => all + one, 0);
  return more.map((one) => one / sum);
};

/** Odds without moves that a game's nets never play; unchanged if nothing is left. */
export const without = (coder: Coder, sight: Sight, odds: Float64Array): Float64Array => {
  const never = coder.never?.(sight);
  if (never === undefined) return odds;
  const { answers } = sight;
  const left = odds.map((one, i) => (never(answers[i] ?? '') ? 0 : one));
  const sum = left.reduce((all, one) => all + one, 0);
  return sum === 0 ? odds : left.map((one) => one / sum);
};

const SLIGHT = 0.001;

/** Moves the odds of dominated moves to better equivalents. */
const shifted = ({ answers }: Sight, odds: Float64Array, better: (move: string) => string): Float64Array => {
  const moved = new Float64Array(odds.length);
  for (const [i, one] of odds.entries()) {
    const at = one < SLIGHT ? i : answers.indexOf(better(answers[i] ?? ''));
    moved[at] = (moved[at] ?? 0) + one;
  }
  return moved;
};

/** Odds without those below the floor; the likeliest always stays. */
export const above = (floor: number, odds: Float64Array): Float64Array => {
  const least = Math.min(floor, Math.max(...odds));
  const sum = odds.reduce((all, one) => (one < least ? all : all + one), 0);
  return odds.map((one) => (one < least ? 0 : one / sum));
};

const GRAINS = 1 << 24;
export const drawn = (odds: Float64Array, rng: Rng): number => {
  const sum = odds.reduce((all, one) => all + one, 0);
  let rest = (roll(rng, GRAINS) / GRAINS) * sum;
  let last = 0;
  for (const [i, one] of odds.entries()) {
    if (one === 0) continue;
    last = i;
    rest -= one;
    if (rest < 0) break;
  }
  return last;
};

/** The measured chance to win for this many players, interpolated linearly. */
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
