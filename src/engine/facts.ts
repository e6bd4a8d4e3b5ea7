import type { Seat } from './seats.ts';

/** What was said or seen at the table, and who heard it. Facts are addressed, never edited. */
export type Fact = { readonly to: 'all' | readonly Seat[]; readonly said: Said };
export type Said = readonly (string | number)[];

/** A watcher is `undefined`: he hears what is said to all. */
export type Viewer = Seat | undefined;

export const tell = (out: Fact[], ...said: Said): void => void out.push({ to: 'all', said });

export const whisper = (out: Fact[], to: readonly Seat[], ...said: Said): void => void out.push({ to, said });

export const hears = (fact: Fact, viewer: Viewer): boolean =>
  fact.to === 'all' || (viewer !== undefined && fact.to.includes(viewer));

/** Those of the seats who heard any of it. */
export const hearers = (facts: readonly Fact[], seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => facts.some((fact) => hears(fact, seat)));

export const sentence = (said: Said): string => said.join(' ');
