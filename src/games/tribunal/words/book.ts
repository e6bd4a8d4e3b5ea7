import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Aimed, Names, NamesSeat, OptionWords, Plain } from '../../../words/words.ts';
import type { Card, DeckName } from '../rules/decks.ts';
import type { Facts } from '../rules/facts.ts';
import type { CourtStep, Identity } from '../rules/steps.ts';
import type { AimedGround, AimedPhrase, BareGround, Claim, PlainPhrase } from '../rules/stock.ts';

/** The parts of a move or a question: whom it names, a card, and what else is to be read out. */
export type Parts = {
  readonly at: string;
  readonly self: boolean;
  readonly names: readonly string[];
  readonly card: string;
  readonly text: string;
};

export const NOTHING: Parts = { at: '', self: false, names: [], card: '', text: '' };

/** Whoever speaks of Tribunal has a book, names for the seats, and maybe a reader at the table. */
export type Voice = {
  readonly book: Book;
  readonly names: Names;
  readonly me: Seat | undefined;
  /** Whose words are quoted, where they are. */
  readonly speaker?: Seat | undefined;
  /** What a bot says there in a voice of its own. */
  readonly own?: ((names: Names) => string) | undefined;
  /** Where a card is drawn beside the sentence it is not told in it; where it was before, by its name alone. Else it is read aloud. */
  readonly cards?: 'pictured' | 'named';
};

/** What a bot says in a voice of its own, where it does. */
export type OwnLine = (said: Said) => ((names: Names) => string) | undefined;

/** `undefined` where it is not worth a line. */
type Say<T extends Voice, W extends Said> = { said(t: T, ...rest: W): string | undefined }['said'];
type Of<W extends Said> = Say<Voice & { readonly who: string }, W>;
/** Others are named in a list, in a quotation or not at all: to them it reads as to anybody. */
type NamedByTheWay =
  | 'recognized'
  | 'ordered'
  | 'said'
  | 'claimed'
  | 'proven'
  | 'belied'
  | 'pleaded'
  | 'announced'
  | 'contested';

/** A sentence for each fact and for each who may read it. A fact without one does not compile. */
export type FactWords = {
  readonly [K in keyof Facts['by']]: true extends NamesSeat<K extends NamedByTheWay ? [] : Facts['by'][K]>
    ? readonly [heard: Of<Facts['by'][K]>, own: Of<Facts['by'][K]>, met: Of<Facts['by'][K]>]
    : readonly [heard: Of<Facts['by'][K]>, own: Of<Facts['by'][K]>];
};
export type CourtWords = { readonly [K in keyof Facts['of']]: Say<Voice, Facts['of'][K]> };

/** A few words about nobody, about somebody, and about the reader. */
export type Called = readonly [nobody: string, heard: (name: string) => string, you: string];

export type MoveLine =
  | 'look'
  | 'look early'
  | 'gavel'
  | 'peek'
  | 'order'
  | 'watch'
  | 'ready'
  | 'plead'
  | 'rest'
  | 'object'
  | 'accuse'
  | 'accuse all the same'
  | 'protect'
  | 'protect all the same'
  | 'plot'
  | 'plot all the same'
  | 'plot as judge'
  | 'innocent'
  | 'guilty'
  | 'announce'
  | 'contest'
  | 'contest duel'
  | 'believe'
  | 'pass'
  | 'pass contest'
  | 'pass vote'
  | 'pass use'
  | 'vote'
  | 'report'
  | 'blame'
  | 'expose'
  | 'expose count'
  | 'expose vote'
  | 'reveal'
  | 'use'
  | 'use on card'
  | 'use on player'
  | 'say'
  | 'whisper';

export type Question =
  | CourtStep
  | 'night-vote judge'
  | 'inform'
  | 'talk'
  | 'wait'
  | 'blame'
  | 'use'
  | 'duel look'
  | 'duel answer'
  | 'over';

export type Asked = {
  readonly moves: Readonly<Record<MoveLine, (parts: Parts) => string>>;
  /** What a move costs or risks. */
  readonly notes: Readonly<Partial<Record<MoveLine, string>>>;
  readonly steps: Readonly<Record<CourtStep, string>>;
  readonly questions: Readonly<Record<Question, (parts: Parts) => string>>;
  readonly plain: Readonly<Record<PlainPhrase, Ways<string>>>;
  readonly aimed: Readonly<Record<AimedPhrase, Ways<(name: string) => string>>>;
};

