/** The web part of a game's manifest: screens, rules, lessons, moments. Heavy parts are fetched on demand. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Said } from '../../engine/facts.ts';
import type { Game, View } from '../../engine/game.ts';
import type { OptionSpec, RawOptions } from '../../engine/options.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Lang } from '../../words/languages.ts';
import type { Figure, GameWords, Names } from '../../words/words.ts';
import type { EmblemName } from '../base/art/emblems.ts';
import type { FinalViews } from '../link/final-views.ts';
import type { Link, Snapshot } from '../link/link.ts';
import type { HotSeat } from '../link/passed-device.ts';
import type { Loaded } from '../link/replay-loader.ts';
import type { Moment } from '../link/worker-messages.ts';
import type { Page, SetUp } from './rules-page.ts';

export type WebPart = {
  /** The game's emblems, each with a theme colour. */
  readonly signs: readonly { readonly emblem: EmblemName; readonly tint: string }[];
  /** Without it there is no rules page. */
  readonly rules?: () => Promise<Rules>;
  readonly stories?: () => Promise<{ readonly default: string }>;
  /** Without it the generic table is used. */
  readonly screen?: () => Promise<Screen>;
  /** Without it hidden facts are told in words. */
  readonly ending?: (lang: Lang) => Promise<Ending>;
  /** Verbs of facts that a replay's timeline marks. */
  readonly marks?: Readonly<Record<string, TimelineMarkKind>>;
  readonly figures?: (lang: Lang) => Promise<FigureWords>;
  readonly options?: () => Promise<ComponentType<OptionsProps>>;
  /** A table's options in a few words; by default as the game lists them. */
  readonly agreed?: () => Promise<(options: RawOptions) => readonly string[]>;
  readonly lesson?: (lang: Lang) => Promise<Lesson>;
  /** A second lesson: the other side. */
  readonly sequel?: (lang: Lang) => Promise<Lesson>;
  readonly daily?: () => Promise<Daily>;
  readonly course?: (lang: Lang) => Promise<Course>;
  /** Phases whose answers reveal no cards: on a shared device they are spoken, and the screen has words for them. */
  readonly aloud?: readonly string[];
  /** The phase in which players before a big screen look at their cards together. */
  readonly looks?: string;
  /** Default options around a big screen. */
  readonly together?: RawOptions;
  /** What a passed-on device needs; a shared device only reads. */
  readonly handing?: () => Promise<HotSeat>;
};

const PARTS = new Map<string, WebPart>();

/** Called by `src/app` for each game. */
export const registerWebPart = (game: string, part: WebPart): void => void PARTS.set(game, part);

export const webPartOf = (game: string): WebPart | undefined => PARTS.get(game);

export type Screen = {
  readonly Main: ComponentType<MainProps>;
  /** The viewer has nothing more to do. By default the game's words decide. */
  readonly gone?: (view: View) => boolean;
};

export type Ending = {
  /** Above the winner's name; by default an emblem. */
  readonly Laurels?: ComponentType<Revealing>;
  readonly Cards?: ComponentType<Revealing & { seat: Seat }>;
  /** The winning side, if sides win. */
  side?(of: Revealing): string | undefined;
  /** `look`: opens the moment of a fact. */
  readonly Verdict: ComponentType<Revealing & { look: (fact: number) => void }>;
  /** At most three moments to show before the result. */
  film?(of: Revealing): readonly Shot[];
  /** Fetches the code of the film's drawings. */
  fetchFilm?(): Promise<unknown>;
  /** Under a moment of a replay; `open`: with open cards. */
  readonly Under: ComponentType<Revealing & { open: boolean }>;
  marks(game: Loaded, words: GameWords, names: Names): readonly TimelineMark[];
  turns?(game: Loaded): readonly number[];
  /** What a choice was about, with open cards. `of`: after how many moves, and from which seat. */
  about?(game: Loaded, of: Choosing, names: Names, me?: Seat): About;
  length?(game: Loaded): string;
  /** The fact of a claim to ask friends about, the reader's own if possible: do they believe it? */
  asked?(of: Revealing): number | undefined;
  own?(of: Revealing & { me: Seat }): OwnGame;
};

/** One player's result: place, how it ended, and up to three lines to remember. */
export type OwnGame = {
  readonly place: number;
  /** Replaces “You came third of six” in games won by sides. */
  readonly heading?: string | undefined;
  readonly fell?: string | undefined;
  readonly caught?: boolean;
  readonly lines: readonly OwnLine[];
};
type OwnLine = { readonly emblem: EmblemName; readonly text: string };

export type Shot = {
  readonly fact: number;
  readonly title: string;
  readonly about: string;
  draw(pace: number): ComponentChildren;
};

type Choosing = { readonly at: number; readonly seat: Seat; readonly view: View };
/** The claim and whether it was true; and what could be counted then. */
type About = { readonly claim?: string | undefined; readonly reason?: string | undefined };

export type TimelineMarkKind = 'lie' | 'truth' | 'blow' | 'verdict';
export type TimelineMark = { readonly kind: TimelineMarkKind; readonly text: string; readonly fact: number };

export type Revealing = { opened: FinalViews; words: GameWords; names: Names; me?: Seat | undefined };

export type FigureWords = Readonly<Record<string, string>>;

