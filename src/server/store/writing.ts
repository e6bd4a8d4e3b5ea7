/** What changes in the store: one way to write each kind, and three ways to forget. */
import type { DatabaseSync } from 'node:sqlite';
import { number, sumOf, text } from './rows.ts';
import type { Write } from './store.ts';

/** Of one person; a browser that is not used any more makes room for the next. */
const MOST_DEVICES = 10;

type Writers = { readonly [K in Write['write']]: (one: Extract<Write, { write: K }>) => void };

export const openWriting = (db: DatabaseSync): ((one: Write) => void) => {
  const entry = db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const setting = db.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)');
  const person = db.prepare('INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)');
  const recovery = db.prepare('INSERT INTO recoveries VALUES (?, ?, ?)');
  const table = db.prepare(
    `INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
     public = excluded.public, invite = excluded.invite, code = excluded.code, code_until = excluded.code_until,
     touched = excluded.touched, doc = excluded.doc`,
  );
  const unseat = db.prepare('DELETE FROM seated WHERE tbl = ?');
  const seat = db.prepare('INSERT OR IGNORE INTO seated VALUES (?, ?)');
  const game = db.prepare('INSERT INTO games (tbl, round, version, setup, started) VALUES (?, ?, ?, ?, ?)');
  const player = db.prepare('INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?, ?)');
  const snapshot = db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)');
  const ended = db.prepare('UPDATE games SET ended = ?, winners = ? WHERE tbl = ? AND round = ?');
  const uncounted = db.prepare('INSERT OR IGNORE INTO uncounted VALUES (?, ?)');
  const counted = db.prepare('DELETE FROM uncounted WHERE tbl = ? AND round = ?');
  const figure = db.prepare(
    `INSERT INTO figures SELECT person, ?4, ?5, ?6 FROM players WHERE tbl = ?1 AND round = ?2 AND person = ?3
     ON CONFLICT DO UPDATE SET n = n + excluded.n`,
  );
  const chat = db.prepare('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)');
  const subscribe = db.prepare('INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?)');
  const unsubscribe = db.prepare('DELETE FROM subscriptions WHERE person = ?1 AND endpoint = coalesce(?2, endpoint)');
  const drop = db.prepare(
    `DELETE FROM subscriptions WHERE person = ?1 AND endpoint NOT IN
     (SELECT endpoint FROM subscriptions WHERE person = ?1 ORDER BY created DESC, rowid DESC LIMIT ${MOST_DEVICES})`,
  );
  const passkey = db.prepare('INSERT OR IGNORE INTO passkeys VALUES (?, ?, ?, ?, ?, ?)');
  const passkeyUsed = db.prepare('UPDATE passkeys SET counter = ? WHERE id = ?');
  const noPasskey = db.prepare('DELETE FROM passkeys WHERE person = ? AND id = ?');
  const report = db.prepare('INSERT INTO reports VALUES (?, ?, ?, ?, ?)');
  const settled = db.prepare('DELETE FROM reports WHERE rowid = ?');

  const writers: Writers = {
    entry({ table: at, round, n, entry: one }) {
      const { kind, seat: by = null, move = null, id = null, away = null } = one;
      entry.run(
        at,
        round,
        n,
        one.at,
        kind,
        by,
        move,
        id,
        away,
        sumOf([at, round, n, one.at, kind, by, move, id, away]),
      );
    },
    setting: ({ key, value }) => setting.run(key, value),
    person: ({ row }) => person.run(row.id, row.name, row.lang, row.generation, row.created),
    forget: (one) => forget(db, one.person),
    recovery: (one) => recovery.run(one.hash, one.person, one.until),
    table({ row }) {
      const { id, status, invite, code, codeUntil, touched, people, doc } = row;
      table.run(id, status, row.public ? 1 : 0, invite, code ?? null, codeUntil, touched, doc);
      if (people === undefined) return;
      unseat.run(id);
      for (const one of people) seat.run(id, one);
    },
    game({ row }) {
      game.run(row.table, row.round, row.version, JSON.stringify(row.set), row.started);
      for (const one of row.players) player.run(row.table, row.round, one.seat, one.person ?? null, one.name);
    },
    player: ({ table: at, round, player: one }) => player.run(at, round, one.seat, one.person ?? null, one.name),
    snapshot: ({ table: at, round, row }) => snapshot.run(at, round, row.n, row.version, row.state),
    'no-snapshots': () => db.exec('DELETE FROM snapshots'),
    ended({ table: at, round, at: when, winners }) {
      ended.run(when, JSON.stringify(winners), at, round);
      uncounted.run(at, round);
    },
    counted({ table: at, round, of }) {
      if (counted.run(at, round).changes === 0) return;
      for (const { person: whose, row } of of)
        for (const [name, n] of Object.entries(row.figures)) figure.run(at, round, whose, row.game, name, n);
    },
    'forget-games': (one) => forgetGames(db, one.person),
    chat({ table: at, row }) {
      chat.run(at, row.n, row.at, row.person, row.name, row.text ?? null, row.quick ?? null);
    },
    subscribe({ row }) {
      subscribe.run(row.endpoint, row.person, row.p256dh, row.auth, row.created);
      drop.run(row.person);
    },
    unsubscribe: (one) => unsubscribe.run(one.person, one.endpoint ?? null),
    passkey: ({ row }) => passkey.run(row.id, row.person, row.rp, row.key, row.counter, row.created),
    'passkey-used': (one) => passkeyUsed.run(one.counter, one.id),
    'no-passkey': (one) => noPasskey.run(one.person, one.id),
    report: ({ table: at, line, by, why, at: when }) => report.run(at, line, by, why, when),
    settled: (one) => settled.run(one.report),
  };
  return (one) => (writers[one.write] as (given: Write) => void)(one);
};

