/** The state that all parts of a server share: loaded tables, their games and connections. */
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
import type { Lifting } from './lifting.ts';
import type { Outbox } from './outbox.ts';
import type { Writer } from './typing.ts';
import type { ViewJson } from './view-json.ts';

export type Setting = {
  readonly games: readonly Game[];
  /** By name: `expert`, or with a temper `expert:liar`. */
  botsFor(game: string): Readonly<Record<string, Bot>>;
  /** Least and most milliseconds of a bot's delay. */
  readonly botPace: readonly [number, number];
  /** Overrides the least seconds of windows. */
  readonly least: number | undefined;
  /** The least seconds of a custom clock. */
  readonly shortest: number;
  /** Milliseconds until an absent player is notified. */
  readonly patience: number;
  /** Milliseconds that a new table of Play now waits for people. */
  readonly gather: number;
  /** Milliseconds that a deal waits for sealed parts. */
  readonly dealTime: number;
  now(): number;
  /** The server's part in a deal: 256 random bits. */
  secret(): string;
  code(syllables?: number): string;
  /** Ends the server, since memory can no longer be trusted. */
  fatal(error: unknown): void;
};

/** For several servers on one store (nodes.ts). */
export type Nodes = {
  readonly node: string;
  /** The server where a table's people meet, if another. */
  home(table: string): Promise<{ readonly node: string; readonly host: string; readonly port: number } | undefined>;
  /** Called before a batch is written. */
  close(): void;
  commit(writes: readonly Write[]): Promise<Missing>;
  lost(tables: readonly string[]): void;
  /** Whether this server runs the table's clocks and bots. */
  keeps(table: LiveTable): boolean;
  claim(table: LiveTable): void;
  moved(table: LiveTable): void;
  /** Whether this server gets the table's news. */
  follows(table: LiveTable): boolean;
  /** Another server follows it now, and may have missed something. */
  greet(table: LiveTable): void;
  /** Resolves once the table is up to date. */
  current(table: LiveTable): Promise<void>;
  drop(table: LiveTable): void;
  isFirst(): boolean;
  /** The store has been silent for too long to serve anybody. */
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
  /** Recently requested finished games. */
  readonly replays: Map<string, Promise<Replay>>;
  readonly wholes: Map<string, Promise<Whole>>;
  readonly push: WebPush;
  readonly webhook: Webhook;
  /** For the bots' delays. */
  readonly rng: Rng;
  /** Called after each write of a table (connections/bot-streams.ts). */
  readonly saved: Set<(table: string, doc: LiveTable['doc']) => void>;
  /** Called after the write that opens a public table. */
  readonly opened: Set<(table: string, doc: LiveTable['doc']) => void>;
  readonly started: number;
  /** When the process last ran, in monotonic time (table-step.ts). */
  pulse: number;
  /** Lost milliseconds that tables are yet to get back (table-step.ts). */
  readonly owed: Map<LiveTable, number>;
  lookedForGuests: number;
  /** Shutting down: nothing happens automatically. */
  closing: boolean;
  /** When the server was last known to run before this start. */
  readonly alive: number;
};

/** A slower disk, or a silent store, means not ready for more people. */
const SLOW = 2000;

export const isReady = (hub: Hub): boolean => !hub.closing && hub.journal.waits() < SLOW && !isCutOff(hub);

/** Nobody can be served: people are sent to another server. */
export const isCutOff = ({ nodes }: Hub): boolean => nodes?.isSilent() ?? false;

/** Long messages come in pieces, each made when the last was sent. */
export type Message = string | Iterable<string>;

export type Client = {
  send(...messages: readonly Message[]): void;
  end(code: number, why: string): void;
  readonly address: string;
  person: Signed | undefined;
  /** A big screen: it sees the table without a hand, and does nothing there. */
  wall: boolean;
  /** The time of arrival; for a big screen, how far it has shown the game (screen-sync.ts). */
  since: number;
  led: { readonly round: number; readonly heard: number } | undefined;
  table: LiveTable | undefined;
  /** Not yet shown the table; and facts it has not heard on entering. */
  fresh: boolean;
  missed: MissedFacts | undefined;
  /** The last view sent: changes are told from there. */
  shown: ViewJson | undefined;
  /** Moves to confirm with the next game message. */
  oks: string[];
  /** The connection has closed: its pending requests are dropped. */
  ended: boolean;
};

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

/** Facts told in a game from one on, up to a moment. */
export type MissedFacts = { readonly live: Table | undefined; readonly from: number; readonly facts: readonly Fact[] };

export type Playing = {
  readonly live: Table;
  readonly bots: Bots;
  /** The agreed clocks, as the server runs them. */
  readonly clocks: Clocks;
  /** Who played each seat at the start: its cards are theirs to see, not the next owner's. */
  readonly players: readonly (string | undefined)[];
};

/**
 * A question was opened after so many public facts, `news` of them new: whether the leading big screen has reported
 * nothing of these, begun, or shown them.
 */
type ShownFacts = {
  readonly round: number;
  readonly question: number;
  readonly at: number;
  readonly facts: number;
  readonly news: number;
  readonly state: 'unsaid' | 'begun' | 'shown';
};

/** For delayed watchers: the same log, replayed later. */
export type DelayedGame = {
  readonly table: Table;
  readonly facts: Fact[];
  readonly queue: Entry[];
  /** When the game began, since delayed watchers see that late as well. */
  readonly began: number;
  last: string;
};

export type LiveTable = {
  readonly hub: Hub;
  readonly id: string;
  doc: TableDoc;
  /** Other stored columns (live-table.ts). */
  readonly row: {
    invite: string;
    code: string | undefined;
    codeUntil: number;
    touched: number;
    seated: string | undefined;
    /** The game under which it was offered. */
    seeks: string | undefined;
  };
  game: Playing | undefined;
  readonly clients: Set<Client>;
  /** When the table was loaded, and since when seated people and the host are disconnected (table-connections.ts). */
  readonly opened: number;
  readonly gone: Map<string, number>;
  readonly outbox: Outbox;
  readonly alarm: Alarm;
  told: ShownFacts | undefined;
  /** How far the leading screen was last reported, and owners of screens that did not report in time. */
  passed: { readonly round: number; readonly heard: number } | undefined;
  readonly silent: Set<string>;
  delayed: DelayedGame | undefined;
  /** Away seats that have answered: told once the question closes (game-log.ts). */
  readonly back: Set<Seat>;
  /** By person (typing.ts). */
  readonly writing: Map<string, Writer>;
  readonly lifting: Lifting;
  readonly absent: Absent;
  /** The number of the next line of chat. */
  chatLines: number;
  /** State for other servers (nodes.ts, following.ts). */
  readonly cluster: ClusterState;
};
