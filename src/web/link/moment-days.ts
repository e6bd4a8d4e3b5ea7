/** Chooses what is asked on a day: the kind of moment, and which one. */
import type { ChoiceKind } from '../../host/choice-moments.ts';
import { type Day, FRIDAY, usualOn, WEDNESDAY, weekdayOf, weekOf, within } from './days.ts';

/** What is asked on a day: from Friday on for an accusation, a counter, a claim, else whether one doubts. */
export type MomentKind = 'doubt' | ChoiceKind;
const WEEKEND: readonly ChoiceKind[] = ['accuse', 'counter', 'claim'];
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

/** Which moment of a kind it is, by files, the usual one first: when all were asked, they begin again. Guests take turns, and of what is asked once a week all do. */
export const momentOn = (
  day: Day,
  kind: MomentKind,
  counts: readonly number[],
  usual = false,
): { readonly file: number; readonly at: number } => {
  const [week, weekday] = [weekOf(day), weekdayOf(day)];
  if (kind === 'doubt' && (usual || weekday !== WEDNESDAY || counts.length < 2))
    return { file: 0, at: usualOn(day, counts[0]) };
  const weeks = weeksOf(counts, kind === 'doubt' ? 1 : 0);
  return weeks[within(week, weeks.length)] ?? { file: 0, at: 0 };
};
