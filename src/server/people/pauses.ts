/** How long Play now pauses for a person who abandons games. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const REMEMBERED = 3 * DAY;
const FIRST = 10 * MINUTE;
const LONGEST = 60 * MINUTE;

/**
 * The end of the pause. Each game abandoned within a day of the one before adds a pause: ten minutes, then doubling up
 * to an hour.
 */
export const pausedUntil = (leaves: readonly number[], now: number): number | undefined => {
  const recent = leaves.filter((at) => now - at < REMEMBERED).sort((a, b) => a - b);
  let pauses = 0;
  let until = 0;
  for (const [i, at] of recent.entries()) {
    const before = recent[i - 1];
    if (before === undefined || at - before >= DAY) continue;
    until = at + Math.min(FIRST * 2 ** pauses, LONGEST);
    pauses += 1;
  }
  return until > now ? until : undefined;
};
