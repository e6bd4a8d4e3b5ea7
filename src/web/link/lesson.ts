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

/** Whether the move that the lesson wants is possible now. */
export const isOpen = (wanted: string | undefined, legal: readonly string[]): boolean =>
  wanted !== undefined && (allows(legal, wanted) || legal.some((move) => fits(wanted, move)));

/** `wanted`: the lesson's move. `let`: a pass until that move is possible. `not`: refused. */
export const judgeMove = (
  wanted: string | undefined,
  move: string,
  legal: readonly string[],
): 'wanted' | 'let' | 'not' => {
  if (wanted !== undefined && fits(wanted, move)) return 'wanted';
  return move === PASS && !isOpen(wanted, legal) ? 'let' : 'not';
};

/** The lesson's move is no longer possible, as others have moved; the next step's is, and the player cannot pass. */
export const isOvertaken = (wanted: string | undefined, next: string | undefined, legal: readonly string[]): boolean =>
  wanted !== undefined && !isOpen(wanted, legal) && isOpen(next, legal) && !legal.includes(PASS);
