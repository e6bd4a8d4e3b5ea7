/**
 * The part of a game's manifest for the web: screens, rules, lessons, moments. Whatever weighs something is fetched
 * when it is wanted.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Said } from '../../engine/facts.ts';
import type { Game, View } from '../../engine/game.ts';
import type { OptionSpec, RawOptions } from '../../engine/options.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Each, Seat } from '../../engine/seats.ts';
import type { Gallery } from '../../host/forecasts.ts';
import type { Lang } from '../../words/languages.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { EmblemName } from '../base/art/emblems.ts';
import type { FinalViews } from '../link/final-views.ts';
import type { Link, Snapshot } from '../link/link.ts';
import type { HotSeat } from '../link/passed-device.ts';
import type { Loaded } from '../link/replay-loader.ts';
import type { Moment } from '../link/worker-messages.ts';
import type { Page } from './rules-page.ts';

export type WebPart = {
  /** A few emblems, each in a colour of the theme, by which the game is known. */
  readonly signs: readonly { readonly emblem: EmblemName; readonly tint: string }[];
  /** Absent: the game has no page of rules. */
  readonly rules?: () => Promise<Rules>;
  /** The scenarios that its rules tell as examples. */
  readonly stories?: () => Promise<{ readonly default: string }>;
  /** Absent: the table of any game is shown. */
  readonly screen?: () => Promise<Screen>;
  /** Absent: what was hidden is told in words. */
  readonly ending?: (lang: Lang) => Promise<Ending>;
  /** Verbs of facts that a replay's timeline marks. */
  readonly marks?: Readonly<Record<string, TimelineMarkKind>>;
  readonly figures?: (lang: Lang) => Promise<FigureWords>;
  readonly options?: () => Promise<ComponentType<OptionsProps>>;
  /** The options that a table has agreed on, a few words each; where it is missing, as the game lists them. */
  readonly agreed?: () => Promise<(options: RawOptions) => readonly string[]>;
  readonly lesson?: (lang: Lang) => Promise<Lesson>;
  /** For those who know the first: the other side. */
  readonly sequel?: (lang: Lang) => Promise<Lesson>;
  /** What those who are out, or watch, may foresee. */
  readonly forecasts?: () => Promise<NonNullable<Gallery['forecasts']>>;
  /** How a moment of it is asked about, where there is one a day. */
  readonly daily?: () => Promise<Daily>;
  /** Moments to learn by, after the lesson. */
  readonly course?: (lang: Lang) => Promise<Course>;
  /** The phases whose answers show nothing of one's cards: on one device they are given aloud, and its screen has words for them. */
  readonly aloud?: readonly string[];
  /** The options that are chosen beforehand where all sit in one room, around a big screen. */
  readonly together?: RawOptions;
  /** What its table needs of a device that goes from hand to hand; of one that lies on the table, only what is read. */
  readonly handing?: () => Promise<HotSeat>;
};

const PARTS = new Map<string, WebPart>();

/** `src/app` says what each game has on the web. */
export const registerWebPart = (game: string, part: WebPart): void => void PARTS.set(game, part);

export const webPartOf = (game: string): WebPart | undefined => PARTS.get(game);

/** The game on the screen. */
export type Screen = {
  readonly Main: ComponentType<MainProps>;
  /** The viewer has nothing more to do in this game. Without it, the game's words decide. */
  readonly gone?: (view: View) => boolean;
};

/** How a game ended: what was hidden, and what is to be remembered. */
export type Ending = {
  /** Above the winner's name; otherwise an emblem. */
  readonly Laurels?: ComponentType<Revealing>;
  /** What a seat held at the end. */
  readonly Cards?: ComponentType<Revealing & { seat: Seat }>;
  /** Which side has won, where sides do: the headline, above the winners. */
  side?(of: Revealing): string | undefined;
  /** At the end. `look`: at the moment of a fact. */
  readonly Verdict: ComponentType<Revealing & { look: (fact: number) => void }>;
  /** The moments to be seen again before all is told, at most three; absent where a game has none. */
  film?(of: Revealing): readonly Shot[];
  /** Fetches what they are drawn with, before the first of them. */
  fetchFilm?(): Promise<unknown>;
  /** Under a moment of a replay; `open`: with all cards open. */
  readonly Under: ComponentType<Revealing & { open: boolean }>;
  /** What is worth finding again in a replay, in its order. */
  marks(game: Loaded, words: GameWords, names: Names): readonly TimelineMark[];
  /** The facts with which its turns begin, in order. */
  turns?(game: Loaded): readonly number[];
  /** What a choice was about, once all cards are open: after how many moves, and from whose seat. */
  about?(game: Loaded, of: Choosing, names: Names, me?: Seat): About;
  length?(game: Loaded): string;
  /** Claims of the reader that friends may be asked about, the best first, where the game has some. */
  dares?(of: Revealing & { me: Seat }): readonly DaredClaim[];
  /** How the game went for the reader of the end page. */
  own?(of: Revealing & { me: Seat }): OwnGame;
};

