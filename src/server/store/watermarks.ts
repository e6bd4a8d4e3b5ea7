/**
 * Watermarks: how far each table was written, in a file beside the store. SQLite silently drops the end of a damaged
 * write-ahead log; the marks find tables whose acknowledged moves went with it.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Write } from './store.ts';

/** The number of a game's last entry, or the time a table was last touched. */
type Mark = readonly [table: string, round: number, n: number] | readonly [table: string, touched: number];

const markOf = (one: Write): Mark[] => {
  if (one.write === 'entry') return [[one.table, one.round, one.n]];
  return one.write === 'table' ? [[one.row.id, one.row.touched]] : [];
};

/** The last line may be torn: it was not confirmed yet. */
const readMarks = (file: string): Mark[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): Mark[] => {
      try {
        return JSON.parse(line);
      } catch {
        return [];
      }
    });
};

/** Tables whose store is behind their marks. */
const lostIn = (db: DatabaseSync, marks: readonly Mark[]): Set<string> => {
  const touched = db.prepare('SELECT touched AS n FROM tables WHERE id = ?');
  const last = db.prepare('SELECT max(n) AS n FROM entries WHERE tbl = ? AND round = ?');
  const latest = new Map(marks.map((mark) => [mark.length === 2 ? mark[0] : `${mark[0]} ${mark[1]}`, mark]));
  const lost = new Set<string>();
  for (const mark of latest.values()) {
    const found = mark.length === 2 ? touched.get(mark[0]) : last.get(mark[0], mark[1]);
    const known = found?.n;
    const written = mark.length === 2 ? mark[1] : mark[2];
    if (typeof known !== 'number' || known < written) lost.add(mark[0]);
  }
  return lost;
};

export type Watermarks = {
  readonly lost: ReadonlySet<string>;
  /** Call when stored, and before anybody is told. */
  note(writes: readonly Write[]): void;
  /** Clears the marks if the store's log is empty. */
  tidy(): void;
  close(): void;
};

export const openWatermarks = (file: string, db: DatabaseSync): Watermarks => {
  const lost = lostIn(db, readMarks(file));
  const handle = openSync(file, 'a', 0o600);
  const empty = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  const tidy = (): void => {
    // lost tables stay known until the owner removes the file
    if (lost.size === 0 && empty.get()?.busy === 0) ftruncateSync(handle, 0);
  };
  tidy();
  return {
    lost,
    note(writes) {
      const marks = writes.flatMap(markOf);
      if (marks.length > 0) writeSync(handle, `${JSON.stringify(marks)}\n`);
    },
    tidy,
    close: () => closeSync(handle),
  };
};

export const NO_WATERMARKS: Watermarks = { lost: new Set(), note: () => {}, tidy: () => {}, close: () => {} };
