/** A batch for PostgreSQL: one statement whose parts are JSON (`commit_batch` of pg-schema.ts). */
import pg from 'pg';
import type { Head } from './cluster.ts';
import { entryColumns } from './sql-games.ts';
import type { Statement, Value } from './sql-statement.ts';
import { statementsOf } from './sql-writes.ts';
import type { Write } from './store.ts';
import { changedIn, ownerOf, personOf, sessionOf, tableOf } from './write-owner.ts';

const literal = (value: Value | undefined): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'NULL';
  return typeof value === 'string' ? pg.escapeLiteral(value) : `'\\x${Buffer.from(value).toString('hex')}'::bytea`;
};

const spell = ([sql, ...values]: Statement): string =>
  sql.replaceAll(/\?(\d+)/g, (_, n) => literal(values[Number(n) - 1]));

/** A statement with its table, or with the person whose session it needs. JSON leaves out undefined. */
type Spelled = {
  readonly of: string | undefined;
  readonly person: string | undefined;
  readonly session: number | undefined;
  readonly sql: string;
};

const spellAll = (one: Write): readonly Spelled[] => {
  const session = sessionOf(one);
  const [person, of] = session === undefined ? [undefined, tableOf(one)] : [personOf(one), ownerOf(one)];
  const noted = changedIn(one).map((person): Statement => [CHANGED, person]);
  // the first statement checks the session, which the second may delete
  return [...statementsOf(one), ...noted].map((said, i) =>
    i === 0
      ? { of, person, session, sql: spell(said) }
      : { of, person: undefined, session: undefined, sql: spell(said) },
  );
};

const CHANGED = 'INSERT INTO changes VALUES (?1)';

const COLUMNS = ['tbl', 'round', 'n', 'at', 'kind', 'seat', 'move', 'id', 'away', 'sum', 'mark'];
const logged = (one: Extract<Write, { write: 'entry' }>) =>
  Object.fromEntries(entryColumns(one).map((value, i) => [COLUMNS[i] ?? '', value]));

export const COMMIT = 'SELECT commit_batch($1, $2, $3, $4, $5) AS missed';

/** Parameters of `commit_batch` after the node: heads, log entries, and everything else. */
export const batchOf = (writes: readonly Write[], heads: readonly Head[]): readonly string[] => {
  const docs = new Set(writes.flatMap((given) => (given.write === 'table' ? [given.row.id] : [])));
  const given = heads.map(({ table: tbl, version, fence }) => ({ tbl, version, fence, doc: docs.has(tbl) }));
  const entries = writes.filter((one) => one.write === 'entry').map(logged);
  const others = writes.filter((one) => one.write !== 'entry').flatMap(spellAll);
  return [given, entries, others].map((part) => JSON.stringify(part));
};
