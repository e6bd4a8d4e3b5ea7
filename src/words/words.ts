import type { Fact, Said } from '../engine/facts.ts';
import type { Played, View } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Lang } from './languages.ts';

/** Equal for every reader. */
export type Names = (seat: Seat) => string;

type Say<T, R> = (of: T) => R;
/** A sentence about a player, complete in two forms: for others, and for the player as "you". */
export type Plain<T, R = string> = readonly [heard: Say<T, R>, own: Say<T, R>];
/** A third form for a reader who is named but not the actor. */
export type Aimed<T, R = string> = readonly [heard: Say<T, R>, own: Say<T, R>, met: Say<T, R>];

/** A fact's sentence, with three forms if it names a second seat. */
export type Sentence<W extends Said, T, R = string> = true extends NamesSeat<W> ? Aimed<T, R> : Plain<T, R>;
export type NamesSeat<W extends Said> = W extends unknown
  ? { [I in keyof W]: string extends W[I] ? false : Seat extends W[I] ? true : false }[number]
  : never;

/** The form for `me`, where `who` acts, perhaps on `at`. */
export const formFor =
  (me: Seat | undefined, who: Seat | undefined, at?: Seat) =>
  <F>([heard, own, met = heard]: readonly [heard: F, own: F, met?: F]): F =>
    me === undefined ? heard : me === who ? own : me === at ? met : heard;

export const tellTo = (me: Seat | undefined, who: Seat | undefined, at?: Seat) => {
  const form = formFor(me, who, at);
  return <T, R>(forms: Plain<T, R> | Aimed<T, R>, of: T): R => form(forms)(of);
};

/** The other player in a sentence; decides the reader's form. */
export type About = { readonly seat?: Seat | undefined };
/** A player as parts of a sentence. */
export const named = (names: Names, seat: Seat): { readonly seat: Seat; readonly at: string } => ({
  seat,
  at: names(seat),
});

/** A move as a choice. */
export type Label = {
  readonly title: string;
  readonly note?: string;
  readonly quote?: string;
  readonly reason?: string;
};

export const inLine = ({ title, note }: Label): string => (note === undefined ? title : `${title} (${note})`);

/**
 * A game's words in one language. Whole sentences, never assembled from parts of others. The reader is "you";
 * spectators read only of others.
 */
export type GameWords = {
  readonly title: string;
  /** A line of the log; `undefined` if not worth one. */
  fact(said: Said, names: Names, me?: Seat): string | undefined;
  move(move: string, names: Names, view: View): Label;
  /** The question to the player who is asked. */
  phase(view: View, names: Names): string;
  readonly stage?: StageWords;
  /** For the generic table; by default it shows the view's fields. */
  readonly screen?: ScreenWords;
  lazy(): Promise<LazyWords>;
  /** Sentences in bots' own voices; `due` once facts need them. */
  readonly voices?: { due(heard: readonly Said[]): boolean; open(): Promise<Voiced> };
};

/** A bot's temper, empty if neutral; undefined for people, who speak plainly. */
export type Tempers = (seat: Seat) => string | undefined;
export type Voiced = {
  readonly words: GameWords;
  /** Call with all facts before asking for their sentences. */
  listen(heard: readonly Said[], names: Names, tempers: Tempers): void;
};

export type LazyWords = {
  /** One's own view as lines of text. */
  table(view: View, names: Names): string[];
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** Characters or cards in play, one line each. */
  reference?(view: View): string[];
  own?(view: View, names: Names): string[];
  /** At the end: what was still hidden, from its holder's view, told to `me`. */
  reveal?(view: View, names: Names, me?: Seat): string[];
};

/** All of a game's words, for callers that can wait. */
export type AllWords = GameWords & LazyWords;
export const allWords = async (words: GameWords): Promise<AllWords> => ({ ...words, ...(await words.lazy()) });

export type LoadWords = (lang: Lang) => Promise<GameWords>;

/** A finished game with everything open. */
export type Whole = {
  readonly facts: readonly Fact[];
  readonly moves: readonly Played[];
  readonly seats: readonly Seat[];
  readonly winners: readonly Seat[];
};
/** A drawing of a sheet (web/base/art), and its colours. */
export type Figure = {
  readonly sheet: string;
  readonly name: string;
  readonly dye: Readonly<Record<'c' | 'm', string>>;
};

/** A card, or anything else that a move names and one may hold. */
export type CardWords = {
  readonly name: string;
  readonly kind?: string;
  readonly worth?: string;
  readonly text?: string;
  /** The colour of a sort of cards: 0 to 5. */
  readonly tone: number;
};

/** What only I know: cards by their words in moves, and lines. */
type Own = { readonly cards: readonly string[]; readonly lines: readonly string[] };

export type OptionWords = {
  readonly label: string;
  readonly hint?: string;
  readonly values: Readonly<Record<string, string>>;
};

/** For any screen, besides facts, moves and questions; from one's own view. */
export type StageWords = {
  /** Public facts about a player, a few words each, beside the name. */
  place(view: View, seat: Seat, names: Names): readonly string[];
  /** For private facts that others must not read over a shoulder: whether my own place shows it, or it is only told. */
  secret?(said: Said): 'stands' | 'told' | undefined;
  card?(word: string): CardWords | undefined;
  step?(step: string): string;
  /** A fact whose card is pictured beside it, or was explained before. */
  briefly?(said: Said, cards: 'pictured' | 'named', names: Names, me?: Seat): string | undefined;
  /** A player's words, without narration. */
  uttered?(said: Said, names: Names): string | undefined;
  /** What speaking costs now, or that it is free. */
  speakingRule?(view: View): string;
  /** All values of a free part, if countable. */
  filled?(pattern: string, view: View): readonly string[];
};

export type ScreenWords = StageWords & {
  /** The public table, a line each; the first says where the game stands. */
  board(view: View, names: Names): readonly string[];
  own(view: View, names: Names): Own;
  /** The text of the last of these words, if it is more than a name or card. */
  piece?(said: readonly string[], view: View, names: Names): string | undefined;
  /** The labels of a move's groups of cards. */
  parts?(verb: string): readonly string[];
  /** Rare or unwise moves beside the question. */
  beside?(move: string, view: View): boolean;
  /** Nobody waits for me, but I may want to speak or look: tables without a clock then wait. */
  lingers?(view: View): boolean;
  gone?(view: View): boolean;
  /** `order …`: players whom a free part may list. */
  listed?(pattern: string, view: View): readonly Seat[];
};
