/** What the tables of the store hold, as the server knows it; a row that is not what it should be is damage. */
import type { SQLOutputValue } from 'node:sqlite';
import type { Entry } from '../../host/table.ts';
import type { ChatRow, GameRow, PersonRow, Player, ReportRow, SnapshotRow, TableBrief, TableRow } from './store.ts';

export type Row = Record<string, SQLOutputValue>;

export const text = (value: SQLOutputValue | undefined): string => {
  if (typeof value !== 'string') throw new Error('the store is damaged: text expected');
  return value;
};
export const number = (value: SQLOutputValue | undefined): number => {
  if (typeof value !== 'number') throw new Error('the store is damaged: number expected');
  return value;
};
const bytes = (value: SQLOutputValue | undefined): Uint8Array => {
  if (!(value instanceof Uint8Array)) throw new Error('the store is damaged: bytes expected');
  return value;
};
const maybe = (value: SQLOutputValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const id = (row: Row): string => text(row.id);
export const count = (row: Row): number => number(row.n);

export const person = (row: Row): PersonRow => ({
  id: text(row.id),
  name: text(row.name),
  lang: text(row.lang),
  generation: number(row.generation),
  created: number(row.created),
});

export const table = (row: Row, people: readonly string[]): TableRow => ({
  id: text(row.id),
  status: text(row.status) as TableRow['status'],
  public: row.public === 1,
  invite: text(row.invite),
  code: maybe(row.code),
  codeUntil: number(row.code_until),
  touched: number(row.touched),
  people,
  doc: JSON.parse(text(row.doc)),
});

export const brief = (row: Row): TableBrief => ({
  id: text(row.id),
  game: JSON.parse(text(row.doc)).settings.game,
  status: text(row.status) as TableBrief['status'],
  people: number(row.people),
  touched: number(row.touched),
});

export const player = (row: Row): Player => ({
  seat: text(row.seat) as Player['seat'],
  person: maybe(row.person),
  name: text(row.name),
});

export const game = (row: Row, players: readonly Player[]): GameRow => ({
  table: text(row.tbl),
  round: number(row.round),
  version: number(row.version),
  set: JSON.parse(text(row.setup)),
  started: number(row.started),
  watch: row.watch === 1,
  players,
});

export const entry = (row: Row): Entry =>
  ({
    kind: text(row.kind),
    at: number(row.at),
    ...(typeof row.seat === 'string' ? { seat: row.seat } : {}),
    ...(typeof row.move === 'string' ? { move: row.move } : {}),
    ...(typeof row.id === 'string' ? { id: row.id } : {}),
  }) as Entry;

export const snapshot = (row: Row): SnapshotRow => ({
  n: number(row.n),
  version: number(row.version),
  state: bytes(row.state),
});

export const chatLine = (row: Row): ChatRow => ({
  n: number(row.n),
  at: number(row.at),
  person: text(row.person),
  name: text(row.name),
  text: maybe(row.text),
  quick: maybe(row.quick) as ChatRow['quick'],
});

export const report = (row: Row): ReportRow => ({
  table: text(row.tbl),
  line: number(row.line),
  by: text(row.by),
  why: text(row.why),
  at: number(row.at),
  said: maybe(row.said),
});
