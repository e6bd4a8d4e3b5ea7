import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Aimed, Names, NamesSeat, OptionWords, Plain } from '../../../words/words.ts';
import type { Card, DeckName } from '../rules/decks.ts';
import type { Facts } from '../rules/facts.ts';
import type { CourtStep, Identity } from '../rules/steps.ts';
import type { AimedGround, AimedPhrase, BareGround, Claim, PlainPhrase } from '../rules/stock.ts';

export type Parts = {
  readonly at: string;
  readonly self: boolean;
  readonly names: readonly string[];
  readonly card: string;
  readonly text: string;
};

export const NOTHING: Parts = { at: '', self: false, names: [], card: '', text: '' };

/** A book, names for seats, and perhaps a reader at the table. */
export type Voice = {
  readonly book: Book;
  readonly names: Names;
  readonly me: Seat | undefined;
  readonly speaker?: Seat | undefined;
  readonly own?: ((names: Names) => string) | undefined;
  /**
   * `pictured`: the card is drawn beside the sentence; `named`: it was explained before. By default it is read aloud.
   */
  readonly cards?: 'pictured' | 'named';
};

export type OwnLine = (said: Said) => ((names: Names) => string) | undefined;

/** `undefined` if not worth a line. */
type Say<T extends Voice, W extends Said> = { said(t: T, ...rest: W): string | undefined }['said'];
type Of<W extends Said> = Say<Voice & { readonly who: string }, W>;
/** Facts that name others only in a list or quotation, so they read alike to everybody. */
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

/** A sentence per fact and reader. A missing one does not compile. */
export type FactWords = {
  readonly [K in keyof Facts['by']]: true extends NamesSeat<K extends NamedByTheWay ? [] : Facts['by'][K]>
    ? readonly [heard: Of<Facts['by'][K]>, own: Of<Facts['by'][K]>, met: Of<Facts['by'][K]>]
    : readonly [heard: Of<Facts['by'][K]>, own: Of<Facts['by'][K]>];
};
export type CourtWords = { readonly [K in keyof Facts['of']]: Say<Voice, Facts['of'][K]> };

/** About nobody, about somebody, and about the reader. */
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
  readonly notes: Readonly<Partial<Record<MoveLine, string>>>;
  readonly steps: Readonly<Record<CourtStep, string>>;
  readonly questions: Readonly<Record<Question, (parts: Parts) => string>>;
  readonly plain: Readonly<Record<PlainPhrase, Ways<string>>>;
  readonly aimed: Readonly<Record<AimedPhrase, Ways<(name: string) => string>>>;
};

/** T78 Reasons with a name: against or for the player in question, or about that player themselves. */
type ReasonOf = {
  readonly against: Ways<(name: string) => string>;
  readonly for: Ways<(name: string) => string>;
  readonly themselves: Ways<string>;
};
/** T78 Grounds for suspicion, which may also be conceded in support. */
export const STAINS = ['promised', 'turned', 'silent', 'lied', 'caught', 'condemned', 'overruled', 'belied'] as const;
/** Grounds for trust, which may also be conceded in suspicion. */
export const CREDITS = ['struck', 'proven'] as const;
/** Variants; each speaker has their own. */
export type Ways<T> = readonly [T, ...T[]];
export type Because = {
  readonly claims: Readonly<Record<Claim, Ways<(name: string, reason: string) => string>>>;
  readonly reasons: Readonly<Record<BareGround | 'hunch', Ways<string>>>;
  readonly reasonsOf: Readonly<Record<AimedGround, ReasonOf>>;
  /** For calling somebody a liar on a hunch. */
  readonly ringsFalse: Ways<string>;
  /** Conceded counter-reasons. */
  readonly despite: Readonly<Record<(typeof STAINS)[number] | (typeof CREDITS)[number], Ways<string>>>;
  /** About accusers or supporters of the speaker: an answer rather than a claim. */
  readonly ofMe: Readonly<Record<AimedGround, Readonly<Record<Claim, Ways<(name: string) => string>>>>>;
};

export type Printed = {
  readonly cards: Readonly<Record<Card, { readonly name: string; readonly text: string }>>;
  readonly roles: Readonly<Record<Identity, { readonly name: string; readonly text: string }>>;
  readonly role: string;
  readonly decks: Readonly<Record<DeckName, string>>;
  readonly ballot: Readonly<
    Record<
      'accuse' | 'protect' | 'plot' | 'innocent' | 'guilty',
      readonly [heard: (name: string) => string, you: string]
    >
  >;
};

/** T80 Claims about a card, a player, or the speaker if no name is given; T82 plans, made and joined. */
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
    /** The reader in a list, and the join of its last member. */
    readonly you: string;
    readonly and: (one: string, other: string) => string;
    /** T31 The announced accusation; themselves without a name. */
    readonly pledge: (name: string | undefined) => string;
    readonly quote: (text: string) => string;
    /** A card for or against oneself. */
    readonly mine: Readonly<Record<'accuse' | 'protect' | 'plot', string>>;
    readonly vote: Readonly<Record<'day' | 'night', (n: string) => string>>;
    /** The announcement: a plot's victim, and who is protected. */
    readonly plotted: Called;
    readonly protection: Called;
    readonly night: (plotted: string, protection: string) => string;
    readonly honest: (truth: boolean) => string;
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

/** Loaded on demand. */
export type Apart = {
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly rules: readonly string[];
  readonly held: Plain<{ readonly who: string; readonly cards: string }>;
  readonly own: {
    readonly mafia: (names: string) => string;
    readonly alone: string;
    readonly order: Plain<{ readonly who: string; readonly list: string }>;
    readonly watching: Aimed<{ readonly who: string; readonly at: string }>;
    readonly known: Readonly<Record<Identity, (name: string) => string>>;
    readonly trapped: (names: string) => string;
    readonly sealed: (card: string) => string;
    /** Night cards that I saw, but not everybody. */
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
