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

/** The day's claim of the usual game: the moment of the day, or that of home alone where another game has the day. */
export const claimOn = ({ number }: Day, count: number): number => within(number - 1, count);
