/** Days by their number and by their date, `2026-11-16`: the device's own date, whatever the hour elsewhere. */

import type { ChoiceKind } from '../../host/choice-moments.ts';

const FIRST = Date.UTC(2026, 10, 16);
const DAY = 86_400_000;
/** A date this far away means that the clock is wrong. */
const LAST = 3660;

export type Day = {
  /** Counted from 1. */
  readonly number: number;
  readonly date: string;
};

export const dayOf = (number: number): Day => ({
  number,
  date: new Date(FIRST + (number - 1) * DAY).toISOString().slice(0, 10),
});

/** The day that a clock says it is; before the first one, and years after it, it must be wrong. */
export const dayAt = (now: Date): Day =>
  dayOf(Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / DAY) + 1);

export const isSound = ({ number }: Day): boolean => number >= 1 && number <= LAST;

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;
/** The day named in an address, if it names one. */
export const dayNamed = (date: string): Day | undefined => {
  const at = WRITTEN.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const day = dayOf(Math.round((at - FIRST) / DAY) + 1);
  return day.date === date ? day : undefined;
};

/** Its place in the week, Monday first; the first day of all was one. */
export const weekdayOf = ({ number }: Day): number => (((number - 1) % WEEK) + WEEK) % WEEK;

/** What is asked on a day: from Friday on for an accusation, a counter, a claim, else whether one doubts. */
export type MomentKind = 'doubt' | ChoiceKind;
const WEEKEND: readonly ChoiceKind[] = ['accuse', 'counter', 'claim'];
const WEEK = 7;
const [WEDNESDAY, FRIDAY] = [2, 4];
/** Monday, Tuesday and Thursday: a claim of the usual box. */
const OWN_DAYS: readonly number[] = [0, 1, 3];
/** A day of other boxes than the usual one, unless somebody does not wish for them. */
export const isGuestDay = (day: Day): boolean => [WEDNESDAY, FRIDAY].includes(weekdayOf(day));
/** `usual`: out of the usual box, on any day. */
export const kindOn = (day: Day, usual = false): MomentKind => {
  const kind = WEEKEND[weekdayOf(day) - FRIDAY] ?? 'doubt';
  return usual && isGuestDay(day) ? 'doubt' : kind;
};

/** Where each week's moment lies: the files from `first` on take turns, a longer one more often. */
const weeksOf = (counts: readonly number[], first: number): readonly { readonly file: number; readonly at: number }[] =>
  counts
    .flatMap((count, file) =>
      file < first ? [] : Array.from({ length: count }, (_, at) => ({ file, at, when: (at + 0.5) / count })),
    )
    .toSorted((one, other) => one.when - other.when)
    .map(({ file, at }) => ({ file, at }));

/**
 * Which moment of a kind it is, by files, the usual one first: when all were asked, they begin again. Of
 * claims the usual file has three a week. Where it stands in for guests it is those of half a round later. The guests
 * take turns, and of what is asked once a week all do.
 */
export const momentOn = (
  day: Day,
  kind: MomentKind,
  counts: readonly number[],
  usual = false,
): { readonly file: number; readonly at: number } => {
  const [week, weekday] = [Math.floor((day.number - 1) / WEEK), weekdayOf(day)];
  const within = (at: number, count: number): number => ((at % count) + count) % count;
  if (kind === 'doubt' && (usual || weekday !== WEDNESDAY || counts.length < 2)) {
    const [count = 1] = counts;
    const own = OWN_DAYS.indexOf(weekday);
    const at = own < 0 ? Math.floor(count / 2) + Number(weekday !== WEDNESDAY) : own;
    return { file: 0, at: within(OWN_DAYS.length * week + at, count) };
  }
  const weeks = weeksOf(counts, kind === 'doubt' ? 1 : 0);
  return weeks[within(week, weeks.length)] ?? { file: 0, at: 0 };
};

/** Which claim of the usual file home asks about: that of the day, if it asks about one; at weekends those of a quarter of a round later. */
export const claimOn = (day: Day, count: number): number => {
  const weekday = weekdayOf(day);
  if (weekday <= FRIDAY) return momentOn(day, 'doubt', [count]).at;
  const week = Math.floor((day.number - 1) / WEEK);
  return (OWN_DAYS.length * week + Math.floor(count / 4) + weekday - FRIDAY) % count;
};

/** The days of its month, in order. */
export const monthOf = ({ number, date }: Day): Day[] => {
  const first = number - Number(date.slice(8)) + 1;
  const days: Day[] = [];
  for (let day = dayOf(first); day.date.startsWith(date.slice(0, 7)); day = dayOf(day.number + 1)) days.push(day);
  return days;
};

const inUtc = (lang: string, how: Intl.DateTimeFormatOptions, { number }: Day): string =>
  new Intl.DateTimeFormat(lang, { ...how, timeZone: 'UTC' }).format(FIRST + (number - 1) * DAY);
export const dateSaid = (lang: string, day: Day): string =>
  inUtc(lang, { weekday: 'long', day: 'numeric', month: 'long' }, day);
export const monthSaid = (lang: string, day: Day): string => inUtc(lang, { month: 'long', year: 'numeric' }, day);
export const letterOf = (lang: string, day: Day): string => inUtc(lang, { weekday: 'narrow' }, day);
