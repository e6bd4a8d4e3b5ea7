/** The interface between a table on the screen and whatever runs the game: a worker, or a server. */
import type { ReadonlySignal } from '@preact/signals';
import type { Opponents } from '../../bots/levels.ts';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { RawOptions } from '../../engine/options.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Hush } from '../../protocol/lists.ts';
import type { Vote } from '../../protocol/messages.ts';
import type { Mask } from '../../words/masks.ts';
import type { Memory } from './deal-commitment.ts';

export type Snapshot = {
  readonly view: View;
  readonly heard: readonly Said[];
  readonly secret?: readonly number[];
  /** Beside a big screen: the number of facts that everybody has heard. */
  readonly open?: number | undefined;
  readonly mine?: boolean;
};

export type Person = {
  readonly name: string;
  readonly mask?: Mask | undefined;
  readonly bot: boolean;
  readonly online: boolean;
  readonly away: boolean;
  readonly level?: string | undefined;
  readonly manner?: string | undefined;
  /** Presence of people online. `away`: a bot plays for them. `given`: another person took over the seat. */
  readonly standing?: 'offline' | 'away' | 'bot' | 'given' | undefined;
};
export type People = Partial<Record<Seat, Person>>;

/** Several games at one table: wins by person, and votes for the next game. */
type Evening = {
  readonly games: number;
  readonly wins: Readonly<Partial<Record<string, number>>>;
  readonly votes: Readonly<Partial<Record<string, Vote>>>;
};

export type Clock = { readonly opened: number; readonly ends: number };

/** Extra time, once per question. Without `ask`, somebody has it already, or this player is not asked. */
export type MoreTime = { readonly ask: (() => void) | undefined };

/** `gone`: lost for so long that the player is told what to do. Reconnecting goes on. */
export type Connection = 'open' | 'connecting' | 'lost' | 'gone';

/** A refused move, or another message to the player. */
/** `move`: the move from which a record differs under these rules. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly move?: number;
  readonly until?: number | undefined;
};

/** The player whose deal this is, and their result. `seed`: of that deal; later games have no rival. */
export type Rival = { readonly seed: string; readonly name: string; readonly won: boolean; readonly length: string };

export type Finished = {
  readonly record: GameRecord;
  readonly names: readonly string[];
  /** What each player wore. Older games have none, and masks are drawn. */
  readonly masks?: readonly string[];
  /** The bots in this game. Absent in older games. */
  readonly opponents?: Opponents | undefined;
  readonly rival?: Rival | undefined;
  /** The id of the game on the server, and its length in minutes. */
  readonly share?: string;
  readonly minutes?: number;
  /** This device's part in the deal, to check it. */
  readonly memory?: Memory | undefined;
};

/** A person at a shared device, and the answers they may give aloud. */
export type Voice = { readonly seat: Seat; readonly legal: readonly string[] };

/** One device on the table: it shows what is public, and secrets only to the player who takes it. */
export type Shared = {
  readonly people: readonly Seat[];
  readonly voices: ReadonlySignal<readonly Voice[]>;
  readonly taker: ReadonlySignal<Seat | undefined>;
  say(seat: Seat, move: string): void;
  take(seat: Seat): void;
  layDown(): void;
  /** The public view before somebody took the device. */
  before(): Snapshot | undefined;
};

/** One device that is passed around; while nobody holds it, it shows the public view. */
export type Passed = {
  readonly people: readonly Seat[];
  /** The holder has no question: they look, and say when they hand it on. */
  readonly keeps: ReadonlySignal<boolean>;
  /** In a round, each player's time with the device at the normal pace, and its start. */
  readonly round: ReadonlySignal<{ readonly since: number; readonly ms: number } | undefined>;
  /** Who may answer aloud, and what, while the device lies on the table. */
  readonly voices: ReadonlySignal<readonly Voice[]>;
  say(seat: Seat, move: string): void;
  take(seat: Seat): void;
  handOn(): void;
};
export type Talk = {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
  readonly bot?: boolean;
};

