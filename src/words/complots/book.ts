/** What a language must have words for. A missing entry is a type error. */
import type { Character, Countered } from '../../games/complots/characters.ts';
import type { Facts } from '../../games/complots/facts.ts';
import type { Asks, TurnVerb } from '../../games/complots/steps.ts';
import type { Aimed, Plain, Sentence } from '../words.ts';

/** What may be announced on one's turn; two of them read differently when they name somebody. */
export type Announcement = TurnVerb | 'examine' | 'convert other';
/** Those that name somebody. */
type AtSomebody =
  | 'coup'
  | 'ursuline'
  | 'assassin'
  | 'executioner'
  | 'blackmailer'
  | 'captain'
  | 'justiciar'
  | 'examine'
  | 'convert other';
type Told = Exclude<keyof Facts['by'], 'announced' | 'spent'>;
type Answer = Exclude<Asks[keyof Asks][0], TurnVerb> | 'lose as witch';
type Phase = Exclude<keyof Asks, 'counter' | 'exempt'>;

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
  readonly claim: Character | 'witch dead' | 'no collector' | undefined;
  readonly joins: 'illusionist' | 'undertaker' | undefined;
  readonly seen: Character | undefined;
};

type Say<T = Parts> = (parts: T) => string;

/** A character: `the` is what follows a verb (« annoncer la Duchesse »), `power` what it does. */
export type Cards = Readonly<
  Record<Character, { readonly name: string; readonly the: string; readonly power: string }>
>;

export type Book = {
  readonly characters: Cards;
  readonly counters: (what: string) => string;
  readonly counteredBy: (who: string) => string;
  readonly aid: string;
  /** An income is not announced: the coin that is taken says it better. */
  readonly announced: {
    readonly [K in Exclude<Announcement, 'income'>]: K extends AtSomebody ? Aimed<Parts> : Plain<Parts>;
  };
  readonly facts: { readonly [K in Told]: Sentence<Facts['by'][K], Parts> } & {
    readonly spent: Plain<Parts>;
    readonly 'spent on': Aimed<Parts>;
  };
  readonly turn: Readonly<Record<Announcement, Say>>;
  readonly answers: Readonly<Record<Answer, Say>>;
  readonly questions: Readonly<Record<Phase, Say<Asked>>>;
  readonly over: Plain<string>;
  /** The question to one who may counter. */
  readonly counter: Readonly<Record<'aid' | Countered, (who: string) => string>>;
  readonly coins: (n: number) => string;
  readonly sides: Readonly<Record<'catholic' | 'protestant', string>>;
  readonly out: string;
  /** The piles, and what the reader holds. */
  readonly piles: (court: number, treasury: number, almshouse: number | undefined) => string;
  readonly hand: (cards: string) => string;
  readonly buried: (cards: string) => string;
  /** What somebody held to the end. */
  readonly held: Plain<{ readonly who: string; readonly cards: string }>;
  /** Said after a choice that claims what one does not hold. */
  readonly bluff: string;
};
