/** The store in one file, by node:sqlite. Runs in a thread of its own (worker.ts), since a commit waits for the disk. */
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Entry } from '../../host/live.ts';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import type { ChatRow, FinishedRow, GameRow, PersonRow, SnapshotRow, StoreCalls, TableRow, Write } from './store.ts';

type Row = Record<string, SQLOutputValue>;
const text = (value: SQLOutputValue | undefined): string => {
  if (typeof value !== 'string') throw new Error('the store is damaged: text expected');
  return value;
};
const maybe = (value: SQLOutputValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
const number = (value: SQLOutputValue | undefined): number => {
  if (typeof value !== 'number') throw new Error('the store is damaged: number expected');
  return value;
};
const bytes = (value: SQLOutputValue | undefined): Uint8Array => {
  if (!(value instanceof Uint8Array)) throw new Error('the store is damaged: bytes expected');
  return value;
};

export const openSqlite = (file: string): StoreCalls => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  if (file !== ':memory:') chmodSync(file, 0o600); // it holds every table's secrets
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF;');
  const known = number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (known > SCHEMA_VERSION)
    throw new Error(`the store is of a newer Cabale (${known}); this one knows ${SCHEMA_VERSION}`);
  db.exec(SCHEMA);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);

  const q = {
    setting: db.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)'),
    person: db.prepare('INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)'),
    recovery: db.prepare('INSERT INTO recoveries VALUES (?, ?, ?)'),
    table: db.prepare(
      `INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
       public = excluded.public, invite = excluded.invite, code = excluded.code, code_until = excluded.code_until,
       touched = excluded.touched, doc = excluded.doc`,
    ),
    unseat: db.prepare('DELETE FROM seated WHERE tbl = ?'),
    seat: db.prepare('INSERT OR IGNORE INTO seated VALUES (?, ?)'),
    game: db.prepare('INSERT INTO games (tbl, round, version, setup, started, watch) VALUES (?, ?, ?, ?, ?, ?)'),
    player: db.prepare('INSERT INTO players VALUES (?, ?, ?, ?, ?)'),
    entry: db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    snapshot: db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)'),
    ended: db.prepare('UPDATE games SET ended = ?, winners = ? WHERE tbl = ? AND round = ?'),
    chat: db.prepare('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)'),
    report: db.prepare('INSERT INTO reports VALUES (?, ?, ?, ?, ?)'),
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
  };

  const forget = (person: string) => {
    db.prepare("UPDATE people SET name = '', generation = generation + 1 WHERE id = ?").run(person);
    db.prepare('DELETE FROM chat WHERE person = ?').run(person);
    db.prepare("UPDATE players SET person = NULL, name = '' WHERE person = ?").run(person);
    db.prepare('DELETE FROM recoveries WHERE person = ?').run(person);
    db.prepare('DELETE FROM reports WHERE by = ?').run(person);
  };

  const write = (one: Write): void => {
    switch (one.write) {
      case 'entry': {
        const { kind, at, seat, move, id } = one.entry;
        q.entry.run(one.table, one.round, one.n, at, kind, seat ?? null, move ?? null, id ?? null);
        return;
      }
      case 'setting':
        q.setting.run(one.key, one.value);
        return;
      case 'person':
        q.person.run(one.row.id, one.row.name, one.row.lang, one.row.generation, one.row.created);
        return;
      case 'forget':
        forget(one.person);
        return;
      case 'recovery':
        q.recovery.run(one.hash, one.person, one.until);
        return;
      case 'table': {
        const { id, status, invite, code, codeUntil, touched, people, doc } = one.row;
        q.table.run(id, status, one.row.public ? 1 : 0, invite, code ?? null, codeUntil, touched, doc);
        if (people === undefined) return;
        q.unseat.run(id);
        for (const person of people) q.seat.run(id, person);
        return;
      }
      case 'game': {
        const { table, round, version, set, started, watch, players } = one.row;
        q.game.run(table, round, version, JSON.stringify(set), started, watch ? 1 : 0);
        for (const { seat, person, name } of players) q.player.run(table, round, seat, person ?? null, name);
        return;
      }
      case 'snapshot':
        q.snapshot.run(one.table, one.round, one.row.n, one.row.version, one.row.state);
        return;
      case 'ended':
        q.ended.run(one.at, JSON.stringify(one.winners), one.table, one.round);
        return;
      case 'chat': {
        const { n, at, person, name, text: said, quick } = one.row;
        q.chat.run(one.table, n, at, person, name, said ?? null, quick ?? null);
        return;
      }
      case 'report':
        q.report.run(one.table, one.line, one.by, one.why, one.at);
    }
  };

  let measure = { commits: 0, writes: 0, seconds: 0, longest: 0 };
  const atomically = <T>(work: () => T): T => {
    q.begin.run();
    try {
      const result = work();
      const before = performance.now();
      q.commit.run();
      const seconds = (performance.now() - before) / 1000;
      measure.commits += 1;
      measure.seconds += seconds;
      measure.longest = Math.max(measure.longest, seconds);
      return result;
    } catch (error) {
      if (db.isTransaction) q.rollback.run();
      throw error;
    }
  };

  const person = (row: Row): PersonRow => ({
    id: text(row.id),
    name: text(row.name),
    lang: text(row.lang),
    generation: number(row.generation),
    created: number(row.created),
  });
  const seatedPeople = db.prepare('SELECT person FROM seated WHERE tbl = ?');
  const table = (row: Row): TableRow => ({
    id: text(row.id),
    status: text(row.status) as TableRow['status'],
    public: row.public === 1,
    invite: text(row.invite),
    code: maybe(row.code),
    codeUntil: number(row.code_until),
    touched: number(row.touched),
    people: seatedPeople.all(text(row.id)).map((one) => text(one.person)),
    doc: JSON.parse(text(row.doc)),
  });
  const playersOf = db.prepare('SELECT seat, person, name FROM players WHERE tbl = ? AND round = ? ORDER BY seat');
  const game = (row: Row): GameRow => ({
    table: text(row.tbl),
    round: number(row.round),
    version: number(row.version),
    set: JSON.parse(text(row.setup)),
    started: number(row.started),
    watch: row.watch === 1,
    players: playersOf.all(text(row.tbl), number(row.round)).map((one) => ({
      seat: text(one.seat) as GameRow['players'][number]['seat'],
      person: maybe(one.person),
      name: text(one.name),
    })),
  });
  const countEntries = db.prepare('SELECT count(*) AS n FROM entries WHERE tbl = ? AND round = ?');
  const finished = (row: Row): FinishedRow => ({
    ...game(row),
    ended: number(row.ended),
    winners: JSON.parse(text(row.winners)),
    entries: number(countEntries.get(text(row.tbl), number(row.round))?.n),
  });
  const entry = (row: Row): Entry =>
    ({
      kind: text(row.kind),
      at: number(row.at),
      ...(typeof row.seat === 'string' ? { seat: row.seat } : {}),
      ...(typeof row.move === 'string' ? { move: row.move } : {}),
      ...(typeof row.id === 'string' ? { id: row.id } : {}),
    }) as Entry;
  const chatLine = (row: Row): ChatRow => ({
    n: number(row.n),
    at: number(row.at),
    person: text(row.person),
    name: text(row.name),
    text: maybe(row.text),
    quick: maybe(row.quick) as ChatRow['quick'],
  });
  const snapshot = (row: Row): SnapshotRow => ({
    n: number(row.n),
    version: number(row.version),
    state: bytes(row.state),
  });

  const find = {
    setting: db.prepare('SELECT value FROM settings WHERE key = ?'),
    person: db.prepare('SELECT * FROM people WHERE id = ?'),
    recovery: db.prepare('DELETE FROM recoveries WHERE hash = ? RETURNING person, until'),
    table: db.prepare('SELECT * FROM tables WHERE id = ?'),
    byInvite: db.prepare("SELECT id FROM tables WHERE invite = ? AND status <> 'closed'"),
    byCode: db.prepare("SELECT id FROM tables WHERE code = ? AND code_until > ? AND status <> 'closed'"),
    open: db.prepare("SELECT * FROM tables WHERE public = 1 AND status <> 'closed' ORDER BY touched DESC LIMIT ?"),
    seatedAt: db.prepare(
      "SELECT tables.* FROM seated JOIN tables ON tables.id = seated.tbl WHERE seated.person = ? AND status <> 'closed' ORDER BY touched DESC LIMIT 100",
    ),
    playing: db.prepare("SELECT id FROM tables WHERE status = 'playing'"),
    untouched: db.prepare("SELECT id FROM tables WHERE status <> 'closed' AND touched < ? LIMIT ?"),
    briefs: db.prepare(
      "SELECT id, status, touched, doc, (SELECT count(*) FROM seated WHERE tbl = tables.id) AS people FROM tables WHERE status <> 'closed' ORDER BY touched DESC LIMIT 10000",
    ),
    game: db.prepare('SELECT * FROM games WHERE tbl = ? AND round = ?'),
    lastGame: db.prepare('SELECT * FROM games WHERE tbl = ? ORDER BY round DESC LIMIT 1'),
    snapshot: db.prepare('SELECT * FROM snapshots WHERE tbl = ? AND round = ?'),
    entries: db.prepare('SELECT * FROM entries WHERE tbl = ? AND round = ? AND n >= ? ORDER BY n'),
    finished: db.prepare(
      'SELECT games.* FROM players JOIN games USING (tbl, round) WHERE person = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?',
    ),
    finishedGame: db.prepare('SELECT * FROM games WHERE tbl = ? AND round = ? AND ended IS NOT NULL'),
    reports: db.prepare(
      'SELECT reports.*, coalesce(chat.text, chat.quick) AS said FROM reports LEFT JOIN chat ON chat.tbl = reports.tbl AND chat.n = reports.line ORDER BY reports.at DESC LIMIT ?',
    ),
    chatLines: db.prepare('SELECT coalesce(max(n) + 1, 0) AS n FROM chat WHERE tbl = ?'),
    chat: db.prepare('SELECT * FROM (SELECT * FROM chat WHERE tbl = ? ORDER BY n DESC LIMIT ?) ORDER BY n'),
  };

  const expire = (before: number): number =>
    atomically(() => {
      const old = db
        .prepare(
          `SELECT tbl, round FROM games WHERE ended < ?1
           UNION SELECT tbl, round FROM games JOIN tables ON tables.id = tbl WHERE status = 'closed' AND touched < ?1`,
        )
        .all(before);
      for (const { tbl, round } of old)
        for (const kind of ['entries', 'snapshots', 'players', 'games'])
          db.prepare(`DELETE FROM ${kind} WHERE tbl = ? AND round = ?`).run(text(tbl), number(round));
      db.prepare('DELETE FROM chat WHERE at < ?').run(before);
      db.prepare('DELETE FROM reports WHERE at < ?').run(before);
      db.prepare('DELETE FROM recoveries WHERE until < ?').run(before);
      db.prepare("DELETE FROM seated WHERE tbl IN (SELECT id FROM tables WHERE status = 'closed' AND touched < ?)").run(
        before,
      );
      db.prepare("DELETE FROM tables WHERE status = 'closed' AND touched < ?").run(before);
      return old.length;
    });

  return {
    commit(writes) {
      if (writes.length === 0) return;
      atomically(() => {
        for (const one of writes) write(one);
      });
      measure.writes += writes.length;
    },
    setting: (key) => maybe(find.setting.get(key)?.value),
    person(id) {
      const row = find.person.get(id);
      return row === undefined ? undefined : person(row);
    },
    takeRecovery: (hash, now) =>
      atomically(() => {
        const row = find.recovery.get(hash);
        return row !== undefined && number(row.until) > now ? text(row.person) : undefined;
      }),
    load(id) {
      const row = find.table.get(id);
      if (row === undefined) return undefined;
      const last = find.lastGame.get(id);
      const round = last === undefined ? 0 : number(last.round);
      const shot = find.snapshot.get(id, round);
      const from = shot === undefined ? 0 : number(shot.n);
      return {
        row: table(row),
        game: last === undefined ? undefined : game(last),
        snapshot: shot === undefined ? undefined : snapshot(shot),
        entries: find.entries.all(id, round, from).map(entry),
        chatLines: number(find.chatLines.get(id)?.n),
      };
    },
    byInvite: (invite) => maybe(find.byInvite.get(invite)?.id),
    byCode: (code, now) => maybe(find.byCode.get(code, now)?.id),
    open: (most) => find.open.all(most).map(table),
    seatedAt: (one) => find.seatedAt.all(one).map(table),
    playing: () => find.playing.all().map((row) => text(row.id)),
    untouched: (since, most) => find.untouched.all(since, most).map((row) => text(row.id)),
    briefs: () =>
      find.briefs.all().map((row) => ({
        id: text(row.id),
        game: JSON.parse(text(row.doc)).settings.game,
        status: text(row.status) as TableRow['status'],
        people: number(row.people),
        touched: number(row.touched),
      })),
    entries: (id, round) => find.entries.all(id, round, 0).map(entry),
    game(id, round) {
      const row = find.game.get(id, round);
      return row === undefined ? undefined : game(row);
    },
    finished: (one, most) => find.finished.all(one, most).map(finished),
    finishedGame(id, round) {
      const row = find.finishedGame.get(id, round);
      return row === undefined ? undefined : finished(row);
    },
    reports: (most) =>
      find.reports.all(most).map((row) => ({
        table: text(row.tbl),
        line: number(row.line),
        by: text(row.by),
        why: text(row.why),
        at: number(row.at),
        said: maybe(row.said),
      })),
    chat: (id, most) => find.chat.all(id, most).map(chatLine),
    expire,
    backup(to) {
      db.prepare('VACUUM INTO ?').run(to);
    },
    measured() {
      const wal = db.prepare('PRAGMA journal_mode').get()?.journal_mode === 'wal';
      const full = db.prepare('PRAGMA synchronous').get()?.synchronous === 2;
      const before = { ...measure, synced: wal && full };
      measure = { commits: 0, writes: 0, seconds: 0, longest: 0 };
      return before;
    },
    close: () => db.close(),
  };
};
