/** Decides whether a touch during a lesson does what the lesson asks. */
import { PASS } from '../../engine/phrases.ts';

const ANY = ' …';

/** `coup …` stands for any move that begins with `coup`. */
export const fits = (wanted: string, move: string): boolean => {
  if (!wanted.endsWith(ANY)) return move === wanted;
  const begun = wanted.slice(0, -ANY.length);
  return move === begun || move.startsWith(`${begun} `);
};

export const allows = (legal: readonly string[], move: string): boolean =>
  legal.some((one) => one === move || (one.endsWith(ANY) && fits(one, move)));

/** What is wanted can be done now. */
export const isOpen = (wanted: string | undefined, legal: readonly string[]): boolean =>
  wanted !== undefined && (allows(legal, wanted) || legal.some((move) => fits(wanted, move)));

/** A move is what was wanted, or is let through until that can be done, or is not made. */
export const judgeMove = (
  wanted: string | undefined,
  move: string,
  legal: readonly string[],
): 'wanted' | 'let' | 'not' => {
  if (wanted !== undefined && fits(wanted, move)) return 'wanted';
  return move === PASS && !isOpen(wanted, legal) ? 'let' : 'not';
};

/** Others went on before it was done, and it can no longer be: one is asked for the step after it, and nothing else lets one go on. */
export const isOvertaken = (wanted: string | undefined, next: string | undefined, legal: readonly string[]): boolean =>
  wanted !== undefined && !isOpen(wanted, legal) && isOpen(next, legal) && !legal.includes(PASS);
