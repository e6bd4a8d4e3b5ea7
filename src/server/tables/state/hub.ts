/** The state that all parts of a server share, and the tables in memory. */
import type { Logger } from 'pino';
import type { Bot } from '../../../bots/bot.ts';
import type { Level } from '../../../bots/levels.ts';
import type { Rng } from '../../../engine/chance.ts';
import type { Game } from '../../../engine/game.ts';
import type { Replay, Whole } from '../../../protocol/routes.ts';
import type { Lang } from '../../../words/languages.ts';
import type { Digested } from '../../../words/words.ts';
import { hash, newSecret } from '../../ids.ts';
import type { KeyRing } from '../../key-ring.ts';
import type { Metrics } from '../../metrics.ts';
import type { WebPush } from '../../push/web-push.ts';
import type { Webhook } from '../../push/webhook.ts';
import type { Journal } from '../../store/journal.ts';
import type { Missing } from '../../store/partial-commit.ts';
import type { Store, Write } from '../../store/store.ts';
import { offers } from '../lobby/chairs.ts';
import type { Codes } from '../lobby/codes.ts';
import { silence } from './alarm.ts';
import type { FactCache } from './facts.ts';
import type { Client, LiveTable } from './live-table.ts';
import { tellTable } from './outbox.ts';

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
  keeps(liveTable: LiveTable): boolean;
  /** It wants to, if nobody else does. */
  claim(liveTable: LiveTable): void;
  /** Somebody came to a table here, or went. */
  moved(liveTable: LiveTable): void;
  /** Whether this server hears of what happens there. */
  follows(liveTable: LiveTable): boolean;
  /** Another server follows it from now on: it may have missed something. */
  greet(liveTable: LiveTable): void;
  /** Once all is known of it that is there by now. */
  current(liveTable: LiveTable): Promise<void>;
  /** It goes out of memory. */
  drop(liveTable: LiveTable): void;
  /** One of them does what is to be done once. */
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
  readonly post: WebPush;
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

/** Nothing could be done for whoever asks: he is to come back, or to go to another server. */
export const isCutOff = ({ nodes }: Hub): boolean => nodes?.isSilent() ?? false;

/** Something about the table or its game is to be told. */
export const mark = (liveTable: LiveTable): void => {
  liveTable.hub.dirty.add(liveTable);
  liveTable.hub.journal.wake();
};

/** Writes the table as it is now, and tells everybody there. */
export const save = (liveTable: LiveTable): void => {
  const { hub, id, doc, file, shared } = liveTable;
  if (shared.reading !== undefined) return; // what is in memory is not what the store has
  const { status, settings, host, from: origin } = doc;
  const { seated: before, seeks: sought, ...rest } = file;
  const people = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  file.touched = hub.setting.now();
  const opens = noteOffer(doc, file.touched);
  file.seated = people.join(' ');
  file.seeks = offers(doc) ? settings.game : '';
  const seeks = file.seeks === sought ? undefined : file.seeks;
  const known = { id, status, public: settings.public, host, origin };
  const row = { ...known, ...rest, touched: file.touched, doc: JSON.stringify(doc), seeks };
  hub.journal.write({ write: 'table', row: { ...row, people: file.seated === before ? undefined : people } });
  tellTable(liveTable.outbox);
  mark(liveTable);
  const tellSaved = () => {
    for (const hear of hub.saved) hear(id, doc);
  };
  if (hub.saved.size > 0) hub.journal.later(tellSaved, id);
  if (opens)
    hub.journal.later((missed) => {
      if (missed === undefined) for (const hear of hub.opened) hear(id, doc);
    }, id);
};

/** Whether it begins to wait for people now. */
const noteOffer = (doc: LiveTable['doc'], now: number): boolean => {
  const before = doc.offered;
  if (offers(doc)) doc.offered ??= now;
  else delete doc.offered;
  return before === undefined && doc.offered !== undefined && doc.status !== 'playing';
};

/** As long as a table may sleep: it is also the table's address. */
const CODE_HOLDS = 30 * 24 * 60 * 60 * 1000;

/** A code to be spoken. */
export const freshCode = (hub: Hub): { code: string; codeUntil: number } => ({
  code: hub.codes.take(),
  codeUntil: hub.setting.now() + CODE_HOLDS,
});

/** An address as it is remembered where it was banned, by the first key of all: nobody can read it back. */
export const markOf = ({ keyRing }: Hub, address: string): string => hash(`${keyRing.keys.at(-1)} ${address}`);
/** Made where it is asked for: hardly any table bars an address. */
export const markFrom =
  (hub: Hub, { address }: Pick<Client, 'address'>) =>
  (): string =>
    markOf(hub, address);

/** How long whoever has an old code or invitation is told that it was renewed. */
const TOLD_FOR = 30 * 24 * 60 * 60 * 1000;

const retire = ({ hub, id, file }: LiveTable, words: readonly (string | undefined)[]): void => {
  const gone = words.filter((word) => word !== undefined);
  hub.journal.write({ write: 'renewed', table: id, words: gone, until: hub.setting.now() + TOLD_FOR });
  Object.assign(file, freshCode(hub));
};

/** What was given away before opens the table no longer. */
export const renewInvitation = (liveTable: LiveTable): void => {
  const { file, outbox } = liveTable;
  retire(liveTable, [file.code, file.invite]);
  Object.assign(file, { invite: newSecret() });
  outbox.info = '';
};

export const renewCode = (liveTable: LiveTable): void => {
  retire(liveTable, [liveTable.file.code]);
  liveTable.outbox.info = '';
  save(liveTable);
};

/** Out of memory with a table that nobody looks at; the store has it. */
export const unload = (liveTable: LiveTable): void => {
  const { hub } = liveTable;
  silence(liveTable.alarm);
  if (liveTable.game !== undefined) hub.facts.drop(liveTable.game.live);
  hub.liveTables.delete(liveTable.id);
  hub.dirty.delete(liveTable);
  hub.owed.delete(liveTable);
  hub.nodes?.drop(liveTable);
};

/** What is in memory of it cannot be trusted: whoever looks at it comes back, and finds what the store has. */
export const letGo = (liveTable: LiveTable, code: 1011 | 1012, why: string): void => {
  for (const client of liveTable.clients) {
    client.liveTable = undefined;
    client.end(code, why);
  }
  liveTable.clients.clear();
  unload(liveTable);
};

export const botOf = ({ hub, doc }: LiveTable, i: number): Bot | undefined => {
  const bots = hub.setting.botsFor(doc.settings.game);
  const { bot = '', manner } = doc.seats[i] ?? {};
  const wanted = [`${bot}:${manner}`, bot].find((name) => Object.hasOwn(bots, name));
  // one that was there when it was seated may have gone since
  return bots[wanted ?? defaultBot(hub, doc.settings.game)];
};

/** The bots one may seat, each with the manners it may have. */
export const mannersOf = (hub: Hub, game: string): Readonly<Record<string, string[]>> => {
  const manners: Record<string, string[]> = {};
  for (const name of Object.keys(hub.setting.botsFor(game))) {
    const [bot = '', manner] = name.split(':');
    const known = Object.hasOwn(manners, bot) ? (manners[bot] ?? []) : [];
    manners[bot] = manner === undefined ? known : [...known, manner];
  }
  return manners;
};

/** Who plays where none was chosen, and for the absent. */
const USUAL: Level = 'regular';

export const defaultBot = (hub: Hub, game: string): string => {
  const names = Object.keys(mannersOf(hub, game));
  return names.find((name) => name === USUAL) ?? names[0] ?? 'random';
};
