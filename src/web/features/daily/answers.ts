/** The answers of each day, and statistics about them. */
import { isObject } from '../../../engine/by-name.ts';
import { dayNamed } from '../../link/calendar.ts';
import { type Day, dayOf } from '../../link/days.ts';
import { isGuestDay } from '../../link/moment-days.ts';

type AnyAnswer = {
  /** On the day itself. */
  readonly onDay: boolean;
  /** Of the usual box, on a day of another. */
  readonly usual?: true;
  /** The server has counted it. */
  readonly counted?: boolean;
  /** By how many hundredths the best answer is better than the next; older answers lack it. */
  readonly edge?: number;
};
export type DoubtAnswer = AnyAnswer & {
  /** How likely a lie it was called, in hundredths, and whether it was one. */
  readonly said: number;
  readonly lie: boolean;
  readonly doubted: boolean;
  /** What the decision was worth. */
  readonly points?: number;
};
/** Where one chose among several answers: which one, and what it was worth. */
export type ChoiceAnswer = AnyAnswer & { readonly chose: string; readonly points: number };
export type Answer = DoubtAnswer | ChoiceAnswer;
export const isChoice = (answer: Answer): answer is ChoiceAnswer => 'chose' in answer;
/** By date. */
export type Answers = Readonly<Record<string, Answer>>;

/** What an estimate is worth, by Brier's rule: 50 always gives 75. */
export const estimateFor = (said: number, lie: boolean): number =>
  Math.round(100 * (1 - (said / 100 - Number(lie)) ** 2));
/** What was decided is worth: of an answer that does not say so, its estimate. */
export const pointsOf = (answer: Answer): number =>
  isChoice(answer) ? answer.points : (answer.points ?? estimateFor(answer.said, answer.lie));

export const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value.onDay === 'boolean' &&
  (typeof value.chose === 'string'
    ? typeof value.points === 'number'
    : typeof value.said === 'number' &&
      typeof value.lie === 'boolean' &&
      typeof value.doubted === 'boolean' &&
      (value.points === undefined || typeof value.points === 'number'));

/** What cannot be read is left out. */
export const readAnswers = (value: unknown): Answers => {
  const kept: Record<string, Answer> = {};
  for (const [date, one] of isObject(value) ? Object.entries(value) : [])
    if (dayNamed(date) !== undefined && isAnswer(one)) kept[date] = one;
  return kept;
};

/** Whoever has answered on fewer days is not asked about another box than the usual one. */
const FIRST_DAYS = 3;

/** Whether a day of other boxes asks about the usual one all the same; what was answered stays as it was asked. */
export const asksUsual = (kept: Answers, day: Day, guests: boolean): boolean => {
  const known = kept[day.date];
  if (!isGuestDay(day)) return false;
  return known === undefined ? !guests || Object.keys(kept).length < FIRST_DAYS : known.usual === true;
};

type Streak = { readonly now: number; readonly longest: number };

/** Days in a row that were answered on their day; today may still come. */
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
export const meanEstimate = (kept: Answers): number | undefined =>
  mean(Object.values(kept).flatMap((one) => (isChoice(one) ? [] : [estimateFor(one.said, one.lie)])));

export type Fifth = { readonly said: number; readonly lies: number; readonly count: number };
/** From so many answers on one can say how well one's word holds. */
const ENOUGH = 10;

/** By fifths of what was said: how much that was on the mean, and how often it was a lie. */
export const fifthsOf = (kept: Answers): readonly Fifth[] => {
  const all = Object.values(kept).flatMap((one) => (isChoice(one) ? [] : [one]));
  if (all.length < ENOUGH) return [];
  return Array.from({ length: 5 }, (_, i) => {
    const some = all.filter(({ said }) => Math.min(4, Math.floor(said / 20)) === i);
    const of = (what: (one: DoubtAnswer) => number): number => mean(some.map(what)) ?? 0;
    return { said: of(({ said }) => said), lies: of(({ lie }) => (lie ? 100 : 0)), count: some.length };
  }).filter(({ count }) => count > 0);
};

/** The latest day before today that was not answered. */
export const missedDay = (kept: Answers, today: number): string | undefined => {
  for (let number = today - 1; number >= 1; number--) {
    const { date } = dayOf(number);
    if (kept[date] === undefined) return date;
  }
  return undefined;
};

/** A line to be shared: neither lie nor truth, neither the number nor the deed. A full 20 points are one. */
export const rowOf = (points: number): string => {
  const full = Math.floor(points / 20);
  return `${'◆'.repeat(full)}${'◇'.repeat(5 - full)}`;
};