export type MainProps = {
  link: Link;
  words: GameWords;
  coach?: Coach | undefined;
  /** For replays with open cards: all views. */
  open?: ((seen: Snapshot) => Moment | undefined) | undefined;
  /** In place of the choices: how the game ended. */
  foot?: ComponentChildren;
  /** In place of the choices: a replay's controls. */
  controls?: ComponentChildren;
  tools?: ComponentChildren;
  chat?: ComponentChildren;
};

/** A lesson's hint and the move it wants. `nudge`: called after another attempt. */
export type Coach = { readonly hint: string | undefined; readonly wanted?: string | undefined; nudge(): void };

/** For games only the server knows, it alone checks options. */
export type Offered = Pick<Game, 'id' | 'players'> &
  Partial<Pick<Game, 'read'>> & { readonly options: readonly Omit<OptionSpec, 'also'>[] };

export type OptionsProps = {
  game: Offered;
  players: number;
  options: RawOptions;
  set(options: RawOptions): void;
};

export type Rules = {
  page(lang: Lang, set: SetUp, stories: string): Promise<Page>;
  readonly Card?: ComponentType<{ of: string }>;
  readonly Patterns?: ComponentType;
};

/** Ten moments to learn from, in chapters. */
export type Course = { readonly title: string; readonly about: string; readonly chapters: readonly CourseChapter[] };
/** Moments are named by file and key. */
export type CourseChapter = {
  readonly title: string;
  readonly about: string;
  readonly advice: string;
  readonly moments: readonly string[];
};

/** A moment of a game from one seat: judge a claim, or choose a move. */
export type Daily = {
  /**
   * The others and a claim, if any. `lean`: the estimate of a lie, in hundredths; `says`: a replacement text while
   * moves are shown.
   */
  readonly Felt: ComponentType<MomentProps & { lean: number | undefined; says?: string | undefined }>;
  readonly Holds: ComponentType<MomentProps>;
  claim(of: MomentProps): string;
  /** Relevant facts, the earliest first. */
  heard(of: MomentProps): readonly { readonly emblem: EmblemName; readonly text: string }[];
  /** For moments about a claim. */
  readonly doubted?: DoubtedClaim;
  /** For moments of accusation. */
  readonly accused?: AccusedSeats;
};
export type AccusedSeats = {
  offered(of: MomentProps, moves: readonly string[]): readonly OfferedAnswer[];
  /** Why this one is the likeliest, from what that seat knows. */
  decides(of: MomentProps, best: string): string | undefined;
};
export type DoubtedClaim = DoubtSentences & {
  /** The claim in the claimant's words, if it names a card. */
  said?(of: MomentProps): ClaimSaid;
  /** The card or other outcome; `told`: facts after a challenge. */
  readonly Card: ComponentType<MomentProps & { lie: boolean; told: readonly Said[] }>;
};
/** Sentences about a claim, without drawings. */
export type DoubtSentences = {
  /** Other words for challenging. */
  words?(): DoubtWords;
  isLie(told: readonly Said[]): boolean;
  /** Why to challenge or not, from what that seat knows; `odds` in hundredths. */
  decidesDoubt(of: MomentProps, doubt: boolean, odds: number): string | undefined;
  /** Everything that bears on the odds, the weightiest first; at the end one reason per side that always holds. */
  reasons(of: MomentProps): readonly Reason[];
  /** What my answer brings, or what the other would have brought. Neither praise nor blame. */
  outcome(of: MomentProps, came: CameOut): string;
};
/** A claim in the player's words: their character and action. `card`: the card that makes it true. */
export type ClaimSaid = {
  readonly by: Seat;
  readonly says: string;
  /** Said to whoever decides; `aloud`: to a whole room. */
  readonly does: string;
  readonly aloud: string;
  readonly card: string;
  readonly figure: Figure;
};
/** `leans`: how it moves the odds; undefined for plain counts. */
export type Reason = { readonly text: string; readonly leans?: 'lie' | 'truth' };
export type CameOut = { readonly lie: boolean; readonly doubted: boolean; readonly after: View };
/** Title, answers, and which is better; shares in hundredths. */
export type DoubtWords = {
  readonly title: string;
  readonly doubt: string;
  readonly stand: string;
  /** The base rate of lies. */
  alone(percent: number): string;
  /** The chance to win, or whatever counts there. */
  wins(percent: number): string;
  betterStand(best: number, other: number): string;
  betterDoubt(best: number, other: number): string;
  /** People who answered, and the share who challenged. */
  others(people: number, percent: number): string;
};
export type MomentProps = { seen: Snapshot; names: Names };
export type OfferedAnswer = { readonly move: string; readonly emblem: EmblemName; readonly title: string };

export type Lesson = LessonScript & LessonText;

export type LessonScript = {
  readonly set: NewGame;
  readonly names: readonly string[];
  /** The learner's moves; hints go by the same index. `coup …`: a prefix. */
  readonly mine: readonly string[];
  /** Bots' moves in order: `B deliberation say suspect D`; `B discovery: look`, only once B is asked. */
  readonly theirs: readonly string[];
  /** The phase that ends it after all moves; by default the end of the game. */
  readonly ends?: string;
};

export type LessonText = {
  readonly hints: readonly string[];
  readonly end: string;
  readonly next: string;
};
