import type { Chance, Rng } from './chance.ts';
import type { Fact, Said } from './facts.ts';
import type { OptionSpec, RawOptions } from './options.ts';
import type { Phrase, Words } from './phrases.ts';
import type { Each, Seat } from './seats.ts';

/** A game's steps by verb, with at most five arguments (see the kernel). */
export type Verbs = { readonly [verb: string]: UpToFive };
type UpToFive = [unknown?, unknown?, unknown?, unknown?, unknown?];

/** The sentences of a vocabulary: `{ lose: [Seat] }` gives `['lose', Seat]`. */
export type StepOf<V extends Verbs> = { [K in keyof V & string]: readonly [K, ...V[K]] }[keyof V & string];
/** A step without its vocabulary, as the engine sees it. */
export type Step = readonly [string, ...unknown[]];

/** The asked seats are fixed when a question opens. */
export type Question = { readonly id: number; readonly asked: readonly Seat[]; answers: Sealed[] };
export type Sealed = { readonly seat: Seat; readonly move: string | undefined };

/** Steps that belong together, next first, and the question that one has opened, if any. */
export type Frame<T extends Step = Step> = { steps: T[]; question: Question | undefined };

/**
 * Common to every state, in plain JSON. The agenda is the rest of the turn as data, with the top frame last. It is
 * public: its steps contain only public facts, and secrets are in the game's own fields. The laws test that.
 */
export type State = {
  readonly seats: readonly Seat[];
  agenda: Frame[];
  questions: number;
  over: readonly Seat[] | undefined;
  readonly chance: Chance;
};

/** A state with a game's own steps. */
export type StateOf<V extends Verbs> = Omit<State, 'agenda'> & { agenda: Frame<StepOf<V>>[] };

export type Answer<W extends Words = Words> = { readonly seat: Seat; readonly words: W };

/** The next steps. The engine owns the list afterwards. */
type Steps<V extends Verbs> = StepOf<V>[] | void;

type Run<S, V extends Verbs, A extends readonly unknown[]> = { run(s: S, out: Fact[], ...args: A): Steps<V> }['run'];

export type Ask<S, V extends Verbs, A extends readonly unknown[], W extends Words> = {
  /** The phase in the contract, if not the step's verb. */
  phase?(s: S, ...args: A): string;
  /** The seats asked, in the order in which answers count. Depends only on public facts. */
  who(s: S, ...args: A): readonly Seat[];
  /** All answers of a seat. For `any`, `pass` comes first and is added if missing. */
  moves(s: S, seat: Seat, ...args: A): readonly Phrase<W>[];
  /** The default answer on timeout: by default the seat's first move; `undefined`: none. */
  late?(s: S, seat: Seat, ...args: A): Phrase<W> | undefined;
  /** Runs on a timeout, before the answers. */
  ranOut?(s: S, out: Fact[], ...args: A): void;
  readonly time?: Time;
} & (
  | {
      readonly ask: 'one';
      /** An answer given automatically, where everybody can see that there is no choice. */
      given?(s: S, seat: Seat, ...args: A): Phrase<W> | undefined;
      then(s: S, out: Fact[], answer: W, ...args: A): Steps<V>;
    }
  | {
      /** The first to speak, or nobody. `fair`: sealed until all have answered, then the first in order. */
      readonly ask: 'any';
      fair?(s: S): boolean;
      then(s: S, out: Fact[], answer: Answer<Exclude<W, readonly ['pass']>> | undefined, ...args: A): Steps<V>;
    }
  | {
      /** Everybody, sealed until the last answer, without seats that timed out. */
      readonly ask: 'all';
      /** Cards on the table show who has answered, though not what. */
      readonly inSight?: boolean;
      then(s: S, out: Fact[], answers: readonly Answer<W>[], ...args: A): Steps<V>;
    }
);

/** Seconds at the normal pace: the time for a question, and the least time it stays open. */
export type Time = { readonly usual?: number; readonly least?: number };

export type Rules<S, V extends Verbs, A extends { readonly [K in keyof A]: Words }> = {
  readonly [K in keyof V & string]: K extends keyof A ? Ask<S, V, V[K], A[K]> : Run<S, V, V[K]>;
};

/** A free part of a move: `say: …`. The game checks it, and fills it in for random players. */
export type Pattern<S> = {
  readonly pattern: string;
  /** Words of one's own, which a host may withhold; other free parts are among known ones. */
  readonly own?: true;
  fits(s: S, seat: Seat, move: string): boolean;
  /** Why a move that begins like this does not fit, as a sentence that says what would. */
  misfit?(s: S, seat: Seat, move: string): string | undefined;
  sample(s: S, seat: Seat, rng: Rng): string;
};

/** What a seat has said in a fact, and whether in words of its own. */
export type Quote = { readonly by: Seat; readonly words: string; readonly own: boolean };

/** A move by a seat, or a timeout. */
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

