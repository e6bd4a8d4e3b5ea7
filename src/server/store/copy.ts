/** Copies a whole store in one transaction, and compares every row. */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { fault } from '../../engine/fault.ts';
import type { Row } from './rows.ts';
import { SCHEMA } from './schema.ts';
import type { Value } from './sql-statement.ts';
import { fence, openFile } from './sqlite.ts';

type Shape = { readonly name: string; readonly columns: readonly string[] };

/** Every table of the schema; snapshots are rebuilt from the log. */
const shapes = (): Shape[] => {
  const db = new DatabaseSync(':memory:');
  db.exec(SCHEMA);
  const found = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'snapshots' ORDER BY name")
    .all()
    .map(({ name }) => ({
      name: String(name),
      columns: db
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(String(name))
        .map((column) => String(column.name)),
    }));
  db.close();
  return found;
};

export type End = {
  count(name: string): Promise<number>;
  read(shape: Shape): AsyncIterable<readonly Row[]>;
  write(shape: Shape, rows: readonly Row[]): Promise<void>;
};

const AT_ONCE = 1000;

export const sqliteEnd = (db: DatabaseSync): End => ({
  count: async (name) => Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n),
  async *read({ name, columns }) {
    let rows: Row[] = [];
    for (const row of db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate()) {
      if (rows.push(row) < AT_ONCE) continue;
      yield rows;
      rows = [];
    }
    yield rows;
  },
  async write({ name, columns }, rows) {
    const query = db.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?')})`);
    for (const row of rows) query.run(...columns.map((column) => (row[column] ?? null) as Value));
  },
});

/** Bytes as PostgreSQL writes them. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

export const postgresEnd = (client: pg.Client): End => ({
  async count(name) {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${name}`);
    return rows[0]?.n ?? 0;
  },
  async *read({ name, columns }) {
    await client.query(`DECLARE reading CURSOR FOR SELECT ${columns.join(', ')} FROM ${name}`);
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM reading`);
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('CLOSE reading');
  },
  async write({ name, columns }, rows) {
    const list = columns.join(', ');
    const sql = `INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1)`;
    await client.query(sql, [
      JSON.stringify(
        rows.map((row) => ({ ...row })),
        plain,
      ),
    ]);
  },
});

/** A digest that does not depend on the order of rows. */
const digest = (shape: Shape) => {
  let sum = 0n;
  let rows = 0;
  return {
    add(found: readonly Row[]): void {
      for (const row of found) {
        const text = JSON.stringify(shape.columns.map((column) => plain('', row[column])));
        sum = BigInt.asUintN(64, sum + createHash('sha256').update(text).digest().readBigUInt64BE());
        rows += 1;
      }
    },
    said: () => `${rows} ${sum.toString(16)}`,
  };
};

/** Returns the number of rows. The target must be empty. */
export const copyRows = async (from: End, to: End): Promise<number> => {
  const all = shapes();
  for (const { name } of all)
    if ((await to.count(name)) > 0) throw fault('store', 'the store to copy into is not empty; nothing was changed');
  let copied = 0;
  for (const shape of all) {
    const [given, found] = [digest(shape), digest(shape)];
    for await (const rows of from.read(shape)) {
      if (rows.length === 0) continue;
      given.add(rows);
      copied += rows.length;
      await to.write(shape, rows);
    }
    for await (const rows of to.read(shape)) found.add(rows);
    if (given.said() !== found.said())
      throw fault('store', `the copy of ${shape.name} is not what was copied; nothing was changed`);
  }
  return copied;
};

/** Into a new file, which exists only on success and is private from the start. */
export const copyIntoFile = async (from: End, file: string): Promise<number> => {
  if (existsSync(file)) throw fault('store', `${file} is there already; nothing was changed`);
  closeSync(openSync(file, 'wx', 0o600));
  const db = openFile(file);
  try {
    db.exec('BEGIN');
    const copied = await copyRows(from, sqliteEnd(db));
    db.exec('COMMIT');
    db.close();
    return copied;
  } catch (error) {
    db.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    throw error;
  }
};

/** The file must not be in use by a server. */
export const withFile = async <T>(file: string, work: (db: DatabaseSync) => Promise<T>): Promise<T> => {
  if (!existsSync(file)) throw fault('store', `there is no store ${file}`);
  const lock = fence(file);
  const db = openFile(file);
  try {
    return await work(db);
  } finally {
    db.close();
    lock.close();
  }
};
