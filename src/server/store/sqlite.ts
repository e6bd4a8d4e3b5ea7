/** The store in one file, by node:sqlite, in its own thread (worker.ts), since commits wait for the disk. */
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fault, isFault } from '../../engine/fault.ts';
import { COUNT_OLD, EXPIRE, EXPIRE_GUESTS, EXPIRE_SESSIONS, EXPIRE_SOON } from './expiring.ts';
import { refusal } from './partial-commit.ts';
import { number, text } from './rows.ts';
import { SCHEMA, SCHEMA_VERSION, STEPS } from './schema.ts';
import { DROP_RECOVERIES, TAKE_RECOVERY } from './sql-people.ts';
import { LEAVE_PLACE, statementsOf, TAKE_CHALLENGE, TAKE_PLACE } from './sql-writes.ts';
import { openReading } from './sqlite-reads.ts';
import type { StoreCalls, Write } from './store.ts';
import { NO_WATERMARKS, openWatermarks } from './watermarks.ts';
import { ownerOf, personOf, sessionOf } from './write-owner.ts';

/** Milliseconds that another program may lock the store before the server gives up. */
const PATIENCE = 60_000;

/** Pages of the write-ahead log (16 MB) before a checkpoint: fewer copies of hot pages, and moves rarely wait. */
const LOGGED = 4000;

/** One server per store. The lock ends with its process, however that ends. */
export const fence = (file: string): DatabaseSync => {
  const lock = new DatabaseSync(file === ':memory:' ? file : `${file}.lock`, { timeout: 0 });
  if (file !== ':memory:') chmodSync(`${file}.lock`, 0o600);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw fault('store', `another server runs on ${file} already; end it first, or set CABALE_DB to another file`);
  }
  return lock;
};

export const openFile = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  if (file !== ':memory:') chmodSync(file, 0o600); // it holds every table's secrets
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF;
    PRAGMA wal_autocheckpoint = ${LOGGED}`);
  const known = number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (known > SCHEMA_VERSION)
    throw fault('store', `the store is of a newer Cabale (${known}); this one knows ${SCHEMA_VERSION}`);
  db.exec(SCHEMA);
  for (let at = known; at > 0 && at < SCHEMA_VERSION; at++) db.exec(STEPS[at] ?? '');
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return db;
};

/** SQLite codes for refused content: too big, constraint, type, range. */
const OF_CONTENT = [18, 19, 20, 25];
const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const ofValue = error instanceof TypeError || error instanceof RangeError;
  const ofRow = 'errcode' in error && typeof error.errcode === 'number' && OF_CONTENT.includes(error.errcode & 0xff);
  return ofValue || ofRow ? refusal(error.message) : error;
};

/** All or nothing, with the time the disk took. */
const openTransactions = (db: DatabaseSync) => {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  let measure = { commits: 0, seconds: 0, longest: 0 };
  return {
    atomically<T>(work: () => T): T {
      begin.run();
      try {
        const result = work();
        const before = performance.now();
        commit.run();
        const seconds = (performance.now() - before) / 1000;
        measure.commits += 1;
        measure.seconds += seconds;
        measure.longest = Math.max(measure.longest, seconds);
        return result;
      } catch (error) {
        if (db.isTransaction) rollback.run();
        throw asRefusal(error);
      }
    },
    measured() {
      const before = measure;
      measure = { commits: 0, seconds: 0, longest: 0 };
      return before;
    },
  };
};

const openWriting = (db: DatabaseSync): ((one: Write) => void) => {
  const prepared = new Map<string, StatementSync>();
  return (one) => {
    for (const [sql, ...values] of statementsOf(one)) {
      let query = prepared.get(sql);
      if (query === undefined) {
        query = db.prepare(sql);
        prepared.set(sql, query);
      }
      query.run(...values);
    }
  };
};

const expire = (db: DatabaseSync, before: number, now: number): number => {
  const games = number(db.prepare(COUNT_OLD).get(before)?.n);
  for (const sql of EXPIRE) db.prepare(sql).run(before);
  for (const sql of EXPIRE_SOON) db.prepare(sql).run(now);
  return games;
};

/** People are told if the file is not writable, or no store. */
export const openSqlite = (file: string): StoreCalls => {
  try {
    return openAll(file);
  } catch (error) {
    if (isFault(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw fault('store', `the store ${file} cannot be opened: ${why}; CABALE_DB says which file it is`);
  }
};

const openAll = (file: string): StoreCalls => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const lock = fence(file);
  const db = openFile(file);
  const marks = file === ':memory:' ? NO_WATERMARKS : openWatermarks(`${file}.marks`, db);
  const { atomically, measured } = openTransactions(db);
  const write = openWriting(db);
  const session = db.prepare('SELECT 1 FROM sessions WHERE person = ?1 AND n = ?2');
  const recovery = db.prepare(TAKE_RECOVERY);
  const others = db.prepare(DROP_RECOVERIES);
  const challenge = db.prepare(TAKE_CHALLENGE);
  const place = db.prepare(TAKE_PLACE);
  const left = db.prepare(LEAVE_PLACE);
  let writes = 0;
  return {
    ...openReading(db, marks.lost),
    lost: () => [...marks.lost],
    commit(batch) {
      if (batch.length === 0) return [];
      const missed = new Set<string>();
      atomically(() => {
        for (const one of batch) {
          const n = sessionOf(one);
          if (n !== undefined && session.get(personOf(one) ?? '', n) === undefined) missed.add(ownerOf(one));
          if (n === undefined || !missed.has(ownerOf(one))) write(one);
        }
      });
      marks.note(batch);
      writes += batch.length;
      return [...missed];
    },
    takeRecovery: (hash, now) =>
      atomically(() => {
        const row = recovery.get(hash);
        if (row === undefined || number(row.until) <= now) return undefined;
        const person = text(row.person);
        others.run(person);
        return person;
      }),
    takeChallenge: (hash, until) => atomically(() => challenge.get(hash, until) !== undefined),
    takeChallenges: (hashes, until) =>
      atomically(() => hashes.filter((hash) => challenge.get(hash, until) !== undefined)),
    takePlace: (person, token, until, now) => atomically(() => place.get(person, token, until, now) !== undefined),
    leavePlace: (person, token) => atomically(() => void left.run(person, token)),
    expire(before, now) {
      const games = atomically(() => expire(db, before, now));
      marks.tidy();
      return games;
    },
    expireGuests: (before) =>
      atomically(() => {
        for (const sql of EXPIRE_GUESTS) db.prepare(sql).run(before);
        db.prepare(EXPIRE_SESSIONS).run();
      }),
    measured() {
      const wal = db.prepare('PRAGMA journal_mode').get()?.journal_mode === 'wal';
      const full = db.prepare('PRAGMA synchronous').get()?.synchronous === 2;
      const before = { ...measured(), writes, synced: wal && full };
      writes = 0;
      return before;
    },
    close() {
      marks.tidy();
      marks.close();
      db.close();
      lock.close();
    },
  };
};
