import type { Seat } from './seats.ts';

/** What was said or seen at the table, and who heard it. Facts are addressed, never edited. */
export type Fact = { readonly to: 'all' | readonly Seat[]; readonly said: Said };
export type Said = readonly (string | number)[];

/** A game's vocabulary of facts: each verb with what follows it. `by`: a seat does it, `A took 2`; `of`: the table speaks, `acquitted`. */
export type Vocabulary = { readonly by: Sayings; readonly of: Sayings };
type Sayings = { readonly [verb: string]: Said };

export type VerbOf<F extends Vocabulary> = (keyof F['by'] | keyof F['of']) & string;

/** `{ by: { took: [number] } }` as the sentences it can say, or those of one verb: `[Seat, 'took', number]` */
export type SaidOf<F extends Vocabulary, V extends VerbOf<F> = VerbOf<F>> =
  | { [K in keyof F['by'] & V]: readonly [Seat, K, ...F['by'][K]] }[keyof F['by'] & V]
  | { [K in keyof F['of'] & V]: readonly [K, ...F['of'][K]] }[keyof F['of'] & V];

/** A spectator is `undefined` and hears public facts only. */
export type Viewer = Seat | undefined;

type Telling<T extends Said> = {
  tell(out: Fact[], ...said: T): void;
  whisper(out: Fact[], to: readonly Seat[], ...said: T): void;
};

/** How a game speaks: what its vocabulary does not know cannot be said. */
export const telling = <F extends Vocabulary>(): Telling<SaidOf<F>> => ({ tell, whisper });

/** For games whose vocabulary is not declared: those made for a test. */
export const tell = (out: Fact[], ...said: Said): void => void out.push({ to: 'all', said });
export const whisper = (out: Fact[], to: readonly Seat[], ...said: Said): void => void out.push({ to, said });

export const hears = (fact: Fact, viewer: Viewer): boolean =>
  fact.to === 'all' || (viewer !== undefined && fact.to.includes(viewer));

export const hearers = (facts: readonly Fact[], seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => facts.some((fact) => hears(fact, seat)));

export const sentence = (said: Said): string => said.join(' ');
