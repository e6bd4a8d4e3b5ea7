/** Days by number and by date (`2026-11-16`, in the device's time zone), and the claim that home asks about on each. */
export const FIRST = Date.UTC(2026, 10, 16);
export const DAY = 86_400_000;
export type Day = {
  readonly number: number;
  readonly date: string;
};

export const dayOf = (number: number): Day => ({
  number,
  date: new Date(FIRST + (number - 1) * DAY).toISOString().slice(0, 10),
});

/** The day of the device's clock. The number is below 1 or far too high where the clock is wrong. */
export const dayAt = (now: Date): Day =>
  dayOf(Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / DAY) + 1);

const WEEK = 7;
export const [WEDNESDAY, FRIDAY] = [2, 4];
export const within = (at: number, count: number): number => ((at % count) + count) % count;
/** The weekday, Monday first: day 1 was a Monday. */
export const weekdayOf = ({ number }: Day): number => within(number - 1, WEEK);
export const weekOf = ({ number }: Day): number => Math.floor((number - 1) / WEEK);

/** Monday, Tuesday and Thursday have a claim of the usual game. */
const OWN_DAYS: readonly number[] = [0, 1, 3];
/**
 * The day's claim in the file of the usual game: three a week. Where it replaces another game's, it is taken half a
 * file later.
 */
export const usualOn = (day: Day, count = 1): number => {
  const weekday = weekdayOf(day);
  const own = OWN_DAYS.indexOf(weekday);
  const at = own < 0 ? Math.floor(count / 2) + Number(weekday !== WEDNESDAY) : own;
  return within(OWN_DAYS.length * weekOf(day) + at, count);
};

/**
 * The claim of the usual game that home asks about: the day's own if it has one; at weekends one a quarter of a file
 * later.
 */
export const claimOn = (day: Day, count: number): number => {
  const weekday = weekdayOf(day);
  return weekday <= FRIDAY
    ? usualOn(day, count)
    : (OWN_DAYS.length * weekOf(day) + Math.floor(count / 4) + weekday - FRIDAY) % count;
};
