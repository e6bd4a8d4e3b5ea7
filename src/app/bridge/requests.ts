/** Requests of the bridge and their answers, without I/O. */

import type { Fact, Viewer } from '../../engine/facts.ts';
import { sentence } from '../../engine/facts.ts';
import { either, fault, isFault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { legal } from '../../engine/kernel.ts';
import { findGame, readRecord } from '../../engine/record.ts';
import {
  expire,
  factsOf,
  openTable,
  recordOf,
  resumeTable,
  submit,
  type Table,
  tableViewOf,
  viewOf,
} from '../../host/table.ts';
import { readNew } from './new-game.ts';

type Id = string | number | undefined;
type Fields = Readonly<Record<string, unknown>>;

type Bridge = { readonly games: readonly Game[]; readonly tables: Map<Id, Table> };

export const newBridge = (games: readonly Game[]): Bridge => ({ games, tables: new Map() });

const COMMANDS: Readonly<Record<string, (bridge: Bridge, id: Id, request: Fields) => unknown>> = {
  new(bridge, id, { new: wanted }) {
    const set = readNew(wanted);
    return seat(bridge, id, openTable(findGame(bridge.games, set.game), set));
  },
  load(bridge, id, { load }) {
    const { game, record } = readRecord(bridge.games, load);
    return seat(bridge, id, resumeTable(game, record));
  },
  move(bridge, id, { move: asked, question }) {
    const table = tableOf(bridge, id);
    const [who, move]: unknown[] = Array.isArray(asked) && asked.length === 2 ? asked : [];
    if (typeof who !== 'string' || typeof move !== 'string')
      throw fault('request', '"move" is a list of a seat and a sentence, such as ["A","income"]');
    if (question !== undefined && typeof question !== 'number') throw fault('request', '"question" is a number');
    const known = table.state.seats.find((one) => one === who);
    if (known === undefined) throw fault('seat', noSeat(table, who));
    return news(table, submit(table, known, move, question));
  },
  timeout(bridge, id, { timeout }) {
    const table = tableOf(bridge, id);
    if (timeout !== true) throw fault('request', '"timeout" is true or nothing');
    return news(table, expire(table));
  },
  view(bridge, id, { view: word }) {
    const table = tableOf(bridge, id);
    return viewOf(table, viewerOf(table, word));
  },
  legal(bridge, id, { legal: word }) {
    const table = tableOf(bridge, id);
    const who = table.state.seats.find((one) => one === word);
    if (who === undefined) throw fault('seat', noSeat(table, word));
    return legal(table.game, table.state, who);
  },
  save(bridge, id, { save }) {
    if (save !== true) throw fault('request', '"save" is true or nothing');
    return recordOf(tableOf(bridge, id));
  },
};
const NAMES = Object.keys(COMMANDS);

export const answer = (bridge: Bridge, line: string): string => {
  let id: Id;
  try {
    const request = parse(line);
    id = idOf(request.id);
    const ok = obey(bridge, id, request);
    return JSON.stringify({ ok, ...(id === undefined ? {} : { id }) });
  } catch (error) {
    const code = isFault(error) ? error.code : 'internal';
    const message = error instanceof Error ? error.message : String(error);
    return JSON.stringify({ error: code, message, ...(id === undefined ? {} : { id }) });
  }
};

const obey = (bridge: Bridge, id: Id, request: Fields): unknown => {
  const asked = Object.keys(request).filter((key) => key !== 'id' && !(key === 'question' && 'move' in request));
  const [name] = asked;
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || asked.length !== 1)
    throw fault(
      'request',
      `a request holds one of ${either(NAMES)}, and may hold "id"; this one holds ${given(asked)}`,
    );
  return command(bridge, id, request);
};

const given = (keys: readonly string[]): string =>
  keys.length === 0 ? 'none of them' : keys.map((key) => JSON.stringify(key.slice(0, 40))).join(', ');

const parse = (line: string): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw fault('json', 'a request is one JSON object on one line');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault('json', 'a request is one JSON object on one line');
  return { ...value };
};

const idOf = (value: unknown): Id => {
  if (value === undefined || typeof value === 'string' || typeof value === 'number') return value;
  throw fault('request', '"id" is a text or a number');
};

const tableOf = ({ tables }: Bridge, id: Id): Table => {
  const table = tables.get(id);
  if (table === undefined)
    throw fault(
      'no-game',
      id === undefined ? 'no game is open; begin with "new" or "load"' : `no game has the id ${JSON.stringify(id)}`,
    );
  return table;
};

const viewerOf = (table: Table, word: unknown): Viewer => {
  if (word === 'public') return undefined;
  const who = table.state.seats.find((one) => one === word);
  if (who === undefined) throw fault('seat', `${noSeat(table, word)}, and "public" watches`);
  return who;
};

const noSeat = ({ state }: Table, word: unknown): string =>
  `there is no seat ${JSON.stringify(word)}; the seats are ${state.seats.join(' ')}`;

const seat = ({ tables }: Bridge, id: Id, table: Table): unknown => {
  tables.set(id, table);
  return { game: table.game.id, version: table.game.version, seats: table.state.seats, ...news(table, factsOf(table)) };
};

/** New facts with their audience, and what the table waits for. */
const news = (table: Table, facts: readonly Fact[]) => {
  const { phase, toAct, question, over } = tableViewOf(table);
  return { facts: facts.map(({ to, said }) => ({ to, said: sentence(said) })), phase, toAct, question, over };
};
