import type { Card } from './decks.ts';

/** Regular expressions of a language, over small letters without accents, apostrophes and hyphens. `N` is whoever is named. */
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
  /** The speaker himself, as the one who is protected. */
  readonly me: string;
};
