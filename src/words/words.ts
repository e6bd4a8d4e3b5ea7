import type { Fact, Said } from '../engine/facts.ts';
import type { Played, View } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { Lang } from './languages.ts';

/** The names of the players, the same for every reader. */
export type Names = (seat: Seat) => string;

type Say<T, R> = (of: T) => R;
/** A sentence about a player: as others read it, and as the player does, who is "you" in it. Each is whole. */
export type Plain<T, R = string> = readonly [heard: Say<T, R>, own: Say<T, R>];
/** A sentence that also names the reader: the reader is "you", but not the actor. */
export type Aimed<T, R = string> = readonly [heard: Say<T, R>, own: Say<T, R>, met: Say<T, R>];

/** The sentence of a fact with these words: it names another, if one of them is a seat. */
export type Sentence<W extends Said, T, R = string> = true extends NamesSeat<W> ? Aimed<T, R> : Plain<T, R>;
export type NamesSeat<W extends Said> = W extends unknown
  ? { [I in keyof W]: string extends W[I] ? false : Seat extends W[I] ? true : false }[number]
  : never;

/** Which of these is for `me`, where `who` does something, maybe to somebody. */
export const formFor =
  (me: Seat | undefined, who: Seat | undefined, at?: Seat) =>
  <F>([heard, own, met = heard]: readonly [heard: F, own: F, met?: F]): F =>
    me === undefined ? heard : me === who ? own : me === at ? met : heard;

export const tellTo = (me: Seat | undefined, who: Seat | undefined, at?: Seat) => {
  const form = formFor(me, who, at);
  return <T, R>(forms: Plain<T, R> | Aimed<T, R>, of: T): R => form(forms)(of);
};

/** The player a sentence names beside the actor; it decides the reader's form. */
export type About = { readonly seat?: Seat | undefined };
/** A player, as parts of a sentence. */
export const named = (names: Names, seat: Seat): { readonly seat: Seat; readonly at: string } => ({
  seat,
  at: names(seat),
});

/** A move as a choice to be read on a button or in a list. */
export type Label = {
  readonly title: string;
  readonly note?: string;
  readonly quote?: string;
  /** The part of it that gives a reason. */
  readonly reason?: string;
};

export const inLine = ({ title, note }: Label): string => (note === undefined ? title : `${title} (${note})`);

/**
 * A game's words in one language. Whole sentences, never glued from pieces of other sentences. The reader, `me` or the
 * one whose view it is, is "you" in them; a watcher, and one who opens a stranger's game, reads of others only.
 */
export type GameWords = {
  readonly title: string;
  /** A fact as a line of the log; `undefined` where it is not worth a line. */
  fact(said: Said, names: Names, me?: Seat): string | undefined;
  move(move: string, names: Names, view: View): Label;
  /** What the table waits for: a short question to the player who is asked. */
  phase(view: View, names: Names): string;
  /** What the game's own stage needs from it. */
  readonly stage?: StageWords;
  /** For the table of any game, where it has no stage; without it, the view's fields are shown as they are. */
  readonly screen?: ScreenWords;
  /** What is read beside the game under way, when it is first wanted. */
  lazy(): Promise<LazyWords>;
  /** Words in which each bot speaks in a voice of its own, for one game: due once something was heard that needs them. */
  readonly voices?: { due(heard: readonly Said[]): boolean; open(): Promise<Voiced> };
};

/** In which temper a seat speaks: a bot's own, or none that shows; nothing for people, who speak plainly. */
export type Tempers = (seat: Seat) => string | undefined;
export type Voiced = {
  readonly words: GameWords;
  /** Before the words are asked for what was said: all that was heard of the game. */
  listen(heard: readonly Said[], names: Names, tempers: Tempers): void;
};

export type LazyWords = {
  /** The table as a few lines of text, from one's own view. */
  table(view: View, names: Names): string[];
  /** What a table may choose, by the option's name and its values. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** The characters or cards in play, one line each, for the help sheet. */
  reference?(view: View): string[];
  own?(view: View, names: Names): string[];
  /** At the end: what was still hidden, from its holder's view, told to `me`. */
  reveal?(view: View, names: Names, me?: Seat): string[];
};

