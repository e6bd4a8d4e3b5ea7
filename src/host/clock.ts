/** How long a question may stay open. The host passes the time in. */
import type { Game, State } from '../engine/game.ts';
import { openQuestion, phaseOf, timeOf } from '../engine/kernel.ts';

export const PACES = ['off', 'daily', 'relaxed', 'normal', 'blitz'] as const;
export type Pace = (typeof PACES)[number];

/** `phases`: seconds by phase, which override the pace. */
export type Clocks = {
  readonly pace: Pace;
  readonly phases?: Readonly<Record<string, number>>;
  /** Replaces the least time of all windows, in seconds. */
  readonly least?: number;
};

/** No waiting, and no answers held back. */
export const NO_CLOCKS: Clocks = { pace: 'off', least: 0 };

const A_DAY = 24 * 60 * 60;
const FACTOR: Readonly<Record<Exclude<Pace, 'daily'>, number>> = { off: 0, relaxed: 3, normal: 1, blitz: 0.4 };

/** Seconds at the normal pace for a question without a rule. */
const USUAL = 30;
/** Windows for several players stay open at least this long, so that silence tells nothing. */
const LEAST = 3;

export const secondsAt = (pace: Pace): number | undefined => (pace === 'off' ? undefined : secondsFor(pace, USUAL));

const secondsFor = (pace: Pace, usual: number): number => (pace === 'daily' ? A_DAY : usual * FACTOR[pace]);

/** Milliseconds until the question's clock runs out; `undefined`: never. */
export const allowance = ({ pace, phases }: Clocks, game: Game, s: State): number | undefined => {
  const phase = phaseOf(game, s);
  const own = phases !== undefined && Object.hasOwn(phases, phase) ? phases[phase] : undefined;
  const seconds = own ?? secondsFor(pace, timeOf(game, s).usual ?? USUAL);
  return seconds === 0 ? undefined : Math.round(seconds * 1000);
};

/**
 * Least milliseconds for the question. None if a single seat is asked in public, unless a rule demands it and it has a
 * clock.
 */
export const leastOpen = (clocks: Clocks, game: Game, s: State): number => {
  const most = allowance(clocks, game, s);
  const several = (openQuestion(s)?.asked.length ?? 0) > 1;
  const ruled = most === undefined ? undefined : timeOf(game, s).least;
  const usual = (ruled ?? (several ? LEAST : 0)) * (clocks.pace === 'blitz' ? 0.5 : 1);
  const seconds = clocks.least === undefined ? usual : several ? clocks.least : 0;
  return Math.min(Math.round(seconds * 1000), most ?? Number.POSITIVE_INFINITY);
};