const forgetGames = (db: DatabaseSync, person: string): void => {
  db.prepare('DELETE FROM figures WHERE person = ?').run(person);
  db.prepare(
    `UPDATE players SET person = NULL, name = '' WHERE person = ?
     AND EXISTS (SELECT 1 FROM games WHERE games.tbl = players.tbl AND games.round = players.round AND ended IS NOT NULL)`,
  ).run(person);
};

const forget = (db: DatabaseSync, person: string): void => {
  for (const sql of [
    "UPDATE people SET name = '', generation = generation + 1 WHERE id = ?",
    'DELETE FROM chat WHERE person = ?',
    "UPDATE players SET person = NULL, name = '' WHERE person = ?",
    'DELETE FROM recoveries WHERE person = ?',
    'DELETE FROM reports WHERE by = ?',
    'DELETE FROM subscriptions WHERE person = ?',
    'DELETE FROM passkeys WHERE person = ?',
    'DELETE FROM figures WHERE person = ?',
  ])
    db.prepare(sql).run(person);
};

/** Games that ended and tables that were closed before; how many games that were. */
export const expire = (db: DatabaseSync, before: number): number => {
  const old = db
    .prepare(
      `SELECT tbl, round FROM games WHERE ended < ?1
       UNION SELECT tbl, round FROM games JOIN tables ON tables.id = tbl WHERE status = 'closed' AND touched < ?1`,
    )
    .all(before);
  for (const { tbl, round } of old)
    for (const kind of ['entries', 'snapshots', 'players', 'uncounted', 'games'])
      db.prepare(`DELETE FROM ${kind} WHERE tbl = ? AND round = ?`).run(text(tbl), number(round));
  for (const sql of [
    'DELETE FROM chat WHERE at < ?',
    'DELETE FROM reports WHERE at < ?',
    'DELETE FROM recoveries WHERE until < ?',
    "DELETE FROM seated WHERE tbl IN (SELECT id FROM tables WHERE status = 'closed' AND touched < ?)",
    "DELETE FROM tables WHERE status = 'closed' AND touched < ?",
  ])
    db.prepare(sql).run(before);
  return old.length;
};
