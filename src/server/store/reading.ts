/** What is asked of the store, each question with its sentence in SQL. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import * as rows from './rows.ts';
import type { FinishedRow, GameRow, StoreCalls, TableRow } from './store.ts';

type Reading = Omit<StoreCalls, 'commit' | 'takeRecovery' | 'expire' | 'backup' | 'measured' | 'close'>;

const TABLES = 'SELECT tables.*, code_until AS codeUntil FROM tables';
const GAMES = 'SELECT games.*, tbl AS "table", setup AS "set" FROM games';

export const openReading = (db: DatabaseSync): Reading => {
  const one = <T>(sql: string, read: (row: rows.Row) => T) => {
    const query = db.prepare(sql);
    return (...args: readonly SQLInputValue[]): T | undefined => {
      const row = query.get(...args);
      return row === undefined ? undefined : read(row);
    };
  };
  const all = <T>(sql: string, read: (row: rows.Row) => T) => {
    const query = db.prepare(sql);
    return (...args: readonly SQLInputValue[]): T[] => query.all(...args).map(read);
  };

  const peopleAt = all('SELECT person FROM seated WHERE tbl = ?', (row) => rows.text(row.person));
  const table = (row: rows.Row): TableRow => ({ ...rows.table(row), people: peopleAt(rows.id(row)) });
  const players = all('SELECT seat, person, name FROM players WHERE tbl = ? AND round = ? ORDER BY seat', rows.player);
  const game = (row: rows.Row): GameRow => {
    const found = rows.game(row);
    return { ...found, players: players(found.table, found.round) };
  };
  const countEntries = one('SELECT count(*) AS n FROM entries WHERE tbl = ? AND round = ?', rows.count);
  const finished = (row: rows.Row): FinishedRow => {
    const found = game(row);
    return { ...found, ...rows.ending(row), entries: countEntries(found.table, found.round) ?? 0 };
  };

  /** One damaged row does not take the others with it. */
  const sound = (sql: string) => {
    const list = all(sql, (row) => {
      try {
        return [table(row)];
      } catch {
        return [];
      }
    });
    return (...args: readonly SQLInputValue[]): TableRow[] => list(...args).flat();
  };

  const tableBy = one(`${TABLES} WHERE id = ?`, table);
  const lastGame = one(`${GAMES} WHERE tbl = ? ORDER BY round DESC LIMIT 1`, game);
  const snapshotOf = one('SELECT * FROM snapshots WHERE tbl = ? AND round = ?', rows.snapshot);
  const loggedFrom = db.prepare('SELECT * FROM entries WHERE tbl = ? AND round = ? AND n >= ? ORDER BY n');
  const entriesFrom = (of: string, round: number, first: number) =>
    rows.entries(first, loggedFrom.all(of, round, first));
  const figuresOf = all('SELECT game, name, n FROM figures WHERE person = ?', rows.figure);
  const chatLines = one('SELECT coalesce(max(n) + 1, 0) AS n FROM chat WHERE tbl = ?', rows.count);

  return {
    setting: one('SELECT value FROM settings WHERE key = ?', (row) => rows.text(row.value)),
    person: one('SELECT * FROM people WHERE id = ?', rows.person),
    load(of) {
      const row = tableBy(of);
      if (row === undefined) return undefined;
      const last = lastGame(of);
      const round = last?.round ?? 0;
      const snapshot = snapshotOf(of, round);
      const entries = entriesFrom(of, round, snapshot?.n ?? 0);
      return { row, game: last, snapshot, entries, chatLines: chatLines(of) ?? 0 };
    },
    byInvite: one("SELECT id FROM tables WHERE invite = ? AND status <> 'closed'", rows.id),
    byCode: one("SELECT id FROM tables WHERE code = ? AND code_until > ? AND status <> 'closed'", rows.id),
    open: sound(`${TABLES} WHERE public = 1 AND status <> 'closed' ORDER BY touched DESC LIMIT ?`),
    seatedAt: sound(
      `${TABLES} JOIN seated ON tables.id = seated.tbl
       WHERE seated.person = ? AND status <> 'closed' ORDER BY touched DESC LIMIT 100`,
    ),
    playing: all("SELECT id FROM tables WHERE status = 'playing'", rows.id),
    untouched: all(
      "SELECT id FROM tables WHERE status <> 'closed' AND touched < iif(status = 'playing', ?, ?) LIMIT ?",
      rows.id,
    ),
    briefs: all(
      `SELECT id, status, touched, doc ->> '$.settings.game' AS game,
       (SELECT count(*) FROM seated WHERE tbl = tables.id) AS people
       FROM tables WHERE status <> 'closed' ORDER BY touched DESC LIMIT 10000`,
      rows.brief,
    ),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one(`${GAMES} WHERE tbl = ? AND round = ?`, game),
    finished: all(
      `${GAMES} JOIN players USING (tbl, round) WHERE person = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?`,
      finished,
    ),
    finishedGame: one(`${GAMES} WHERE tbl = ? AND round = ? AND ended IS NOT NULL`, finished),
    uncounted: all('SELECT tbl AS "table", round FROM uncounted LIMIT ?', rows.place),
    figures(of) {
      const found = new Map<string, Record<string, number>>();
      for (const { game: kind, name, n } of figuresOf(of)) found.set(kind, { ...found.get(kind), [name]: n });
      return [...found].map(([kind, figures]) => ({ game: kind, figures }));
    },
    chat: all('SELECT * FROM (SELECT * FROM chat WHERE tbl = ? ORDER BY n DESC LIMIT ?) ORDER BY n', rows.chatLine),
    subscriptions: all('SELECT * FROM subscriptions WHERE person = ?', rows.subscription),
    passkey: one('SELECT * FROM passkeys WHERE id = ?', rows.passkey),
    passkeys: all('SELECT * FROM passkeys WHERE person = ? ORDER BY created', rows.passkey),
    reports: all(
      `SELECT reports.rowid AS id, reports.*, reports.tbl AS "table", person, name, coalesce(text, quick) AS said FROM reports
       LEFT JOIN chat ON chat.tbl = reports.tbl AND chat.n = reports.line ORDER BY reports.rowid DESC LIMIT ?`,
      rows.report,
    ),
  };
};
