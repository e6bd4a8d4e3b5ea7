/**
 * A socket beside the store for the owner: tables, records, backups. The server first says who it is; then one JSON
 * line per question and answer.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { fault, isFault } from '../engine/fault.ts';
import { type GameRecord, readRecord } from '../engine/record.ts';
import { SEATS } from '../engine/seats.ts';
import { type Entry, marked, marksIn, playedIn, resumeTable } from '../host/table.ts';
import { NewTable } from '../protocol/messages.ts';
import { KEYS_BEFORE, seal } from './ids.ts';
import { newKey } from './key-ring.ts';
import { whereItBroke } from './log.ts';
import type { People } from './people/people.ts';
import { closeTable, forgetPerson } from './tables/play/housekeeping.ts';
import { findLiveTable, openTable } from './tables/play/loading.ts';
import type { Hub } from './tables/state/hub.ts';
import { announce } from './tables/tell/chat.ts';

export const AdminAsk = v.variant('ask', [
  v.strictObject({ ask: v.literal('tables') }),
  v.strictObject({
    ask: v.literal('close'),
    table: v.string(),
    why: v.optional(v.string(), 'the owner of this server has closed the table'),
  }),
  v.strictObject({ ask: v.literal('export'), table: v.string(), round: v.optional(v.number()) }),
  v.strictObject({ ask: v.literal('import'), record: v.unknown() }),
  v.strictObject({ ask: v.literal('backup'), file: v.string() }),
  v.strictObject({ ask: v.literal('reports') }),
  v.strictObject({ ask: v.literal('rotate-key'), leaked: v.optional(v.boolean()) }),
  v.strictObject({
    ask: v.literal('settle'),
    report: v.number(),
    by: v.picklist(['warn', 'ban', 'dismiss']),
    words: v.optional(v.string()),
  }),
]);
export type AdminAsk = v.InferOutput<typeof AdminAsk>;
export type AdminQuestion = v.InferInput<typeof AdminAsk>;
export type AdminAnswer<T = unknown> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly message: string };

/** The server's first line. */
export type AdminGreeting = { readonly store: string; readonly port: number };

type House = { readonly hub: Hub; readonly people: People };

const MOST_REPORTS = 1000;
const LONGEST = 4 * 1024 * 1024;

export const answerAdmin = async ({ hub, people }: House, ask: AdminAsk): Promise<unknown> => {
  switch (ask.ask) {
    case 'tables':
      await hub.journal.durable();
      return hub.store.briefs();
    case 'close':
      return { closed: await closeTable(hub, ask.table, ask.why) };
    case 'export':
      return exportRecord(hub, ask.table, ask.round);
    case 'import':
      return importRecord(hub, ask.record);
    case 'backup':
      await hub.journal.durable();
      await hub.store.backup(resolve(ask.file));
      return { file: resolve(ask.file) };
    case 'reports':
      await hub.journal.durable();
      return hub.store.reports(MOST_REPORTS, 0);
    case 'rotate-key':
      return rotateKey(hub, ask.leaked === true);
    case 'settle':
      return settle(hub, people, ask);
  }
};

const MOST_KEYS = 5;

/**
 * From the next start on, or once a server meets the new key, it signs. Older signatures stay valid, and cookies are
 * renewed when a page is opened. `leaked`: older signatures are void, and everybody signs in again.
 */
const rotateKey = async ({ store, journal, keyRing }: Hub, leaked: boolean): Promise<{ from: string }> => {
  const [now = keyRing.keys[0]] = [await store.setting('key')];
  const before: string[] = JSON.parse((await store.setting(KEYS_BEFORE)) ?? '[]');
  const kept = JSON.stringify(leaked ? [] : [now, ...before].slice(0, MOST_KEYS));
  journal.write({ write: 'setting', key: KEYS_BEFORE, value: kept }, { write: 'setting', key: 'key', value: newKey() });
  await journal.durable();
  return { from: 'the next start of every server' };
};

