/** What is asked of the store, each question with its sentence in SQL. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  brief,
  chatLine,
  count,
  entry,
  game as gameOf,
  id,
  number,
  person,
  player,
  type Row,
  report,
  snapshot,
  table as tableOf,
  text,
} from './rows.ts';
import type { FinishedRow, GameRow, StoreCalls, TableRow } from './store.ts';

type Reading = Omit<StoreCalls, 'commit' | 'takeRecovery' | 'expire' | 'backup' | 'measured' | 'close'>;

export const openReading = (db: DatabaseSync): Reading => {
  const one = <T>(sql: string, read: (row: Row) => T) => {
    const query = db.prepare(sql);
    return (...args: readonly SQLInputValue[]): T | undefined => {
      const row = query.get(...args);
      return row === undefined ? undefined : read(row);
    };
  };
  const all = <T>(sql: string, read: (row: Row) => T) => {
    const query = db.prepare(sql);
    return (...args: readonly SQLInputValue[]): T[] => query.all(...args).map(read);
  };

  const peopleAt = all('SELECT person FROM seated WHERE tbl = ?', (row) => text(row.person));
  const table = (row: Row): TableRow => tableOf(row, peopleAt(id(row)));
  const playersOf = all('SELECT seat, person, name FROM players WHERE tbl = ? AND round = ? ORDER BY seat', player);
  const game = (row: Row): GameRow => gameOf(row, playersOf(text(row.tbl), number(row.round)));
  const countEntries = one('SELECT count(*) AS n FROM entries WHERE tbl = ? AND round = ?', count);
  const finished = (row: Row): FinishedRow => ({
    ...game(row),
    ended: number(row.ended),
    winners: JSON.parse(text(row.winners)),
    entries: countEntries(text(row.tbl), number(row.round)) ?? 0,
  });

  const tableBy = one('SELECT * FROM tables WHERE id = ?', table);
  const lastGame = one('SELECT * FROM games WHERE tbl = ? ORDER BY round DESC LIMIT 1', game);
  const snapshotOf = one('SELECT * FROM snapshots WHERE tbl = ? AND round = ?', snapshot);
  const entriesFrom = all('SELECT * FROM entries WHERE tbl = ? AND round = ? AND n >= ? ORDER BY n', entry);
  const chatLines = one('SELECT coalesce(max(n) + 1, 0) AS n FROM chat WHERE tbl = ?', count);

  return {
    setting: one('SELECT value FROM settings WHERE key = ?', (row) => text(row.value)),
    person: one('SELECT * FROM people WHERE id = ?', person),
    load(of) {
      const row = tableBy(of);
      if (row === undefined) return undefined;
      const last = lastGame(of);
      const round = last?.round ?? 0;
      const shot = snapshotOf(of, round);
      const entries = entriesFrom(of, round, shot?.n ?? 0);
      return { row, game: last, snapshot: shot, entries, chatLines: chatLines(of) ?? 0 };
    },
    byInvite: one("SELECT id FROM tables WHERE invite = ? AND status <> 'closed'", id),
    byCode: one("SELECT id FROM tables WHERE code = ? AND code_until > ? AND status <> 'closed'", id),
    open: all("SELECT * FROM tables WHERE public = 1 AND status <> 'closed' ORDER BY touched DESC LIMIT ?", table),
    seatedAt: all(
      `SELECT tables.* FROM seated JOIN tables ON tables.id = seated.tbl
       WHERE seated.person = ? AND status <> 'closed' ORDER BY touched DESC LIMIT 100`,
      table,
    ),
    playing: all("SELECT id FROM tables WHERE status = 'playing'", id),
    untouched: all("SELECT id FROM tables WHERE status <> 'closed' AND touched < ? LIMIT ?", id),
    briefs: all(
      `SELECT id, status, touched, doc, (SELECT count(*) FROM seated WHERE tbl = tables.id) AS people
       FROM tables WHERE status <> 'closed' ORDER BY touched DESC LIMIT 10000`,
      brief,
    ),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one('SELECT * FROM games WHERE tbl = ? AND round = ?', game),
    finished: all(
      `SELECT games.* FROM players JOIN games USING (tbl, round)
       WHERE person = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?`,
      finished,
    ),
    finishedGame: one('SELECT * FROM games WHERE tbl = ? AND round = ? AND ended IS NOT NULL', finished),
    chat: all('SELECT * FROM (SELECT * FROM chat WHERE tbl = ? ORDER BY n DESC LIMIT ?) ORDER BY n', chatLine),
    reports: all(
      `SELECT reports.*, coalesce(chat.text, chat.quick) AS said FROM reports
       LEFT JOIN chat ON chat.tbl = reports.tbl AND chat.n = reports.line ORDER BY reports.at DESC LIMIT ?`,
      report,
    ),
  };
};
