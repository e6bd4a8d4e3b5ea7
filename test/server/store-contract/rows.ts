/** Rows that the contract writes. */
import type { GameRow, NewReport, TableRow } from '../../../src/server/store/row-types.ts';
import type { Write } from '../../../src/server/store/store.ts';
import { newDoc } from '../../../src/server/tables/lobby/lobby.ts';
import { nuts } from '../testing.ts';

export const doc = (status: TableRow['status'] = 'lobby', open = false) => ({
  ...newDoc(
    [nuts],
    {
      game: nuts.id,
      options: {},
      seats: 3,
      clock: { pace: 'normal' },
      public: open,
      watch: true,
      delay: 0,
      moreTime: true,
    },
    { id: 'ada1', name: 'Ada' },
  ),
  status,
});

export const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  status: 'lobby',
  public: false,
  invite: `invite-${id}`,
  code: undefined,
  codeUntil: 0,
  touched: 1000,
  people: ['ada1'],
  doc: doc(more.status, more.public),
  ...more,
});

export const written = (id: string, more: Partial<TableRow> = {}): Write => {
  const row = table(id, more);
  const { host, from: origin } = row.doc;
  return { write: 'table', row: { ...row, host, origin, doc: JSON.stringify(row.doc) } };
};

export const game = (id: string, round = 1): GameRow => ({
  table: id,
  round,
  version: 1,
  set: { game: nuts.id, options: {}, seats: 3, seed: 's' },
  started: 50,
  players: [
    { seat: 'A', person: 'ada1', name: 'Ada', mask: 'fox/ivory' },
    { seat: 'B', person: 'bob2', name: 'Bo', mask: undefined },
    { seat: 'C', person: undefined, name: 'bot simple', mask: undefined },
  ],
});

export const entry = (id: string, n: number, round = 1): Write => ({
  write: 'entry',
  table: id,
  round,
  n,
  entry: { kind: 'move', at: 100 + n, seat: 'A', move: `say: l'été ${n}`, id: `m${n}` },
});

export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const reported = (more: Partial<NewReport> = {}): Write => ({
  write: 'report',
  ...{ table: 't1', round: 0, line: 0, by: 'bob2', why: '', at: 2, game: undefined, lines: [], origin: 'here' },
  ...{ person: 'ada1', name: 'Ada', said: 'salut' },
  ...more,
});
