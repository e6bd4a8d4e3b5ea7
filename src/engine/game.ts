import type { Chance, Rng } from './chance.ts';
import type { Fact, Said } from './facts.ts';
import type { OptionSpec, RawOptions } from './options.ts';
import type { Phrase, Words } from './phrases.ts';
import type { Each, Seat } from './seats.ts';

/** A vocabulary of steps: each verb with what it needs to know, at most five things (see the kernel). */
export type Verbs = { readonly [verb: string]: UpToFive };
type UpToFive = [unknown?, unknown?, unknown?, unknown?, unknown?];

/** `{ lose: [Seat] }` as the sentences it can say: `['lose', Seat]` */
export type StepOf<V extends Verbs> = { [K in keyof V & string]: readonly [K, ...V[K]] }[keyof V & string];
/** A step whose vocabulary is forgotten, as the engine sees it. */
export type Step = readonly [string, ...unknown[]];

/** Who is asked is fixed when a question opens; the answers are its own. */
export type Question = { readonly id: number; readonly asked: readonly Seat[]; answers: Sealed[] };
export type Sealed = { readonly seat: Seat; readonly move: string | undefined };

/** Steps that belong together, next first, and the question that one has opened, if it has. */
export type Frame<T extends Step = Step> = { steps: T[]; question: Question | undefined };

/**
 * Every state carries these. All of it is plain JSON.
 * The agenda is the rest of the turn as data, the frame on top last. It is public: its steps name only what everybody
 * knows, and secrets live in the game's own fields. The laws hold games to that.
 */
export type State = {
  readonly seats: readonly Seat[];
  agenda: Frame[];
  questions: number;
  over: readonly Seat[] | undefined;
  readonly chance: Chance;
};

/** A table whose agenda is written in a game's own vocabulary. */
export type StateOf<V extends Verbs> = Omit<State, 'agenda'> & { agenda: Frame<StepOf<V>>[] };

export type Answer<W extends Words = Words> = { readonly seat: Seat; readonly words: W };

/** What is to be done next, or nothing. The list is the engine's from then on. */
type Steps<V extends Verbs> = StepOf<V>[] | void;

/** A step that just happens. */
type Run<S, V extends Verbs, A extends readonly unknown[]> = { run(s: S, out: Fact[], ...args: A): Steps<V> }['run'];

/** A step that is a question. */
export type Ask<S, V extends Verbs, A extends readonly unknown[], W extends Words> = {
  /** The contract's word for it, where it is not the step's own verb. */
  phase?(s: S, ...args: A): string;
  /** Who is asked, in the order in which answers count. Depends only on what everybody knows. */
  who(s: S, ...args: A): readonly Seat[];
  /** Every answer a seat that is asked may give. If the question is `any`, `pass` comes first and is added where it is not listed. */
  moves(s: S, seat: Seat, ...args: A): readonly Phrase<W>[];
  /** The default answer on timeout: the seat's first move, unless given here. None: `undefined`. */
  late?(s: S, seat: Seat, ...args: A): Phrase<W> | undefined;
  /** The price of a timeout, paid before the answers act. */
  ranOut?(s: S, out: Fact[], ...args: A): void;
  readonly time?: Time;
} & (
  | {
      readonly ask: 'one';
      /** A choice that everybody can see is no choice is made by itself. */
      given?(s: S, seat: Seat, ...args: A): Phrase<W> | undefined;
      then(s: S, out: Fact[], answer: W, ...args: A): Steps<V>;
    }
  | {
      /** The first to speak up, or nobody. Fair: sealed until all have answered, then the first in order. */
      readonly ask: 'any';
      fair?(s: S): boolean;
      then(s: S, out: Fact[], answer: Answer<Exclude<W, readonly ['pass']>> | undefined, ...args: A): Steps<V>;
    }
  | {
      /** Everybody, sealed until the last answer. Seats that timed out are left out. */
      readonly ask: 'all';
      /** Cards are laid on the table: who has answered is seen, though not what. */
      readonly inSight?: boolean;
      then(s: S, out: Fact[], answers: readonly Answer<W>[], ...args: A): Steps<V>;
    }
);

/** Seconds at the normal pace: how long a question is open, and how long at the least, even when all have answered. */
export type Time = { readonly usual?: number; readonly least?: number };

export type Rules<S, V extends Verbs, A extends { readonly [K in keyof A]: Words }> = {
  readonly [K in keyof V & string]: K extends keyof A ? Ask<S, V, V[K], A[K]> : Run<S, V, V[K]>;
};

/** A part of a move left to the speaker: `say: …`. The game says what fits, and how a random player fills it. */
export type Pattern<S> = {
  readonly pattern: string;
  fits(s: S, seat: Seat, move: string): boolean;
  /** Why a move that begins like this one does not fit, in a sentence that says what would. */
  misfit?(s: S, seat: Seat, move: string): string | undefined;
  sample(s: S, seat: Seat, rng: Rng): string;
};

