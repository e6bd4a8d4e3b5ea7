/** A fact as a line of the log. */
import type { Said } from '../../engine/facts.ts';
import { isSeat } from '../../engine/seats.ts';
import { formFor } from '../words.ts';
import type { Voice } from './book.ts';

type Line = (t: Voice & { readonly who: string }, ...words: Said) => string | undefined;
/** Facts come as plain words; that they are of this game's vocabulary is the game's own promise. */
const has = <T extends object>(lines: T, verb: unknown): verb is keyof T => Object.hasOwn(lines, String(verb));

export const factOf = (voice: Voice, said: Said): string | undefined => {
  const { book, names, me } = voice;
  const [first, second, ...rest] = said;
  if (!isSeat(first))
    return has(book.court, first) ? (book.court[first] as Line)({ ...voice, who: '' }, ...said.slice(1)) : undefined;
  if (!has(book.facts, second)) return undefined;
  const line = formFor(me, first, rest.find(isSeat))(book.facts[second] as readonly [Line, Line, Line?]);
  return line({ ...voice, who: names(first) }, ...rest);
};
