/** The interface between a table on the screen and whatever runs the game: a worker, or a server. */
import type { ReadonlySignal } from '@preact/signals';
import type { Opponents } from '../../bots/levels.ts';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Forecast, ForecastBy } from '../../host/forecasts.ts';
import type { Vote } from '../../protocol/messages.ts';
import type { Mask } from '../../words/masks.ts';
import type { Memory } from './deal-commitment.ts';

/** What I see and all I have heard. */
export type Snapshot = {
  readonly view: View;
  readonly heard: readonly Said[];
  /** Which of these were not told to everybody, by their place. */
  readonly secret?: readonly number[];
  /** Beside a big screen: how many facts everybody has heard. */
  readonly open?: number | undefined;
  readonly mine?: boolean;
};

export type Person = {
  readonly name: string;
  readonly mask?: Mask | undefined;
  readonly bot: boolean;
  readonly online: boolean;
  readonly away: boolean;
  /** Of a bot: how strong it is called, and its temper. */
  readonly level?: string | undefined;
  readonly manner?: string | undefined;
  /** Online: players who are not there. `away`: a bot plays for them. `given`: a person who took over the seat. */
  readonly standing?: 'offline' | 'away' | 'bot' | 'given' | undefined;
};
export type People = Partial<Record<Seat, Person>>;

/** Several games at one table: who has won how often, and what people would play next. */
type Evening = {
  readonly games: number;
  readonly wins: Readonly<Partial<Record<string, number>>>;
  readonly votes: Readonly<Partial<Record<string, Vote>>>;
};

/** By this device's clock, in milliseconds. */
export type Clock = { readonly opened: number; readonly ends: number };

/** Time beyond the clock's, once a question. No `ask`: somebody was given it already, or it is not me who is asked. */
export type MoreTime = { readonly ask: (() => void) | undefined };

/** `gone`: lost for so long that one should be told what to do. It is still tried again. */
export type Connection = 'open' | 'connecting' | 'lost' | 'gone';

/** A move that was not taken, or a message to the player. */
/** `move`: from which on a record goes otherwise under these rules. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly move?: number;
  readonly until?: number | undefined;
};

/** Whose deal it was, and how it went for them. `seed`: of that deal; the next one is nobody's. */
export type Rival = { readonly seed: string; readonly name: string; readonly won: boolean; readonly length: string };

/** What somebody foresaw of it who was out or watched; a number for each person. */
export type Foretold = ForecastBy & { readonly name: string; readonly seat?: Seat | undefined };

/** For players who are out and watchers: their forecasts so far, by kind, and a way to add one. */
export type GallerySeat = {
  readonly given: ReadonlySignal<ReadonlyMap<string, Forecast>>;
  foresee(kind: string, forecast: Forecast): void;
};

/** A game that is over. */
export type Finished = {
  readonly record: GameRecord;
  readonly names: readonly string[];
  /** What each wore; of games from before it is drawn. */
  readonly masks?: readonly string[];
  /** The bots in this game. Absent in older games. */
  readonly opponents?: Opponents | undefined;
  readonly rival?: Rival | undefined;
  readonly forecasts?: readonly Foretold[];
  /** The address of the game on the server, and its length in minutes. */
  readonly share?: string;
  readonly minutes?: number;
  /** What this device saw and gave before it was dealt, and was told in it. */
  readonly memory?: Memory | undefined;
};

/** A person around the device, and the answers they may give aloud. */
export type Voice = { readonly seat: Seat; readonly legal: readonly string[] };

/** One device that lies on the table: it shows what is public, and secrets only to the player who takes it. */
export type Shared = {
  readonly people: readonly Seat[];
  /** Who may say something aloud now. */
  readonly voices: ReadonlySignal<readonly Voice[]>;
  /** Who must take it, to answer in secret. */
  readonly taker: ReadonlySignal<Seat | undefined>;
  say(seat: Seat, move: string): void;
  take(seat: Seat): void;
  layDown(): void;
  /** What all saw of the table before somebody took it. */
  before(): Snapshot | undefined;
};