/** T78 a reason that names somebody: another, held against the one of whom it is said or for them; or that one themselves. */
type ReasonOf = {
  readonly against: Ways<(name: string) => string>;
  readonly for: Ways<(name: string) => string>;
  readonly himself: Ways<string>;
};
/** T78 what makes a player suspect; it may be said by one who stands by them all the same. */
export const STAINS = ['promised', 'turned', 'silent', 'lied', 'caught', 'condemned', 'overruled', 'belied'] as const;
/** Facts that speak for a player; somebody who suspects them may say so too. */
export const CREDITS = ['struck', 'proven'] as const;
/** Ways to say the same: whoever speaks has their own. */
export type Ways<T> = readonly [T, ...T[]];
/** What is said of a player, and the reason that ends the sentence. */
export type Because = {
  readonly claims: Readonly<Record<Claim, Ways<(name: string, reason: string) => string>>>;
  readonly reasons: Readonly<Record<BareGround | 'hunch', Ways<string>>>;
  readonly reasonsOf: Readonly<Record<AimedGround, ReasonOf>>;
  /** Why somebody is called a liar on a hunch. */
  readonly ringsFalse: Ways<string>;
  /** What speaks against a claim and does not shake it. */
  readonly despite: Readonly<Record<(typeof STAINS)[number] | (typeof CREDITS)[number], Ways<string>>>;
  /** Of one who accuses the speaker, or trusts them: an answer, not one more claim. */
  readonly ofMe: Readonly<Record<AimedGround, Readonly<Record<Claim, Ways<(name: string) => string>>>>>;
};

/** What is printed on cards, and how they are called. */
export type Printed = {
  readonly cards: Readonly<Record<Card, { readonly name: string; readonly text: string }>>;
  readonly roles: Readonly<Record<Identity, { readonly name: string; readonly text: string }>>;
  readonly role: string;
  readonly decks: Readonly<Record<DeckName, string>>;
  /** A card of a vote: an accusation, a protection, a plot, an informer's word. */
  readonly ballot: Readonly<
    Record<
      'accuse' | 'protect' | 'plot' | 'innocent' | 'guilty',
      readonly [heard: (name: string) => string, you: string]
    >
  >;
};

/** T80 what is claimed of a card, of somebody, or of the speaker where no name is given; T82 plans, made and joined. */
export type Statements = {
  readonly hold: Ways<(card: string) => string>;
  readonly guarded: Ways<(name: string | undefined) => string>;
  readonly saw: Readonly<Record<Identity, Ways<(name: string) => string>>>;
  readonly plan: Ways<(name: string | undefined) => string>;
  readonly join: Ways<(name: string | undefined) => string>;
};

export type Book = Asked &
  Printed &
  Because & {
    readonly statements: Statements;
    readonly facts: FactWords;
    readonly court: CourtWords;
    /** The reader in a list of people, and how the last of a list is joined to it. */
    readonly you: string;
    readonly and: (one: string, other: string) => string;
    /** T31 what one says whom they will accuse; themselves, where nobody else is named. */
    readonly pledge: (name: string | undefined) => string;
    readonly quote: (text: string) => string;
    /** A card played for or against oneself. */
    readonly mine: Readonly<Record<'accuse' | 'protect' | 'plot', string>>;
    /** A vote of this round, `day 2` or `night 1`. */
    readonly vote: Readonly<Record<'day' | 'night', (n: string) => string>>;
    /** What was announced of a night: against whom a plot succeeded, who is protected. */
    readonly plotted: Called;
    readonly protection: Called;
    readonly night: (plotted: string, protection: string) => string;
    /** Of a choice of the clerk: that it is the truth, or is not. */
    readonly honest: (truth: boolean) => string;
    /** What everybody sees of a player. */
    readonly place: {
      readonly lives: (n: number) => string;
      readonly blames: (n: number) => string;
      readonly status: Readonly<Record<'informer' | 'out', string>>;
      readonly clerk: string;
      readonly floor: string;
      readonly antiMafia: (n: number) => string;
      readonly openVote: (card: string) => string;
      readonly barred: string;
      readonly identity: Readonly<Record<Identity, string>>;
    };
    readonly speech: Readonly<Record<'all' | 'mine' | 'offence' | 'gagged' | 'laconic', string>>;
  };

/** What is read beside the game under way. */
export type Apart = {
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly rules: readonly string[];
  /** What a player still held at the end. */
  readonly held: Plain<{ readonly who: string; readonly cards: string }>;
  readonly own: {
    readonly mafia: (names: string) => string;
    readonly alone: string;
    readonly order: Plain<{ readonly who: string; readonly list: string }>;
    readonly watching: Aimed<{ readonly who: string; readonly at: string }>;
    /** An identity that I was let see. */
    readonly known: Readonly<Record<Identity, (name: string) => string>>;
    readonly trapped: (names: string) => string;
    readonly sealed: (card: string) => string;
    /** Cards of the night that I have seen, and not everybody. */
    readonly seen: (cards: string) => string;
    readonly peeked: Plain<string>;
  };
  readonly table: {
    readonly head: (round: number, day: number, clerk: string) => string;
    readonly player: (name: string, about: string) => string;
    readonly me: Readonly<Record<Identity, string>>;
    readonly mafia: (names: string) => string;
    readonly hand: (cards: string) => string;
    readonly ballots: (cards: string) => string;
    readonly announced: (night: string) => string;
  };
};
