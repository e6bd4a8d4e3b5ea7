/** What a language must have words for. A missing entry is a type error. */
import type { Character } from '../../games/complots/characters.ts';

/** What may be announced on one's turn; two of them read differently when they name somebody. */
export const ANNOUNCED = [
  'income',
  'aid',
  'coup',
  'duchess',
  'ursuline',
  'illusionist',
  'assassin',
  'executioner',
  'blackmailer',
  'captain',
  'justiciar',
  'pope',
  'ambassador',
  'inquisitor',
  'examine',
  'spy',
  'convert',
  'convert other',
  'embezzle',
] as const;
export type Announced = (typeof ANNOUNCED)[number];

export const FACTS = [
  'got',
  'chose',
  'picked',
  'is',
  'took',
  'paid',
  'spent',
  'spent on',
  'drew',
  'doubted',
  'showed',
  'bluffed',
  'uncovered',
  'out',
  'won',
  'countered',
  'foiled',
  'buried',
  'lost',
  'kept',
  'returned',
  'submitted',
  'saw',
  'spared',
  'replaced',
  'bought',
  'joined',
  'gave',
  'stole',
  'inherited',
  'embezzled',
] as const;
export type FactVerb = (typeof FACTS)[number];

export const ANSWERS = [
  'doubt',
  'pass',
  'counter',
  'join',
  'lose',
  'lose as witch',
  'keep',
  'again',
  'stop',
  'show',
  'return',
  'replace',
  'pay',
  'refuse',
  'give',
  'choose',
  'catholic',
  'protestant',
] as const;
export type AnswerVerb = (typeof ANSWERS)[number];

export const PHASES = [
  'draft',
  'side',
  'turn',
  'doubt',
  'counter',
  'join',
  'lose',
  'keep',
  'again',
  'show',
  'verdict',
  'settle',
  'give',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What can be countered, and so is asked about. */
export const COUNTERED = ['aid', 'assassin', 'executioner', 'blackmailer', 'captain', 'justiciar', 'pope'] as const;
export type Countered = (typeof COUNTERED)[number];

/** The parts of a fact or a move, with people's names in place of seats. */
export type Parts = {
  readonly who: string;
  /** The other one it names. */
  readonly at: string;
  /** He names himself. */
  readonly self: boolean;
  readonly n: number;
  readonly cards: readonly Character[];
  readonly card: Character;
  /** The last word, where it is neither a card nor a seat. */
  readonly word: string;
};

/** What a question to somebody may speak of. */
export type Asked = {
  /** Who plays now, or who claims something. */
  readonly who: string;
  /** What he announced, where it may be countered. */
  readonly action: Countered | undefined;
  readonly claim: Character | 'witch dead' | 'no collector' | undefined;
  readonly joins: 'illusionist' | 'undertaker' | undefined;
  readonly seen: Character | undefined;
  readonly winners: string;
};

type Say<T = Parts> = (parts: T) => string;

export type Book = {
  readonly characters: Readonly<Record<Character, string>>;
  /** What each does, and then what it counters and what counters it, in this line-up. */
  readonly powers: Readonly<Record<Character, string>>;
  readonly counters: (what: string) => string;
  readonly counteredBy: (who: string) => string;
  readonly aid: string;
  /** `undefined`: the facts that follow say it better. */
  readonly announced: Readonly<Record<Announced, (parts: Parts) => string | undefined>>;
  readonly facts: Readonly<Record<FactVerb, Say>>;
  readonly turn: Readonly<Record<Announced, Say>>;
  readonly answers: Readonly<Record<AnswerVerb, Say>>;
  readonly questions: Readonly<Record<Exclude<Phase, 'counter'>, Say<Asked>>>;
  /** The question to one who may counter. */
  readonly counter: Readonly<Record<Countered, (who: string) => string>>;
  readonly coins: (n: number) => string;
  readonly sides: Readonly<Record<'catholic' | 'protestant', string>>;
  readonly out: string;
  /** The piles, and what the reader holds. */
  readonly piles: (court: number, treasury: number, almshouse: number | undefined) => string;
  readonly hand: (cards: string) => string;
  readonly buried: (cards: string) => string;
  /** What somebody held to the end. */
  readonly held: (who: string, cards: string) => string;
  /** Said after a choice that claims what one does not hold. */
  readonly bluff: string;
};
