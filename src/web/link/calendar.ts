/** The dates of a month, for pages that show several days. */
import { DAY, type Day, dayOf, FIRST } from './days.ts';

/** Days after the first one; a later date means that the device's clock is wrong. */
const LAST = 3660;

export const isSound = ({ number }: Day): boolean => number >= 1 && number <= LAST;

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;
export const dayNamed = (date: string): Day | undefined => {
  const at = WRITTEN.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const day = dayOf(Math.round((at - FIRST) / DAY) + 1);
  return day.date === date ? day : undefined;
};

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
