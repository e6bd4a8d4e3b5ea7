/** How long a question may stay open. The time itself comes from whoever runs the table. */
import type { Question } from '../engine/game.ts';

export const PACES = ['off', 'relaxed', 'normal', 'blitz'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds for a phase; what a table says itself comes first. */
export type Clocks = {
  readonly pace: Pace;
  readonly phases?: Readonly<Record<string, number>>;
  /** In place of the usual least time of all windows, in seconds. */
  readonly least?: number;
};

const FACTOR: Readonly<Record<Pace, number>> = { off: 0, relaxed: 3, normal: 1, blitz: 0.4 };

/** Seconds at the normal pace. Windows in which one only says yes or no are short; choices take longer; talk takes longest. */
const USUAL: Readonly<Record<string, number>> = {
  doubt: 12,
  counter: 15,
  join: 15,
  contest: 20,
  deliberation: 180,
  pleas: 45,
  recognition: 60,
  'day-verdict': 20,
  'night-verdict': 20,
  offer: 40,
  action: 20,
  defend: 40,
};
const OTHERWISE = 30;
/** A window in which several may speak stays open so long even when all have passed, so that silence tells nothing. */
const LEAST = 3;
/** T11 the mafiosi must have time to agree. */
const LEAST_FOR: Readonly<Record<string, number>> = { recognition: 20 };

/** Milliseconds until the question's clock runs out; `undefined`: it never does. */
export const allowance = ({ pace, phases }: Clocks, phase: string): number | undefined => {
  const own = phases !== undefined && Object.hasOwn(phases, phase) ? phases[phase] : undefined;
  const seconds = own ?? (Object.hasOwn(USUAL, phase) ? (USUAL[phase] ?? OTHERWISE) : OTHERWISE) * FACTOR[pace];
  return seconds === 0 ? undefined : Math.round(seconds * 1000);
};

/** Milliseconds a question stays open at the least. None where one seat alone is asked, in front of everybody. */
export const leastOpen = ({ pace, least }: Clocks, phase: string, { asked }: Pick<Question, 'asked'>): number => {
  if (least !== undefined) return asked.length > 1 ? Math.round(least * 1000) : 0;
  const seconds = Object.hasOwn(LEAST_FOR, phase) ? (LEAST_FOR[phase] ?? LEAST) : asked.length > 1 ? LEAST : 0;
  return Math.round(seconds * 1000 * (pace === 'blitz' ? 0.5 : 1));
};