export type Link = {
  readonly seen: ReadonlySignal<Snapshot | undefined>;
  /** The options of this table, where they are known. */
  readonly options?: ReadonlySignal<RawOptions | undefined>;
  /** Several facts may arrive at once; the table shows them one by one. */
  readonly bursts?: true;
  readonly people: ReadonlySignal<People>;
  readonly clock: ReadonlySignal<Clock | undefined>;
  /** Absent where the table grants none. */
  readonly moreTime?: ReadonlySignal<MoreTime | undefined>;
  readonly connection: ReadonlySignal<Connection>;
  /** Reconnects at once. Absent without a connection. */
  readonly reconnect?: () => void;
  /** Why this player may use set phrases only; and as a sentence. */
  readonly onlyPhrases?: ReadonlySignal<{ readonly why: Hush; readonly says: string } | undefined>;
  /** Reports what somebody said in this game to the operators. Absent without a server. */
  readonly report?: (said: Said) => void;
  /** Absent where the table has no chat. */
  readonly talk?: ReadonlySignal<readonly Talk[]>;
  /** One person plays against bots on their own device: bots may remember the game. */
  readonly remembered?: boolean;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  dismiss(): void;
  /** The whole game, once it is over and may be kept. */
  readonly finished: ReadonlySignal<Finished | undefined>;
  readonly shared?: Shared | undefined;
  readonly passed?: Passed | undefined;
  /** On a device passed around: who must take it before anything is shown. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  lift(): void;
  send(move: string): void;
  /** Makes bots wait. Absent where the table has a clock of its own. */
  readonly hold?: (on: boolean) => void;
  /** The number of public facts that the big screen has shown. Undefined: it does not lead. */
  readonly led?: ReadonlySignal<number | undefined>;
  readonly leadOn?: () => void;
  /** Reports the number of facts that this big screen has shown. */
  readonly hasShown?: (heard: number) => void;
  /** Reports every keystroke: bots wait while somebody types. */
  readonly hush?: (on: boolean) => void;
  /** Reports that I press the seal over my cards, on a phone beside a big screen. */
  readonly lifts?: (on: boolean) => void;
  /** The end of the count at which all who press see their card. */
  readonly looks?: ReadonlySignal<number | undefined>;
  /** How many players were left when this one was out, this one included. */
  readonly left?: ReadonlySignal<number | undefined>;
  /** Bots move now, without their pause. */
  readonly nudge?: () => void;
  /** Double speed, for a player who only watches bots. */
  readonly fast?: ReadonlySignal<boolean>;
  /** Bots finish this game at once, for a player who has nothing left to do in it. */
  readonly hurry?: () => void;
  /** A new game with the same people. Absent where the player may not ask for one. */
  readonly again: (() => void) | undefined;
  /** This player has asked for another game, and waits for the others. */
  readonly willing: ReadonlySignal<boolean>;
  /** People who left after the game. Nobody waits for them: bots play their seats. */
  readonly missing: ReadonlySignal<readonly Seat[]>;
  /** When the next game begins by itself, by the page's clock. */
  readonly next?: ReadonlySignal<number | undefined>;
  /** Opens the lobby, to change something before the next game. Absent where there is none. */
  readonly felt?: (() => void) | undefined;
  readonly evening?: ReadonlySignal<Evening>;
  /** Beside a big screen: votes for the kind of the next game, or takes the vote back. */
  readonly vote?: ((vote: Vote | undefined) => void) | undefined;
  /** Whether others would wait if this player left now. Absent where nobody else is there. */
  readonly missed?: ReadonlySignal<boolean>;
  /** Among strangers: leaves for good, and a bot plays on. */
  readonly leave?: ReadonlySignal<(() => void) | undefined>;
  readonly asking: ReadonlySignal<readonly Seat[]>;
  /** A bot plays for this player until they take their seat back. */
  readonly away: ReadonlySignal<boolean>;
  back(): void;
  close(): void;
};

/** Whether the table waits for this player, as far as this view shows. Players who have answered are not awaited. */
export const isAwaited = ({ me, toAct, answer, answered = [], over }: View, seat: Seat): boolean =>
  over === null && toAct.includes(seat) && !answered.includes(seat) && !(seat === me && answer !== undefined);

/** Whether the table waits for this player's answer. A player who may only speak beside the question is not asked. */
export const isAsked = ({ me, toAct, answer, legal }: View): boolean =>
  me !== undefined && toAct.includes(me) && answer === undefined && (legal?.length ?? 0) > 0;
