/** Typed reading of facts and views. Facts travel as plain words; `telling` guarantees their vocabulary. */
import type { Said, SaidOf, VerbOf, Vocabulary } from './facts.ts';
import type { View } from './game.ts';
import { isSeat } from './seats.ts';

/** A group of facts by its length; `what` is undefined if it means nothing by itself. */
export type Found<T> = { readonly what?: T; readonly length: number };
type Scanned<T> = { readonly what: T; readonly said: readonly Said[] };

type About = readonly [] | readonly [unknown];
type Readers<F extends Vocabulary, M, A extends About> = {
  readonly [K in VerbOf<F>]?: (memory: M, said: SaidOf<F, K>, ...about: A) => void;
};
export type Scanner<F extends Vocabulary, V extends VerbOf<F>, T> = (
  said: SaidOf<F, V>,
  heard: readonly Said[],
  i: number,
) => Found<T> | undefined;
type Scanners<F extends Vocabulary, T> = { readonly [K in VerbOf<F>]?: Scanner<F, K, T> };

export type Reading<F extends Vocabulary> = {
  /** A fact with typed words. */
  read(said: Said): SaidOf<F>;
  /** The verb, by a seat in `A took 2`, or by the table in `acquitted`. */
  verbOf(said: Said): VerbOf<F>;
  says<V extends VerbOf<F>>(said: Said | undefined, ...verbs: readonly V[]): said is SaidOf<F, V>;
  /** The number of consecutive facts with one of these verbs. */
  run(heard: readonly Said[], from: number, ...verbs: readonly VerbOf<F>[]): number;
  /** Updates a memory by one fact. */
  fold<M, A extends About = []>(readers: Readers<F, M, A>): (memory: M, said: Said, ...about: A) => void;
  /** Groups facts from an index on. */
  scan<T>(scanners: Scanners<F, T>): (heard: readonly Said[], from: number) => Scanned<T>[];
};

const verbOf = ([first, second]: Said): string => String(isSeat(first) ? second : first);

const says = (said: Said | undefined, ...verbs: readonly string[]): boolean =>
  said !== undefined && verbs.includes(verbOf(said));

const run = (heard: readonly Said[], from: number, ...verbs: readonly string[]): number => {
  let length = 0;
  while (says(heard[from + length], ...verbs)) length += 1;
  return length;
};

type ByVerb<T> = { readonly [verb: string]: T };

const fold = <M, A>(readers: ByVerb<(memory: M, said: Said, about: A) => void>) => {
  const by = new Map(Object.entries(readers));
  return (memory: M, said: Said, about: A): void => by.get(verbOf(said))?.(memory, said, about);
};

const scan = <T>(scanners: ByVerb<(said: Said, heard: readonly Said[], i: number) => Found<T> | undefined>) => {
  const by = new Map(Object.entries(scanners));
  return (heard: readonly Said[], from: number): Scanned<T>[] => {
    const all: Scanned<T>[] = [];
    for (let i = from; i < heard.length; ) {
      const said = heard[i] ?? [];
      const { what, length } = by.get(verbOf(said))?.(said, heard, i) ?? { length: 1 };
      if (what !== undefined) all.push({ what, said: heard.slice(i, i + length) });
      i += length;
    }
    return all;
  };
};

/** A cast: a vocabulary consists of types only, and facts were typed when told. */
export const reading = <F extends Vocabulary>(): Reading<F> =>
  ({ read: (said: Said) => said, verbOf, says, run, fold, scan }) as unknown as Reading<F>;

/**
 * A memory of a growing list of facts. Cached by list, so that only new facts are read. A reader changes the memory, or
 * returns a new one.
 */
export const remembering = <M, A extends readonly unknown[]>(
  blank: (...about: A) => M,
  note: (memory: M, said: Said, ...about: A) => M | void,
): ((heard: readonly Said[], ...about: A) => M) => {
  const kept = new WeakMap<readonly Said[], { memory: M; upTo: number }>();
  return (heard, ...about) => {
    let known = kept.get(heard);
    if (known === undefined) {
      known = { memory: blank(...about), upTo: 0 };
      kept.set(heard, known);
    }
    for (; known.upTo < heard.length; known.upTo++)
      known.memory = note(known.memory, heard[known.upTo] ?? [], ...about) ?? known.memory;
    return known.memory;
  };
};

/** Throws for a view of another game. */
export const viewOf = <V extends View>(is: (view: View) => view is V, view: View): V => {
  if (!is(view)) throw new Error(`this is a view of ${view.game}`);
  return view;
};
