/** Answers by day, and statistics. */
import { isObject } from '../../../engine/by-name.ts';
import { dayNamed } from '../../link/calendar.ts';
import { type Day, dayOf } from '../../link/days.ts';
import { isGuestDay } from '../../link/moment-days.ts';
import type { Decided } from '../../parts/verdict.tsx';

type AnyAnswer = {
  readonly onDay: boolean;
  /** The moment of the usual box, on a day of another box. */
  readonly usual?: true;
  readonly counted?: boolean;
};
export type DoubtAnswer = AnyAnswer & {
  /** The estimate that it is a lie, in hundredths, if one was given. */
  readonly said?: number;
  readonly lie: boolean;
  readonly doubted: boolean;
  readonly points?: number;
};
/** `hit`: the accused was guilty; older answers, also to kinds of questions no longer asked, lack it. */
export type ChoiceAnswer = AnyAnswer & { readonly chose: string; readonly points: number; readonly hit?: boolean };
export type Answer = DoubtAnswer | ChoiceAnswer;
export const isChoice = (answer: Answer): answer is ChoiceAnswer => 'chose' in answer;
export type Answers = Readonly<Record<string, Answer>>;

/** Points of an answer. The oldest have only those of their estimate, by Brier's rule. */
export const pointsOf = ({ points, ...answer }: Answer): number =>
  points ?? ('said' in answer ? Math.round(100 * (1 - ((answer.said ?? 50) / 100 - Number(answer.lie)) ** 2)) : 0);
export const decidedOf = (answer: Answer): Decided => ({ ...answer, points: pointsOf(answer) });

export const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value.onDay === 'boolean' &&
  (typeof value.chose === 'string'
    ? typeof value.points === 'number'
    : typeof value.lie === 'boolean' &&
      typeof value.doubted === 'boolean' &&
      (value.said === undefined || typeof value.said === 'number') &&
      typeof (value.points ?? value.said) === 'number');

export const readAnswers = (value: unknown): Answers => {
  const kept: Record<string, Answer> = {};
  for (const [date, one] of isObject(value) ? Object.entries(value) : [])
    if (dayNamed(date) !== undefined && isAnswer(one)) kept[date] = one;
  return kept;
};

/** Before this many answered days one is only asked about the usual box. */
const FIRST_DAYS = 3;

/** Whether to ask about the usual box on a day of another. An answered day keeps its question. */
export const asksUsual = (kept: Answers, day: Day, guests: boolean): boolean => {
  const known = kept[day.date];
  if (!isGuestDay(day)) return false;
  return known === undefined ? !guests || Object.keys(kept).length < FIRST_DAYS : known.usual === true;
};

type Streak = { readonly now: number; readonly longest: number };

/** Days in a row answered on their day; today may be missing so far. */
export const streakOf = (kept: Answers, today: number): Streak => {
  const days = new Set(
    Object.entries(kept).flatMap(([date, { onDay }]) => (onDay ? [dayNamed(date)?.number ?? 0] : [])),
  );
  const upTo = (last: number): number => {
    let count = 0;
    while (days.has(last - count)) count += 1;
    return count;
  };
  return { now: upTo(days.has(today) ? today : today - 1), longest: Math.max(0, ...[...days].map(upTo)) };
};

const mean = (all: readonly number[]): number | undefined =>
  all.length === 0 ? undefined : Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);

export const meanOf = (kept: Answers): number | undefined => mean(Object.values(kept).map(pointsOf));

export type Fifth = { readonly said: number; readonly lies: number; readonly count: number };
/** Answers needed for calibration figures. */
const ENOUGH = 10;

/** Calibration by fifths of the estimate: mean estimate and share of lies. */
export const fifthsOf = (kept: Answers): readonly Fifth[] => {
  const all = Object.values(kept).flatMap((one) =>
    isChoice(one) || one.said === undefined ? [] : [{ said: one.said, lie: one.lie }],
  );
  if (all.length < ENOUGH) return [];
  return Array.from({ length: 5 }, (_, i) => {
    const some = all.filter(({ said }) => Math.min(4, Math.floor(said / 20)) === i);
    const of = (what: (one: (typeof all)[number]) => number): number => mean(some.map(what)) ?? 0;
    return { said: of(({ said }) => said), lies: of(({ lie }) => (lie ? 100 : 0)), count: some.length };
  }).filter(({ count }) => count > 0);
};

export const missedDay = (kept: Answers, today: number): string | undefined => {
  for (let number = today - 1; number >= 1; number--) {
    const { date } = dayOf(number);
    if (kept[date] === undefined) return date;
  }
  return undefined;
};

/** One full diamond per 20 points. */
export const rowOf = (points: number): string => {
  const full = Math.floor(points / 20);
  return `${'◆'.repeat(full)}${'◇'.repeat(5 - full)}`;
};