/** What one viewer knows: view, facts, and the agenda. */
export type Sight<W extends OwnTable = OwnTable> = {
  readonly view: View & W;
  /** Legal moves that answer the open question; the others are played beside it. */
  readonly answers: readonly string[];
  readonly heard: readonly Said[];
  readonly agenda: readonly SeenFrame[];
  /** The number of questions so far; the open one may be an earlier one. */
  readonly questions: number;
};
/** A frame without others' sealed answers. */
export type SeenFrame = {
  readonly steps: readonly Step[];
  readonly question: { readonly id: number; readonly asked: readonly Seat[]; readonly answer?: string } | undefined;
};

/** The public view; games add their own fields. */
export type TableView = {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly Seat[];
  readonly phase: string;
  readonly toAct: readonly Seat[];
  /** The number of the open question, which moves refer to. */
  readonly question: number;
  readonly over: readonly Seat[] | null;
  /** Seats seen to have answered. */
  readonly answered?: readonly Seat[];
  readonly players: Each<object>;
};

/** Private fields of every seat. */
export type HandView = {
  readonly me: Seat;
  readonly legal: readonly string[];
  readonly answer?: string;
  /** The move that ends this seat's talk; present while the table waits for it. */
  readonly enough?: string;
  /** Replaces the public one while my answer is held back. */
  readonly answered?: readonly Seat[];
  /** Private facts about each player: in every hand of a game, or in none. */
  readonly players?: Each<object>;
};

/** One viewer's view: the table with their hand laid over it (sight.ts). */
export type View = TableView & Partial<Omit<HandView, keyof TableView>>;

export type CommonTable = Omit<TableView, 'players'>;
export type CommonHand = Omit<HandView, 'players'>;

export type OwnTable = { readonly players: Each<object> };
type OwnHand = { readonly players?: Each<object> };

/** The fields a game adds to a view. */
export type ViewOf<T extends OwnTable, H extends object> = T & Partial<Omit<H, keyof T>>;

/** A game is a record of functions over plain data; this is what it declares beside its rules. */
export type GameSpec<S extends State, O = unknown, T extends OwnTable = OwnTable, H extends object = OwnHand> = {
  readonly id: string;
  /** The version of the rules: a label in views and records for outside programs. Nothing is refused for it. */
  readonly version: number;
  readonly players: readonly [number, number];
  readonly options: readonly OptionSpec[];
  /** Reads and checks options; a fault names the field. */
  read(raw: RawOptions, players: number): O;
  /** Deals. The engine runs the agenda's first steps. */
  start(setup: Setup<O>): S;
  /** The public view: the common fields, then the game's own. It reads nothing hidden. */
  table(s: S, common: CommonTable): CommonTable & T;
  /**
   * A seat's private fields: the common ones, then the game's own. `players` has only additions; other fields replace
   * the public ones.
   */
  hand(s: S, seat: Seat, common: CommonHand): CommonHand & H;
  /** Moves beside the open question, and the steps they put before it. */
  asides?(s: S, seat: Seat): readonly string[];
  aside?(s: S, out: Fact[], seat: Seat, move: string): Step[] | void;
  readonly patterns?: readonly Pattern<S>[];
  quoted?(said: Said): Quote | undefined;
  /** Seats that may still want to speak, and the aside that ends their talk: bots wait for people among them. */
  readonly enough?: { readonly move: string; unready(s: S): readonly Seat[] };
  /** A move that only shows its player something: players who press their seals before a big screen make it together. */
  readonly looks?: string;
  /** Speech consists of moves, so there is no chat beside the game. */
  readonly speech?: {
    /** Words belong to the question they were said at; other asides are never too late. */
    isWord(move: string): boolean;
    /** What is left of a word by pointing alone, as bots do where people talk aloud. */
    pointed?(move: string): string | undefined;
    /** A move as strangers may read it after the game, without whispered free text. */
    retold(move: string): string;
    /** The view's field that only repeats facts. Clients with the facts rebuild it by `recall`. */
    readonly field: string;
    recall(heard: readonly Said[]): unknown;
  };
  /** Verbs of facts that reveal something hidden. */
  readonly releases: readonly string[];
  /** Sums that no move may change. */
  conserved(s: S): Readonly<Record<string, unknown>>;
  longest(players: number): number;
  /** Figures of a finished game by player, from all facts and the moves. */
  figures?(facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Each<Figures>;
  /** Whether a player is out of the game: a public fact. Absent if nobody ever is. */
  isOut?(table: TableView, seat: Seat): boolean;
  /** The phase in which a claim can be challenged, and whether it is a lie. */
  readonly claim?: { readonly phase: string; isLie(s: S): boolean };
  nextFirst?(s: S): Seat | undefined;
  /** Randomly chosen options that the next game of a match keeps. */
  kept?(s: S): RawOptions;
};

/** By name; summable over games. */
export type Figures = Readonly<Record<string, number>>;

/** Rules without their vocabulary, as the engine runs them. */
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

/** A normalized rule, with all fields. */
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
  /** Patterns by their listed form. */
  readonly free: ReadonlyMap<string, Pattern<S>>;
};

/** A game with sampling of hidden parts, which playing alone does not need. */
export type Imagined<
  S extends State = State,
  O = unknown,
  T extends OwnTable = OwnTable,
  H extends object = OwnHand,
> = Game<S, O, T, H> & {
  /** A full state that agrees with everything a viewer knows. */
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