/** One device that goes from hand to hand; while nobody has it in hand, it shows what all may see. */
export type Passed = {
  readonly people: readonly Seat[];
  /** The player who holds it has nothing to answer: they look, and say when they hand it on. */
  readonly keeps: ReadonlySignal<boolean>;
  /** The device goes round: for how long each player has it at the normal pace, and since when. */
  readonly round: ReadonlySignal<{ readonly since: number; readonly ms: number } | undefined>;
  /** While it lies on the table: who may answer aloud, and what. */
  readonly voices: ReadonlySignal<readonly Voice[]>;
  say(seat: Seat, move: string): void;
  take(seat: Seat): void;
  handOn(): void;
};
/** What somebody has just said beside the game. */
export type Talk = {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
  readonly bot?: boolean;
};

export type Link = {
  readonly seen: ReadonlySignal<Snapshot | undefined>;
  /** Several things may arrive at once: the table shows them one after the other. */
  readonly bursts?: true;
  readonly people: ReadonlySignal<People>;
  readonly clock: ReadonlySignal<Clock | undefined>;
  /** Absent where this table gives none. */
  readonly moreTime?: ReadonlySignal<MoreTime | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** Tries at once to be connected again. Absent where there is no line. */
  readonly reconnect?: () => void;
  /** Absent where people talk without us. */
  readonly talk?: ReadonlySignal<readonly Talk[]>;
  /** One person plays against bots at their own device: bots may remember it. */
  readonly remembered?: boolean;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  dismiss(): void;
  /** The whole game, once it is over and where one may have it. */
  readonly finished: ReadonlySignal<Finished | undefined>;
  /** Where the device lies on the table. */
  readonly shared?: Shared | undefined;
  readonly passed?: Passed | undefined;
  /** On one device passed around: who must take it now, before anything is shown. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  lift(): void;
  send(move: string): void;
  /** Bots wait until they are let go on. Absent where the table has a clock of its own. */
  readonly hold?: (on: boolean) => void;
  /** Beside a big screen: how much of what all have heard that has shown. Nothing: it does not lead. */
  readonly led?: ReadonlySignal<number | undefined>;
  readonly leadOn?: () => void;
  /** On a big screen: how many facts it has shown. */
  readonly hasShown?: (heard: number) => void;
  /** Reports every keystroke: bots wait while somebody types. */
  readonly hush?: (on: boolean) => void;
  /** How many were left when I was out, myself included. */
  readonly left?: ReadonlySignal<number | undefined>;
  /** Bots go on now, without their pause. */
  readonly nudge?: () => void;
  /** Absent where forecasts are not kept. */
  readonly gallery?: GallerySeat | undefined;
  /** Double speed, for a player who only watches bots. */
  readonly fast?: ReadonlySignal<boolean>;
  /** Bots finish this game at once, for a player who has nothing left to do in it. */
  readonly hurry?: () => void;
  /** A new game with the same people. Absent where the player may not ask for one. */
  readonly again: (() => void) | undefined;
  /** I have asked for another game, and the others have not yet. */
  readonly willing: ReadonlySignal<boolean>;
  /** After a game: who of the people has left. Nobody waits for them: bots play their seats. */
  readonly missing: ReadonlySignal<readonly Seat[]>;
  /** When the next game begins by itself, by the page's clock. */
  readonly next?: ReadonlySignal<number | undefined>;
  /** Back to the felt, to change something before the next game. Absent where there is none. */
  readonly felt?: (() => void) | undefined;
  /** Absent where games are not counted. */
  readonly evening?: ReadonlySignal<Evening>;
  /** Beside a big screen: another game, of this kind. */
  readonly vote?: ((vote: Vote) => void) | undefined;
  /** Others would wait for me, if I went now. Absent where nobody else is. */
  readonly missed?: ReadonlySignal<boolean>;
  /** Among strangers: gets up for good, and a bot plays on. */
  readonly leave?: ReadonlySignal<(() => void) | undefined>;
  /** Who of the people at the table has asked for another game. */
  readonly asking: ReadonlySignal<readonly Seat[]>;
  /** A bot plays for me until I take my seat back. */
  readonly away: ReadonlySignal<boolean>;
  back(): void;
  close(): void;
};

/** Whether the table waits for this player, as far as I can see. A player whose answer is on the table is not awaited. */
export const isAwaited = ({ me, toAct, answer, answered = [], over }: View, seat: Seat): boolean =>
  over === null && toAct.includes(seat) && !answered.includes(seat) && !(seat === me && answer !== undefined);

/** The table waits for my answer. To have something to say beside the question is not to be asked. */
export const isAsked = ({ me, toAct, answer, legal }: View): boolean =>
  me !== undefined && toAct.includes(me) && answer === undefined && (legal?.length ?? 0) > 0;
