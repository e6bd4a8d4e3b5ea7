/** A language as the parser of free text hears it: pieces of patterns, in small letters without accents. `N` is a name. */
import type { Card } from './decks.ts';
import type { AimedPhrase, PlainPhrase } from './stock.ts';

/** What is said of somebody. */
export type Stand = Exclude<AimedPhrase, 'why'> | 'agree' | 'disagree';
type Patterns<K extends string> = Readonly<Record<K, string>>;

/** How claims and plans are heard. */
export type Confided = {
  /** What makes it no claim: a negation, a condition, a question. */
  readonly unless: string;
  readonly hold: string;
  readonly cards: Readonly<Partial<Record<Card, string>>>;
  readonly guarded: string;
  readonly saw: string;
  readonly mafia: string;
  readonly judge: string;
  readonly plan: string;
  /** The speaker, as the one who is protected. */
  readonly me: string;
};

export type Ear = {
  /** Words by which the language is known. */
  readonly known: string;
  /** Shorthand of chats, as patterns, each with the words it stands for. */
  readonly short: readonly (readonly [short: string, long: string])[];
  /** Words that are often misspelt. */
  readonly spelt: string;
  readonly and: string;
  readonly or: string;
  readonly but: string;
  /** What follows is not claimed. */
  readonly conditional: string;
  readonly not: string;
  /** Who speaks, or all: the speaker's own opinion, or a call to everybody. */
  readonly first: string;
  readonly iAm: string;
  readonly second: string;
  readonly third: string;
  /** Said of the dead. */
  readonly past: string;
  /** What stands beside a name that is called. */
  readonly calls: string;
  /** Opens a question, also without its mark. */
  readonly asks: string;
  /** A question in form only: a proposal to all. */
  readonly proposes: string;
  /** A question in form only, at the end of a sentence. */
  readonly tag: string;
  /** Tells what somebody else thinks. */
  readonly reports: string;
  /** Whole phrases, whose negation is part of them. */
  readonly fixed: Patterns<Stand>;
  /** What somebody is or does; denied, it says the contrary. */
  readonly is: Patterns<Exclude<Stand, 'protect'>>;
  /** What the speaker feels or proposes; of others it is a report. */
  readonly feels: Patterns<'agree' | 'suspect' | 'trust' | 'protect'>;
  /** Of the speaker, or of the last line; the first that fits. */
  readonly ofMe: Patterns<PlainPhrase>;
  readonly confided: Confided;
};
