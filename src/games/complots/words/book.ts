/** The texts that a language must provide. A missing entry is a type error. */

import type { Aimed, Plain, Sentence } from '../../../words/words.ts';
import type { Aimed as AimedCharacter, Announced, Character, Countered } from '../rules/characters.ts';
import type { TurnVerb } from '../rules/steps.ts';
import type { Phase } from '../rules/typed-view.ts';
import type { Lines, Parts } from './facts.ts';

/** Announcements; two of them read differently with a target. */
export type Announcement = TurnVerb | 'examine' | 'convert other';
type AtSomebody = 'coup' | AimedCharacter | 'examine' | 'convert other';

type Who = { readonly who: string };
type At = { readonly at: string };
/** Answers by what they name; `self`: oneself. */
type OfCard = 'counter' | 'join' | 'lose' | 'lose as witch' | 'show' | 'choose';
type Bare = 'doubt' | 'pass' | 'again' | 'stop' | 'return' | 'replace' | 'pay' | 'refuse' | 'catholic' | 'protestant';
type Answers = Readonly<Record<OfCard, Say<{ readonly card: Character }>>> &
  Readonly<Record<Bare, () => string>> & {
    readonly keep: Say<{ readonly cards: readonly Character[] }>;
    readonly give: Say<At & { readonly self: boolean }>;
  };

export type Asked = {
  readonly who: string;
  readonly claim: Character | 'witch dead' | 'no collector' | undefined;
  readonly joins: 'illusionist' | 'undertaker' | undefined;
};

type Say<T> = (parts: T) => string;

/** A character: `the` follows a verb (« annoncer la Duchesse »), `power` is its effect. */
export type Cards = Readonly<
  Record<Character, { readonly name: string; readonly the: string; readonly power: string }>
>;

/** An income is not announced: the taken coin says it. */
type Announcing<V extends Announcement> = {
  readonly [K in Exclude<V, 'income'>]: K extends AtSomebody ? Aimed<Who & At> : Plain<Who>;
};
export type CardSentences = {
  readonly announced: Announcing<Announced>;
  readonly turn: Readonly<Record<Announced, Say<At>>>;
  /** To a player who may counter. */
  readonly counter: Readonly<Record<Countered, (who: string) => string>>;
};
export type Labels = {
  readonly effects: Readonly<Record<Character, string>>;
  readonly effectsAt: Readonly<Partial<Record<Character, (whom?: string) => string>>>;
  readonly brief: Readonly<Record<Character, string>>;
};

export type Book = {
  readonly characters: Cards;
  readonly counters: (what: string) => string;
  readonly counteredBy: (who: string) => string;
  readonly aid: string;
  readonly announced: Announcing<Announcement>;
  readonly facts: { readonly [K in keyof Parts]: Sentence<Lines[K], Who & Parts[K]> };
  readonly turn: Readonly<Record<Announcement, Say<At>>>;
  readonly answers: Answers;
  readonly questions: Readonly<Record<Exclude<Phase, 'counter' | 'over'>, Say<Asked>>>;
  /** For spectators instead of a question. */
  readonly watched: {
    readonly turn: (who: string) => string;
    readonly chooses: (who: string) => string;
    readonly counters: (who: string) => string;
    readonly all: string;
  };
  readonly over: Plain<string>;
  readonly counter: Readonly<Record<'aid' | Countered, (who: string) => string>>;
  readonly coins: (n: number) => string;
  readonly sides: Readonly<Record<'catholic' | 'protestant', string>>;
  readonly out: string;
  readonly piles: (court: number, treasury: number, almshouse: number | undefined) => string;
  readonly hand: (cards: string) => string;
  readonly buried: (cards: string) => string;
  readonly held: Plain<{ readonly who: string; readonly cards: string }>;
  /** Appended to a false claim. */
  readonly bluff: string;
};