/** A claim, at its fact, in a sentence. */
export type DaredClaim = { readonly fact: number; readonly lie: boolean; readonly text: string };

/** One player's game: their place, how it ended for them, and what they will remember, in three lines at most. */
export type OwnGame = {
  readonly place: number;
  /** Replaces “You came third of six” where a side wins. */
  readonly heading?: string | undefined;
  readonly fell?: string | undefined;
  /** A lie of theirs was found. */
  readonly caught?: boolean;
  readonly lines: readonly OwnLine[];
};
type OwnLine = { readonly emblem: EmblemName; readonly text: string };

/** A moment of a film, at a fact. `draw`: all of it, from its beginning, at a pace. */
export type Shot = {
  readonly fact: number;
  readonly title: string;
  readonly about: string;
  draw(pace: number): ComponentChildren;
};

/** A choice of a player: how many moves had been made, and what they saw. */
type Choosing = { readonly at: number; readonly seat: Seat; readonly view: View };
/** What was claimed, and whether it was true; and what could be counted then. */
type About = { readonly claim?: string | undefined; readonly reason?: string | undefined };

/** A lie, a truth that was doubted, a blow, a verdict: told in a sentence, at a fact. */
export type TimelineMarkKind = 'lie' | 'truth' | 'blow' | 'verdict';
export type TimelineMark = { readonly kind: TimelineMarkKind; readonly text: string; readonly fact: number };

/** `me`: the reader, if they played. */
export type Revealing = { opened: FinalViews; words: GameWords; names: Names; me?: Seat | undefined };

/** What a game counts of each player, in words. */
export type FigureWords = Readonly<Record<string, string>>;

export type MainProps = {
  link: Link;
  words: GameWords;
  coach?: Coach | undefined;
  /** In a replay with all cards open: what is seen, from everybody's eyes. */
  open?: ((seen: Snapshot) => Moment | undefined) | undefined;
  /** Instead of the choices, once the game is over: how it ended. */
  foot?: ComponentChildren;
  /** Instead of the choices: a replay's controls. */
  controls?: ComponentChildren;
  /** More for the bar. */
  tools?: ComponentChildren;
  /** What people say, where there is room for it beside the table. */
  chat?: ComponentChildren;
};

/** What a lesson says, and the choice that it asks for; it is told when another was tried. */
export type Coach = { readonly hint: string | undefined; readonly wanted?: string | undefined; nudge(): void };

/** Of a game that only the server knows, it alone can say whether it takes the options. */
export type Offered = Pick<Game, 'id' | 'players'> &
  Partial<Pick<Game, 'read'>> & { readonly options: readonly Omit<OptionSpec, 'also'>[] };

export type OptionsProps = {
  game: Offered;
  players: number;
  options: RawOptions;
  set(options: RawOptions): void;
};

export type Rules = {
  /** `words`: what stood in the address after the game, as the cards of one table. */
  page(lang: Lang, words: readonly string[], stories: string): Promise<Page>;
  /** A card of the page, and what all of them need to be drawn. */
  readonly Card?: ComponentType<{ of: string }>;
  readonly Patterns?: ComponentType;
};

/** Ten moments to learn by, in chapters. */
export type Course = { readonly title: string; readonly about: string; readonly chapters: readonly CourseChapter[] };
/** A chapter's subject, its lesson, and its moments: each by the name of its file and its key there. */
export type CourseChapter = {
  readonly title: string;
  readonly about: string;
  readonly advice: string;
  readonly moments: readonly string[];
};