/** Posts a line at a table, or deletes a person with their words, seats and name. */
const settle = async (
  hub: Hub,
  people: People,
  { report, by, words }: Extract<AdminAsk, { ask: 'settle' }>,
): Promise<{ settled: number; by: string }> => {
  const found = await hub.store.report(report);
  if (found === undefined) throw fault('admin', `there is no report ${report}`);
  const { person, name = '' } = found;
  if (by === 'warn') {
    const table = await findLiveTable(hub, found.table);
    if (table !== undefined) announce(table, words ?? `${name}: that was reported. Please stay kind.`);
  }
  const row = by === 'ban' && person !== undefined ? await hub.store.person(person) : undefined;
  if (row !== undefined) await forgetPerson(hub, people, row);
  hub.journal.write({ write: 'settled', report });
  await hub.journal.durable();
  return { settled: report, by };
};

const exportRecord = async (hub: Hub, table: string, round: number | undefined): Promise<GameRecord> => {
  await hub.journal.durable();
  const last = round ?? (await hub.store.load(table))?.game?.round ?? 0;
  const row = await hub.store.game(table, last);
  if (row === undefined) throw new Error(`table ${table} has no game ${last}`);
  const entries = await hub.store.entries(table, last);
  return { ...row.set, version: row.version, moves: playedIn(entries), ...marksIn(entries) };
};

/** Imports a finished game: checked by replaying it, stored as a finished table. */
const importRecord = async (hub: Hub, value: unknown): Promise<{ table: string; path: string }> => {
  const { game, record } = readRecord(hub.setting.games, value);
  const now = hub.setting.now();
  const entries: Entry[] = [];
  const { set, state } = resumeTable(game, record, (table) => {
    const played = table.kept?.moves.at(-1);
    if (played === 'timeout') entries.push(marked(table, { kind: 'timeout', at: now }));
    else if (played !== undefined)
      entries.push(marked(table, { kind: 'move', at: now, seat: played[0], move: played[1] }));
  });
  if (state.over === undefined) throw new Error('this game is not finished; only finished games are imported');
  const { options, seats } = record;
  const settings = v.parse(NewTable, { game: game.id, options, seats, clock: { pace: 'off' } });
  const { id } = openTable(hub, settings, { id: '', name: '' });
  const of = { table: id, round: 1 };
  const players = SEATS.slice(0, seats).map((seat) => ({ seat, person: undefined, name: seat, mask: undefined }));
  hub.journal.write(
    { write: 'game', row: { ...of, version: game.version, set, started: now, players } },
    ...entries.map((entry, n) => ({ write: 'entry', ...of, n, entry }) as const),
    { write: 'ended', ...of, at: now, winners: state.over },
  );
  await closeTable(hub, id, 'imported');
  return { table: id, path: `/api/shared/${seal(hub.keyRing.keys, 'replay', id, 1)}` };
};

/** Whether a server answers there; a socket left by one that was killed does not. */
const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(path);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** `store`: as it is told to the owner. */
export const openAdmin = async (
  house: House & { readonly port: number },
  store: string,
  path: string,
): Promise<{ close(): void }> => {
  const greeting: AdminGreeting = { store, port: house.port };
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.write(`${JSON.stringify(greeting)}\n`);
    socket.on('data', async (part: string) => {
      text += part;
      if (text.length > LONGEST) socket.destroy();
      const end = text.indexOf('\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = '';
      socket.end(`${JSON.stringify(await answerLine(house, line))}\n`);
    });
  });
  const unopened = (why: string) => house.hub.log.warn({ error: why, path }, 'no admin socket');
  mkdirSync(dirname(path), { recursive: true });
  if (await answers(path)) unopened('another server answers there');
  else {
    rmSync(path, { force: true });
    const mask = process.umask(0o177); // private from the first moment
    server.listen(path);
    process.umask(mask);
    server.on('error', (error) => unopened(error.message));
  }
  return { close: () => server.close() };
};

/** Logs what the owner does, without records or what people said. */
const logAct = ({ log }: Hub, asked: AdminAsk): void => {
  const { ask } = asked;
  const table = 'table' in asked ? asked.table : undefined;
  const [report, by] = asked.ask === 'settle' ? [asked.report, asked.by] : [];
  log.info({ ask, table, report, by }, 'the owner asked');
};

const answerLine = async (house: House, line: string): Promise<AdminAnswer> => {
  try {
    const parsed = v.safeParse(AdminAsk, JSON.parse(line));
    if (!parsed.success) return { ok: false, message: parsed.issues[0].message };
    logAct(house.hub, parsed.output);
    return { ok: true, result: await answerAdmin(house, parsed.output) };
  } catch (error) {
    if (!isFault(error)) house.hub.log.warn({ error: whereItBroke(error) }, 'an admin request failed');
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};
