/** Points of a day's answer, from what it loses against the better one. */

/** A loss that halves the points: hundredths of the chance to win, or of the odds of guilt. */
const HALVES = { chance: 10, guilt: 20 } as const;

/** 100 for the best answer, never 0: catching a liar at too high a price still counts. */
export const pointsFor = (lost: number, of: keyof typeof HALVES): number =>
  Math.max(1, Math.round(100 * 2 ** (-Math.max(0, lost) / HALVES[of])));

/** Whether points are those of a right answer. Moments differ by 4 hundredths at least, so others have fewer. */
export const isRight = (points: number): boolean => points >= 97;
