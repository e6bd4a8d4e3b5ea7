/** The state that all parts of a server share: its tables in memory, their games, and whoever looks at them. */
import type { Logger } from 'pino';
import type { Bot } from '../../../bots/bot.ts';
import type { Rng } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { Game } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Bots } from '../../../host/bots.ts';
import type { Clocks } from '../../../host/clock.ts';
import type { Entry, Table } from '../../../host/table.ts';
import type { Replay, Whole } from '../../../protocol/http-shapes.ts';
import type { Lang } from '../../../words/languages.ts';
import type { Digested } from '../../../words/words.ts';
import type { KeyRing } from '../../key-ring.ts';
import type { Metrics } from '../../metrics.ts';
import type { Signed } from '../../people/people.ts';
import type { WebPush } from '../../push/web-push.ts';
import type { Webhook } from '../../push/webhook.ts';
import type { Journal } from '../../store/journal.ts';
import type { Missing } from '../../store/partial-commit.ts';
import type { Store, Write } from '../../store/store.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import type { Codes } from '../lobby/codes.ts';
import type { Absent } from './absent.ts';
import type { Alarm } from './alarm.ts';
import type { ClusterState } from './cluster-state.ts';
import type { FactCache } from './facts.ts';
import type { Outbox } from './outbox.ts';
import type { Writer } from './typing.ts';
import type { ViewJson } from './view-json.ts';

export type Setting = {
  readonly games: readonly Game[];
  /** By name: `expert`; with a manner of its own `expert:liar`. */
  botsFor(game: string): Readonly<Record<string, Bot>>;
  /** Milliseconds a bot takes, at least and at most. It depends on nothing else. */
  readonly botPace: readonly [number, number];
  /** Seconds that windows stay open at the least, in place of the usual. */
  readonly least: number | undefined;
  /** Seconds that a clock of a table's own gives at the least. */
  readonly shortest: number;
  /** Milliseconds after which one is called who is not here and for whom a game waits. */
  readonly patience: number;
  /** Milliseconds for which a new table of Play now waits for people. */
  readonly gather: number;
  /** Milliseconds for which a deal waits for the parts that seats have sealed. */
  readonly dealTime: number;
  now(): number;
  /** The server's part in a deal: 256 random bits. */
  secret(): string;
  /** A code to be spoken, of so many syllables. */
  code(syllables?: number): string;
  /** Ends the server: what is in memory can no longer be trusted. */
  fatal(error: unknown): void;
};

/** Where several servers share one store (nodes.ts). */
export type Nodes = {
  /** The name of this server among them. */
  readonly node: string;
  /** Where the people of a table come together, if that is another server. */
  home(table: string): Promise<{ readonly node: string; readonly host: string; readonly port: number } | undefined>;
  /** A batch is about to be written. */
  close(): void;
  /** Each table as it was when this was decided. */
  commit(writes: readonly Write[]): Promise<Missing>;
  lost(tables: readonly string[]): void;
  /** Whether this server runs the table's clocks and bots. */
  keeps(table: LiveTable): boolean;
  claim(table: LiveTable): void;
  /** Somebody came to a table here, or went. */
  moved(table: LiveTable): void;
  /** Whether this server hears of what happens there. */
  follows(table: LiveTable): boolean;
  /** Another server follows it from now on: it may have missed something. */
  greet(table: LiveTable): void;
  /** Once all is known of it that is there by now. */
  current(table: LiveTable): Promise<void>;
  drop(table: LiveTable): void;
  isFirst(): boolean;
  /** Nothing was heard of the store for so long that nothing can be done for anybody. */
  isSilent(): boolean;
};

export type Hub = {
  readonly setting: Setting;
  readonly store: Store;
  readonly journal: Journal;
  readonly nodes: Nodes | undefined;
  readonly keyRing: KeyRing;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly liveTables: Map<string, LiveTable>;
  readonly loading: Map<string, Promise<LiveTable | undefined>>;
  /** Tables with something to tell. */
  readonly dirty: Set<LiveTable>;
  readonly codes: Codes;
  readonly facts: FactCache;
  /** Finished games that were asked for last. */
  readonly replays: Map<string, Promise<Replay>>;
  readonly wholes: Map<string, Promise<Whole>>;
  /** What previews say of finished games. */
  readonly digests: Map<string, Promise<Partial<Record<Lang, Digested>>>>;
  /** Notices to those who are not here. */
  readonly push: WebPush;
  /** The owner's own program. */
  readonly webhook: Webhook;
  /** For the bots' pace. */
  readonly rng: Rng;
  /** Called with each table that was written (connections/bot-streams.ts). */
  readonly saved: Set<(table: string, doc: LiveTable['doc']) => void>;
  /** Called with each public table that begins to wait for people, once that is written. */
  readonly opened: Set<(table: string, doc: LiveTable['doc']) => void>;
  readonly started: number;
  /** When the process was last known to run, by a clock that is no time of day (table-step.ts). */
  pulse: number;
  /** Milliseconds that tables are yet to get back because the process did not run (table-step.ts). */
  readonly owed: Map<LiveTable, number>;
  /** When guests who never played were looked for last. */
  lookedForGuests: number;
  /** The server goes away: nothing happens by itself any more. */
  closing: boolean;
  /** When the server is known to have been there before it started. */
  readonly alive: number;
};