/** All of a game's words in one language, for those who need not wait for them. */
export type AllWords = GameWords & LazyWords;
export const allWords = async (words: GameWords): Promise<AllWords> => ({ ...words, ...(await words.lazy()) });

export type LoadWords = (lang: Lang) => Promise<GameWords>;

/** A finished game with nothing hidden. */
export type Whole = {
  readonly facts: readonly Fact[];
  readonly moves: readonly Played[];
  readonly seats: readonly Seat[];
  readonly winners: readonly Seat[];
};
/** What is worth telling of it in a line or two to those who were not there, and a word to stamp on its picture. */
export type Digested = { readonly lines: readonly string[]; readonly stamp?: Stamp };
/** The moment that its picture shows: a word across it, who claimed, what, and who doubted it. */
export type Stamp = {
  readonly word: string;
  readonly lie: boolean;
  readonly by?: Seat;
  readonly doubter?: Seat | undefined;
  readonly figure?: Figure | undefined;
};
/** A drawing of a sheet (web/art), and its colours. */
export type Figure = {
  readonly sheet: string;
  readonly name: string;
  readonly dye: Readonly<Record<'c' | 'm', string>>;
};
export type Digest = (game: Whole, names: Names) => Digested;

/** A card, or whatever else a word of a move names that one may hold and touch. */
export type CardWords = {
  readonly name: string;
  readonly kind?: string;
  readonly worth?: string;
  readonly text?: string;
  /** Cards of one sort share a colour: 0 to 5. */
  readonly tone: number;
};

/** What I alone know: cards, by the words that moves have for them, and lines. */
type Own = { readonly cards: readonly string[]; readonly lines: readonly string[] };

export type OptionWords = {
  readonly label: string;
  readonly hint?: string;
  readonly values: Readonly<Record<string, string>>;
};

/** What any screen needs beside facts, moves and questions. All of it is read from one's own view. */
export type StageWords = {
  /** What is public about a player, a few words each, to stand beside the name. */
  place(view: View, seat: Seat, names: Names): readonly string[];
  /** Of a fact that is told to some alone, which has no place where others may read it: whether it stands before me as a card or a line of my own, or is only told. */
  secret?(said: Said): 'stands' | 'told' | undefined;
  card?(word: string): CardWords | undefined;
  /** The name of a phase, the same everywhere. */
  step?(step: string): string;
  /** A fact whose card is to be seen beside it, or was read before and is named only. */
  briefly?(said: Said, cards: 'pictured' | 'named', names: Names, me?: Seat): string | undefined;
  /** What a player said, without the narration around it. */
  uttered?(said: Said, names: Names): string | undefined;
  /** What speaking costs now, or that it is my right. */
  speakingRule?(view: View): string;
  /** All moves that a free part can become, where they can be counted. */
  filled?(pattern: string, view: View): readonly string[];
};

/** What the table of any game needs more. */
export type ScreenWords = StageWords & {
  /** What lies on the table for all, a line each; the first says where the game stands. */
  board(view: View, names: Names): readonly string[];
  own(view: View, names: Names): Own;
  /** What the last of these words says, in a move that is said piece by piece, where it is more than a name or a card. */
  piece?(said: readonly string[], view: View, names: Names): string | undefined;
  /** Where other words part the cards of a move: what becomes of each part. */
  parts?(verb: string): readonly string[];
  /** Moves beside the question that one seldom wants, or should not want. */
  beside?(move: string, view: View): boolean;
  /** Nobody waits for me, but I may wish to speak or to look: a table that can wait does. */
  lingers?(view: View): boolean;
  /** I am out and can only watch. */
  gone?(view: View): boolean;
  /** `order …`: whom a free part may list. */
  listed?(pattern: string, view: View): readonly Seat[];
};