/** A move by a seat, or the clock that ran out. */
export type Played = readonly [Seat, string] | 'timeout';

/** A line of a deal, as in scenarios: `A: captain duchess, 3 coins`. */
export type DealLine = { readonly key: string; readonly text: string };

export type Setup<O> = {
  readonly seats: readonly Seat[];
  readonly options: O;
  readonly first: Seat | undefined;
  readonly deal: readonly DealLine[] | undefined;
  readonly chance: Chance;
};

/** What one viewer knows: the view, all facts heard, and the rest of the turn, which is public. */
export type Sight<W extends OwnTable = OwnTable> = {
  readonly view: View & W;
  /** The legal moves that answer the open question. The others can be played beside it. */
  readonly answers: readonly string[];
  readonly heard: readonly Said[];
  readonly agenda: readonly SeenFrame[];
  /** How many questions have been asked so far; the open one need not be the last of them. */
  readonly questions: number;
};
/** A frame without the sealed answers of others. */
export type SeenFrame = {
  readonly steps: readonly Step[];
  readonly question: { readonly id: number; readonly asked: readonly Seat[]; readonly answer?: string } | undefined;
};

/** What lies on every table, the same for everybody; the game's own fields stand beside these. */
export type TableView = {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly phase: string;
  readonly toAct: readonly Seat[];
  /** The number of the open question: a move names the one it answers. */
  readonly question: number;
  readonly over: readonly Seat[] | null;
  /** Seats that have answered, where that is seen. */
  readonly answered?: readonly Seat[];
  readonly players: Each<object>;
};

/** What every hand has, which its seat alone sees. */
export type HandView = {
  readonly me: Seat;
  readonly legal: readonly string[];
  /** My own answer to the open question, while it is sealed. */
  readonly answer?: string;
  /** The move by which this seat ends its talk; present while the table may wait for it. */
  readonly enough?: string;
  /** Over the table's, while my own answer is held back. */
  readonly answered?: readonly Seat[];
  /** What I know of each player beyond what is public: in every hand of a game, or in none. */
  readonly players?: Each<object>;
};

/** What one viewer sees: the table, and a seat's hand laid over it (sight.ts). */
export type View = TableView & Partial<Omit<HandView, keyof TableView>>;

/** What a table and a hand have before the game adds its own. */
export type CommonTable = Omit<TableView, 'players'>;
export type CommonHand = Omit<HandView, 'players'>;

/** What a game adds to the table, and to a hand. */
export type OwnTable = { readonly players: Each<object> };
type OwnHand = { readonly players?: Each<object> };

/** What a game adds to a view, of what it adds to the table and to a hand. */
export type ViewOf<T extends OwnTable, H extends object> = T & Partial<Omit<H, keyof T>>;

