/** A language for the parser of free text: pieces of patterns, in lower case without accents. `N` is a name. */
import type { Card } from './decks.ts';
import type { AimedPhrase, PlainPhrase } from './stock.ts';

/** An opinion about somebody. */
export type Stand = Exclude<AimedPhrase, 'why'> | 'agree' | 'disagree';
type Patterns<K extends string> = Readonly<Record<K, string>>;

export type Confided = {
  /** Words that cancel a claim: negation, condition, question. */
  readonly unless: string;
  readonly hold: string;
  readonly cards: Readonly<Partial<Record<Card, string>>>;
  readonly guarded: string;
  readonly saw: string;
  readonly mafia: string;
  readonly judge: string;
  readonly plan: string;
  readonly me: string;
};

export type Ear = {
  /** Words that identify the language. */
  readonly known: string;
  /** Chat abbreviations, as patterns with their meaning. */
  readonly short: readonly (readonly [short: string, long: string])[];
  /** Words to correct when misspelled. */
  readonly spelt: string;
  readonly and: string;
  readonly or: string;
  readonly but: string;
  /** What follows is no claim. */
  readonly conditional: string;
  readonly not: string;
  /** The speaker, or everybody: own opinions and appeals. */
  readonly first: string;
  readonly iAm: string;
  readonly second: string;
  readonly third: string;
  /** About the dead. */
  readonly past: string;
  /** Words beside a name that make it an address. */
  readonly calls: string;
  readonly asks: string;
  /** A proposal in the form of a question. */
  readonly proposes: string;
  readonly tag: string;
  /** Reports somebody else's opinion. */
  readonly reports: string;
  /** Whole phrases, which include their negation. */
  readonly fixed: Patterns<Stand>;
  /** Statements about somebody; negated they mean the contrary. */
  readonly is: Patterns<Exclude<Stand, 'protect'>>;
  /** The speaker's feelings or proposals; with another subject they are reports. */
  readonly feels: Patterns<'agree' | 'suspect' | 'trust' | 'protect'>;
  /** About the speaker, or the last line; the first match counts. */
  readonly ofMe: Patterns<PlainPhrase>;
  readonly confided: Confided;
};
