import type { Seat } from './seats.ts';

/** A fact with its audience. Facts are addressed, never edited. */
export type Fact = { readonly to: 'all' | readonly Seat[]; readonly said: Said };
export type Said = readonly (string | number)[];

/** A game's verbs with their arguments. `by`: a seat does it, `A took 2`; `of`: the table speaks, `acquitted`. */
export type Vocabulary = { readonly by: Sayings; readonly of: Sayings };
type Sayings = { readonly [verb: string]: Said };

export type VerbOf<F extends Vocabulary> = (keyof F['by'] | keyof F['of']) & string;

/** All sentences of a vocabulary, or those of one verb: `{ by: { took: [number] } }` gives `[Seat, 'took', number]`. */
export type SaidOf<F extends Vocabulary, V extends VerbOf<F> = VerbOf<F>> =
  | { [K in keyof F['by'] & V]: readonly [Seat, K, ...F['by'][K]] }[keyof F['by'] & V]
  | { [K in keyof F['of'] & V]: readonly [K, ...F['of'][K]] }[keyof F['of'] & V];

/** A spectator is `undefined` and hears public facts only. */
export type Viewer = Seat | undefined;

type Telling<T extends Said> = {
  tell(out: Fact[], ...said: T): void;
  whisper(out: Fact[], to: readonly Seat[], ...said: T): void;
};

/** Types facts by a vocabulary. */
export const telling = <F extends Vocabulary>(): Telling<SaidOf<F>> => ({ tell, whisper });

/** Without a vocabulary, for test games. */
export const tell = (out: Fact[], ...said: Said): void => void out.push({ to: 'all', said });
export const whisper = (out: Fact[], to: readonly Seat[], ...said: Said): void => void out.push({ to, said });

export const hears = (fact: Fact, viewer: Viewer): boolean =>
  fact.to === 'all' || (viewer !== undefined && fact.to.includes(viewer));

export const hearers = (facts: readonly Fact[], seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => facts.some((fact) => hears(fact, seat)));

export const sentence = (said: Said): string => said.join(' ');
