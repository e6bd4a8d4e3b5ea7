/** Chooses the kind of moment asked on a day, and which moment it is. */
import { claimOn, type Day, FRIDAY, WEDNESDAY, weekdayOf, weekOf, within } from './days.ts';

/** Whether to challenge a claim; or whom to accuse, on Fridays. */
export type MomentKind = 'doubt' | 'accuse';
/** Wednesdays and Fridays ask about other games than the usual one, unless a setting turns that off. */
export const isGuestDay = (day: Day): boolean => [WEDNESDAY, FRIDAY].includes(weekdayOf(day));
/** `usual`: only moments of the usual game. */
export const kindOn = (day: Day, usual = false): MomentKind =>
  weekdayOf(day) === FRIDAY && !usual ? 'accuse' : 'doubt';

/** The order of moments of one kind, week by week: files from `first` on take turns, longer ones more often. */
const weeksOf = (counts: readonly number[], first: number): readonly { readonly file: number; readonly at: number }[] =>
  counts
    .flatMap((count, file) =>
      file < first ? [] : Array.from({ length: count }, (_, at) => ({ file, at, when: (at + 0.5) / count })),
    )
    .toSorted((one, other) => one.when - other.when)
    .map(({ file, at }) => ({ file, at }));

/**
 * The file and index of a day's moment. Files are one per game, the usual one first; after the last moment they start
 * again.
 */
export const momentOn = (
  day: Day,
  kind: MomentKind,
  counts: readonly number[],
  usual = false,
): { readonly file: number; readonly at: number } => {
  const isGuest = kind === 'accuse' || (isGuestDay(day) && !usual && counts.length > 1);
  if (!isGuest) return { file: 0, at: claimOn(day, counts[0] ?? 1) };
  const weeks = weeksOf(counts, kind === 'doubt' ? 1 : 0);
  return weeks[within(weekOf(day), weeks.length)] ?? { file: 0, at: 0 };
};