/** A moment of a game, from one seat: one is asked whether a claim is a lie, or what one does. */
export type Daily = {
  /** The others, and what one of them says, if somebody does. `lean`: how likely one calls it a lie, in hundredths; `lie`: what came of it; `says`: what is told instead, while moves are shown. */
  readonly Felt: ComponentType<
    MomentProps & { lean: number | undefined; lie?: boolean | undefined; says?: string | undefined }
  >;
  /** My own cards. */
  readonly Holds: ComponentType<MomentProps>;
  /** Who claims what, or that it is one's turn, in a sentence. */
  claim(of: MomentProps): string;
  /** What one has heard that bears on it, the earliest first. */
  heard(of: MomentProps): readonly { readonly emblem: EmblemName; readonly text: string }[];
  /** Answers that one chooses among, as they are offered. */
  offered(of: MomentProps, moves: readonly string[]): readonly OfferedAnswer[];
  /** Why this is the best of them, in a sentence from what that seat knows. */
  decides(of: MomentProps, best: string): string | undefined;
  /** Once one has chosen: whether it was true what somebody claimed, by what each saw. */
  claimed?(of: MomentProps, views: Readonly<Partial<Each<View>>>): ClaimTurned | undefined;
  /** Where one is asked whether a claim is a lie. */
  readonly doubted?: DoubtedClaim;
};
type ClaimTurned = { readonly emblem: EmblemName; readonly text: string; readonly lie: boolean };
export type DoubtedClaim = DoubtSentences & {
  /** The claim in the claimant's own words, where it is one of a card: then friends can be dared with it. */
  said?(of: MomentProps): ClaimSaid;
  /** The card as it came out, or whatever it was; `told`: what is heard after a doubt. */
  readonly Card: ComponentType<MomentProps & { lie: boolean; told: readonly Said[] }>;
};
/** What is said of a claim. Nothing of it draws. */
export type DoubtSentences = {
  /** Where a doubt is called something else. */
  words?(): DoubtWords;
  isLie(told: readonly Said[]): boolean;
  /** Why to doubt is better, or to let it stand, in a sentence from what that seat knows; `odds` in hundredths. */
  decidesDoubt(of: MomentProps, doubt: boolean, odds: number): string | undefined;
  /** All that bears on the odds, the weightiest first; in the end something for each side that always holds. */
  reasons(of: MomentProps): readonly Reason[];
  /** How it came out, and what a doubt or none brings. It neither praises nor blames. */
  outcome(of: MomentProps, came: CameOut): readonly [string, string];
};
/** A claim in the player's words: who they say they are, and what they do; `card`: the card that would make it true. */
export type ClaimSaid = { readonly by: Seat; readonly says: string; readonly does: string; readonly card: string };
/** A sentence, and which way it moves the odds; nowhere where it only says what can be counted. */
export type Reason = { readonly text: string; readonly leans?: 'lie' | 'truth' };
/** `after`: what my seat sees once it has doubted. */
export type CameOut = { readonly lie: boolean; readonly doubted: boolean; readonly after: View };
/** A doubt's title, its two answers, and which is better; shares are in hundredths. */
export type DoubtWords = {
  readonly title: string;
  readonly doubt: string;
  readonly stand: string;
  /** How often such a thing is a lie, before one knows more. */
  alone(percent: number): string;
  /** So likely one wins, or whatever counts there. */
  wins(percent: number): string;
  betterStand(best: number, other: number): string;
  betterDoubt(best: number, other: number): string;
  /** How many people answered, and how many challenged. */
  others(people: number, percent: number): string;
};
export type MomentProps = { seen: Snapshot; names: Names };
/** `bluff`: what it claims is not true. */
export type OfferedAnswer = {
  readonly move: string;
  readonly emblem: EmblemName;
  readonly title: string;
  readonly text: string;
  readonly bluff: boolean;
};

/** A first game, each move of it shown and explained. */
export type Lesson = LessonScript & LessonText;

export type LessonScript = {
  readonly set: NewGame;
  /** What the others are called. */
  readonly names: readonly string[];
  /** What the learner does, in order; the hints of the same number explain it. `coup …`: whatever begins so. */
  readonly mine: readonly string[];
  /** What the others say, each in order: `B deliberation say suspect D`; `B discovery: look`, only once B is asked. */
  readonly theirs: readonly string[];
  /** The phase that ends it, once all was done; else it ends with the game. */
  readonly ends?: string;
};

export type LessonText = {
  readonly hints: readonly string[];
  readonly end: string;
  /** What one might do now. */
  readonly next: string;
};