/** A game is a record of functions over plain data: what each game declares beside its rules. */
export type GameSpec<S extends State, O = unknown, T extends OwnTable = OwnTable, H extends object = OwnHand> = {
  readonly id: string;
  /** Of the rules: a label in views and records, for programs outside. Nothing is refused for it. */
  readonly version: number;
  readonly players: readonly [number, number];
  readonly options: readonly OptionSpec[];
  /** Reads and checks the options; a fault names the field. */
  read(raw: RawOptions, players: number): O;
  /** Deals. The agenda holds the first steps; the engine runs them. */
  start(setup: Setup<O>): S;
  /** What lies on the table, from nothing hidden: what every table has, and after it the game's own fields. */
  table(s: S, common: CommonTable): CommonTable & T;
  /**
   * What a seat alone sees: what every hand has, and after it the game's own fields. Of `players` it has what the table
   * does not say; any other field that the table has too is seen as the hand has it.
   */
  hand(s: S, seat: Seat, common: CommonHand): CommonHand & H;
  /** Moves beside the open question, and what they do: steps put before it. */
  asides?(s: S, seat: Seat): readonly string[];
  aside?(s: S, out: Fact[], seat: Seat, move: string): Step[] | void;
  readonly patterns?: readonly Pattern<S>[];
  /** Who may still wish to speak before the open question closes, and the aside that says one has said enough: a bot that is asked waits for the people among them. */
  readonly enough?: { readonly move: string; unready(s: S): readonly Seat[] };
  /** Speech is a move here, so there is no chat beside the game. */
  readonly speech?: {
    /** A word is for the question that stood open when it was said; whatever else is done beside it is never too late. */
    isWord(move: string): boolean;
    /** A move as strangers may read it once the game is over: what two whispered in words of their own stays theirs. */
    retold(move: string): string;
    /** The field of a view that only repeats what was said. Who is sent the facts too puts it together by `recall`. */
    readonly field: string;
    recall(heard: readonly Said[]): unknown;
  };
  /** The verbs of facts by which a rule lets something hidden out. */
  readonly releases: readonly string[];
  /** Sums that no move may change. */
  conserved(s: S): Readonly<Record<string, unknown>>;
  /** The most moves a game can have. */
  longest(players: number): number;
  /** What each did in a finished game, counted by name: from all its facts, private ones too, and the moves as made. */
  figures?(facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Each<Figures>;
  /** What spectators and players who are out may forecast. */
  readonly forecasts?: Foreseen<S>;
  /** Who begins the next game of a match, after this one. */
  nextFirst?(s: S): Seat | undefined;
  /** Options that chance settled for this game, and that the next game of a match keeps. */
  kept?(s: S): RawOptions;
};

/** By those who are out and those who watch: who wins; and where something is claimed, whether it is a lie. */
export type Foreseen<S> = {
  /** The player is out, as everybody can see. */
  isOut(table: TableView, seat: Seat): boolean;
  /** Who wins may be said again whenever this has risen. */
  stage(table: TableView): number;
  /** The phase in which a claim may be doubted, and whether it is a lie. */
  readonly claim?: { readonly phase: string; isLie(s: S): boolean };
};

/** Numbers by name, which can be summed over many games. */
export type Figures = Readonly<Record<string, number>>;

/** Rules with their vocabulary forgotten, as the engine runs them. */
export type LooseRules<S> = Readonly<Record<string, LooseRun<S> | LooseAsk<S>>>;
type LooseSteps = Step[] | void;
type LooseRun<S> = { run(s: S, out: Fact[], ...args: readonly unknown[]): LooseSteps }['run'];
type LooseAsk<S> = {
  readonly ask: 'one' | 'any' | 'all';
  phase?(s: S, ...args: readonly unknown[]): string;
  who(s: S, ...args: readonly unknown[]): readonly Seat[];
  moves(s: S, seat: Seat, ...args: readonly unknown[]): readonly string[];
  late?(s: S, seat: Seat, ...args: readonly unknown[]): string | undefined;
  ranOut?(s: S, out: Fact[], ...args: readonly unknown[]): void;
  given?(s: S, seat: Seat, ...args: readonly unknown[]): string | undefined;
  fair?(s: S): boolean;
  readonly inSight?: boolean;
  readonly time?: Time;
  then(
    s: S,
    out: Fact[],
    answer: Words | Answer | readonly Answer[] | undefined,
    ...args: readonly unknown[]
  ): LooseSteps;
};

/** A rule as the engine keeps it: every field in its place, so that all of them are read alike. */
export type Rule<S = State> = {
  readonly ask: 'step' | LooseAsk<S>['ask'];
  readonly run: LooseRun<S>;
  readonly who: LooseAsk<S>['who'];
  readonly moves: LooseAsk<S>['moves'];
  readonly then: LooseAsk<S>['then'];
  readonly phase: LooseAsk<S>['phase'];
  readonly late: LooseAsk<S>['late'];
  readonly ranOut: LooseAsk<S>['ranOut'];
  readonly given: LooseAsk<S>['given'];
  readonly fair: LooseAsk<S>['fair'];
  readonly inSight: boolean;
  readonly time: Time;
};

export type Game<
  S extends State = State,
  O = unknown,
  T extends OwnTable = OwnTable,
  H extends object = OwnHand,
> = GameSpec<S, O, T, H> & {
  readonly rules: ReadonlyMap<string, Rule<S>>;
  /** The patterns by how they are listed. */
  readonly free: ReadonlyMap<string, Pattern<S>>;
};

/** A game of which one can imagine what one does not see. Nobody who only plays it needs that. */
export type Imagined<
  S extends State = State,
  O = unknown,
  T extends OwnTable = OwnTable,
  H extends object = OwnHand,
> = Game<S, O, T, H> & {
  /** A full state that agrees with all a viewer knows. */
  imagine(sight: Sight<ViewOf<T, H>>, rng: Rng): S;
};

export const defineGame = <S extends State, O, T extends OwnTable, H extends object>(
  spec: GameSpec<S, O, T, H>,
  rules: LooseRules<S>,
): Game<S, O, T, H> => ({
  ...spec,
  rules: new Map(Object.entries(rules).map(([verb, rule]) => [verb, whole(verb, rule)])),
  free: new Map(spec.patterns?.map((pattern) => [pattern.pattern, pattern])),
});

const whole = <S>(verb: string, rule: LooseRun<S> | LooseAsk<S>): Rule<S> => {
  const never = () => {
    throw new Error(`"${verb}" is no such step`);
  };
  return typeof rule === 'function'
    ? {
        ask: 'step',
        run: rule,
        who: never,
        moves: never,
        then: never,
        phase: undefined,
        late: undefined,
        ranOut: undefined,
        given: undefined,
        fair: undefined,
        inSight: false,
        time: {},
      }
    : {
        ask: rule.ask,
        run: never,
        who: rule.who,
        moves: rule.moves,
        then: rule.then,
        phase: rule.phase,
        late: rule.late,
        ranOut: rule.ranOut,
        given: rule.given,
        fair: rule.fair,
        inSight: rule.inSight === true,
        time: rule.time ?? {},
      };
};
