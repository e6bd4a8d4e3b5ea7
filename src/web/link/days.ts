/** Days by their number and by their date, `2026-11-16`: the device's own date, whatever the hour elsewhere. And the claim that home asks about. */
export const FIRST = Date.UTC(2026, 10, 16);
export const DAY = 86_400_000;
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

const WEEK = 7;
export const [WEDNESDAY, FRIDAY] = [2, 4];
export const within = (at: number, count: number): number => ((at % count) + count) % count;
/** The weekday, Monday first; the first day of all was one. */
export const weekdayOf = ({ number }: Day): number => within(number - 1, WEEK);
export const weekOf = ({ number }: Day): number => Math.floor((number - 1) / WEEK);

/** Monday, Tuesday and Thursday: a claim of the usual box. */
const OWN_DAYS: readonly number[] = [0, 1, 3];
/** Which claim of the usual file a day has: three a week. Where it stands in for guests it is one of half a round later. */
export const usualOn = (day: Day, count = 1): number => {
  const weekday = weekdayOf(day);
  const own = OWN_DAYS.indexOf(weekday);
  const at = own < 0 ? Math.floor(count / 2) + Number(weekday !== WEDNESDAY) : own;
  return within(OWN_DAYS.length * weekOf(day) + at, count);
};

/** Which claim of the usual file home asks about: that of the day, if it asks about one; at weekends those of a quarter of a round later. */
export const claimOn = (day: Day, count: number): number => {
  const weekday = weekdayOf(day);
  return weekday <= FRIDAY
    ? usualOn(day, count)
    : (OWN_DAYS.length * weekOf(day) + Math.floor(count / 4) + weekday - FRIDAY) % count;
};