/** A disk that takes longer than this is not to be sent more people, nor a server that hears nothing of its store. */
const SLOW = 2000;

export const isReady = (hub: Hub): boolean => !hub.closing && hub.journal.waits() < SLOW && !isCutOff(hub);

/** Nothing could be done for whoever asks: they are to come back, or to go to another server. */
export const isCutOff = ({ nodes }: Hub): boolean => nodes?.isSilent() ?? false;

/** What may be long comes in pieces, each of which is made when the one before is gone. */
export type Message = string | Iterable<string>;

/** One connection. */
export type Client = {
  /** Several go together. */
  send(...messages: readonly Message[]): void;
  end(code: number, why: string): void;
  readonly address: string;
  person: Signed | undefined;
  /** A big screen: it is shown what lies on the table, whoever has opened it, and does nothing there. */
  wall: boolean;
  /** The time of arrival; for a big screen, how far it has shown the game (screen-sync.ts). */
  since: number;
  led: { readonly round: number; readonly heard: number } | undefined;
  table: LiveTable | undefined;
  /** Has yet to be shown the table; what it has not heard of the game when it enters. */
  fresh: boolean;
  missed: MissedFacts | undefined;
  /** The view that it was sent last: what changed is told from there on. */
  shown: ViewJson | undefined;
  /** Moves that the next message about the game confirms. */
  oks: string[];
  /** The connection has gone, or was told to: what it asked for is not done any more. */
  ended: boolean;
};

/** A connection that has not entered a table. */
export const atNoTable = () => ({
  wall: false,
  since: 0,
  led: undefined,
  table: undefined,
  fresh: false,
  missed: undefined,
  shown: undefined,
  oks: [],
  ended: false,
});

/** All that was told in a game from a certain fact on, up to a moment. */
export type MissedFacts = { readonly live: Table | undefined; readonly from: number; readonly facts: readonly Fact[] };

/** The game under way, or the one that is over. */
export type Playing = {
  readonly live: Table;
  readonly bots: Bots;
  /** The clocks agreed at the table, as the server runs them. */
  readonly clocks: Clocks;
  /** Who played each seat when this game began: its cards are theirs to see, not those of whoever sits there next. */
  readonly players: readonly (string | undefined)[];
};

/**
 * A question was opened when so many facts had been told to all, `news` of them since the one before: the big screen that
 * leads has said nothing of these, has begun, or has shown them.
 */
type ShownFacts = {
  readonly round: number;
  readonly question: number;
  readonly at: number;
  readonly facts: number;
  readonly news: number;
  readonly state: 'unsaid' | 'begun' | 'shown';
};

/** Watchers who are behind: the same log, folded later. */
export type DelayedGame = {
  readonly table: Table;
  readonly facts: Fact[];
  readonly queue: Entry[];
  /** When the game began: watchers with a delay see its beginning late. */
  readonly began: number;
  last: string;
};

export type LiveTable = {
  /** The server that has it in memory. */
  readonly hub: Hub;
  readonly id: string;
  /** What was agreed (tables/lobby). */
  doc: TableDoc;
  /** What else is written of it (live-table.ts). */
  readonly row: {
    invite: string;
    code: string | undefined;
    codeUntil: number;
    touched: number;
    /** Who sat here when it was written last. */
    seated: string | undefined;
    /** Under which game it was offered. */
    seeks: string | undefined;
  };
  /** game-start.ts and loading.ts */
  game: Playing | undefined;
  /** table-connections.ts */
  readonly clients: Set<Client>;
  /** When the table came into memory, and since when those who sit here or are host have no connection (table-connections.ts). */
  readonly opened: number;
  readonly gone: Map<string, number>;
  /** compose.ts */
  readonly outbox: Outbox;
  /** table-step.ts */
  readonly alarm: Alarm;
  /** screen-sync.ts */
  told: ShownFacts | undefined;
  /** What was last passed on of the screen that leads, and whose screens said nothing when it was their turn. */
  passed: { readonly round: number; readonly heard: number } | undefined;
  readonly silent: Set<string>;
  /** delayed-watchers.ts */
  delayed: DelayedGame | undefined;
  /** Seats that were away and have answered: told once the question is closed (game-log.ts). */
  readonly back: Set<Seat>;
  /** By person (typing.ts). */
  readonly writing: Map<string, Writer>;
  /** What each person has foreseen of this game, by kind (forecasts.ts). */
  readonly foreseen: Map<string, Set<string>>;
  /** absent.ts, table-connections.ts */
  readonly absent: Absent;
  /** The number of the next line of chat (chat.ts). */
  chatLines: number;
  /** What there is of it at other servers (nodes.ts, following.ts). */
  readonly cluster: ClusterState;
};
