/**
 * Moves are sentences: strings at run time, whose type remembers the words. A rule that lists `coup B` gets `['coup',
 * Seat]` back when answered.
 */
import { byName } from './by-name.ts';

declare const WORDS: unique symbol;
export type Words = readonly (string | undefined)[];
export type Phrase<W extends Words = Words> = string & { readonly [WORDS]?: W };

export const phrase = <const W extends Words>(...said: W): Phrase<W> => said.join(' ');

/** A sentence per last word: `phrases('coup', SEATS).B` is `coup B`. */
export const phrases = <const V extends string, const T extends string>(
  verb: V,
  last: readonly T[],
): Record<T, Phrase<readonly [V, T]>> => byName(last, (word) => intern(`${verb} ${word}`));

const SHORT = 40;
const FEW = 4;
const MOST = 10_000;
const split = new Map<string, Words>();

/**
 * The words of a sentence. Short ones are cached, since they recur; layouts of many cards would fill the cache. Casts
 * here and in `wordsOf`: a phrase's type states its letters.
 */
export const words = <W extends Words>(said: Phrase<W>): W => {
  const known = split.get(said);
  if (known !== undefined) return known as W;
  const fresh = cut(said);
  if (fresh.length <= FEW && said.length <= SHORT && split.size < MOST) split.set(said, fresh);
  return fresh as Words as W;
};

/** The words of a literal type: `accuse B` gives `['accuse', Seat]`. Other strings only have some words. */
type Spelt<S extends string> = string extends S
  ? readonly [string, ...string[]]
  : S extends `${infer First} ${infer Rest}`
    ? readonly [First, ...Spelt<Rest>]
    : readonly [S];

/** The words of a sentence with a literal type. */
export const wordsOf = <S extends string>(said: S): Spelt<S> => words(said) as Words as Spelt<S>;

/** Like `split(' ')`, in a third of the time. Uncached, for outside input. */
export const cut = (said: string): string[] => {
  const list: string[] = [];
  let from = 0;
  for (let at = said.indexOf(' '); at >= 0; at = said.indexOf(' ', from)) {
    list.push(said.slice(from, at));
    from = at + 1;
  }
  list.push(said.slice(from));
  return list;
};

const intern = (said: string): string => {
  words(said);
  return said;
};

export const PASS: Phrase<readonly ['pass']> = 'pass';

/** In the place of private free text in a shared record. Not the `…` of patterns, which is no move. */
export const LEFT_OUT = '[…]';
