/** Queries of several servers on PostgreSQL: who is alive, who keeps which table, what changed. */
import { cut } from '../../engine/phrases.ts';
import type { Cluster } from './cluster.ts';
import { type AskPg, first, gathered, PRESENT } from './pg-reads.ts';
import { QUERIES } from './queries.ts';
import * as rows from './rows.ts';

/** News of many tables at one moment. */
const SINCE = `SELECT h.tbl AS "table", h.version, h.keeper, h.fence,
  CASE WHEN h.doc > x.version THEN ${first(QUERIES.table.replace('?1', 'h.tbl'))} END AS row,
  ${gathered('SELECT * FROM entries WHERE tbl = h.tbl AND round = x.round AND n >= x.n ORDER BY n')} AS entries,
  ${gathered("SELECT * FROM chat WHERE tbl = h.tbl AND n >= x.lines AND person <> '' ORDER BY n")} AS lines,
  ${gathered(PRESENT)} AS present
  FROM json_to_recordset(?1) AS x ("table" TEXT, version BIGINT, round BIGINT, n BIGINT, lines BIGINT)
  CROSS JOIN LATERAL (SELECT * FROM heads WHERE heads.tbl = x."table" OFFSET 0) AS h`;

const LIVE = 'SELECT 1 FROM nodes WHERE nodes.id = keeper AND until > now()';
const RENEW = `WITH mine AS (INSERT INTO nodes VALUES (?1, now() + ?2 * interval '1 millisecond', 0, '{}')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until)
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
  ARRAY(SELECT id FROM nodes WHERE until > now() AND id <> ?1 ORDER BY id) AS nodes,
  ARRAY(SELECT person || ' ' || extract(epoch FROM at) FROM changes WHERE at > now() - interval '15 seconds') AS changed`;
const CLAIM = `UPDATE heads SET keeper = ?1, fence = heads.fence + 1, awake = true
  FROM (SELECT tbl, CASE WHEN keeper IS NOT NULL THEN coalesce(
      (SELECT (extract(epoch FROM until) * 1000)::bigint FROM nodes WHERE id = keeper), 0) END AS since
    FROM heads WHERE tbl = ANY (?2) AND NOT EXISTS (${LIVE} AND nodes.id <> ?1) ORDER BY tbl FOR UPDATE) AS free
  WHERE heads.tbl = ANY (?2) AND heads.tbl = free.tbl RETURNING heads.tbl AS "table", heads.fence, free.since`;
const RELEASE = 'UPDATE heads SET keeper = NULL, awake = false WHERE keeper = ?1 AND tbl = ANY (?2)';
const ORPHANS = `SELECT heads.tbl FROM heads JOIN tables ON tables.id = heads.tbl
  WHERE awake AND status = 'playing' AND NOT EXISTS (${LIVE}) LIMIT ?1`;
/** Addresses are settings, so that servers of the previous version ignore them. */
const ANNOUNCE = `INSERT INTO settings VALUES ('node ' || ?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const PLACES = `SELECT (SELECT keeper FROM heads WHERE tbl = ?1) AS keeper,
  ARRAY(SELECT id || ' ' || value FROM nodes JOIN settings ON key = 'node ' || id WHERE until > now()) AS places`;
const LEAVE = [
  'UPDATE nodes SET until = now() WHERE id = ?1',
  "DELETE FROM presence WHERE node = ?1 OR node IN (SELECT id FROM nodes WHERE until < now() - interval '1 hour')",
  "DELETE FROM nodes WHERE id <> ?1 AND until < now() - interval '1 day'",
  "DELETE FROM settings WHERE key = 'node ' || ?1 OR (key LIKE 'node %' AND NOT EXISTS (SELECT 1 FROM nodes WHERE key = 'node ' || id))",
];

const named = (text: string): [node: string, address: string] => {
  const [node = '', address = ''] = cut(text);
  return [node, address];
};

export const openPgCluster = (me: string, aside: AskPg): Omit<Cluster, 'node' | 'fanout' | 'commit'> => ({
  async renew(milliseconds) {
    const [row] = await aside(RENEW, me, milliseconds);
    return { now: rows.number(row?.now), nodes: rows.texts(row?.nodes), changed: rows.texts(row?.changed) };
  },
  announce: async (address) => void (await aside(ANNOUNCE, me, address)),
  async places(table) {
    const [row] = await aside(PLACES, table);
    return { keeper: rows.maybe(row?.keeper), places: new Map(rows.texts(row?.places).map(named)) };
  },
  claim: async (wanted) => (await aside(CLAIM, me, wanted)).map(rows.claim),
  release: async (asleep) => void (await aside(RELEASE, me, asleep)),
  orphans: async (most) => (await aside(ORPHANS, most)).map((row) => rows.text(row.tbl)),
  async since(known) {
    const found = await aside(SINCE, JSON.stringify(known));
    return found.map((row) => rows.news(row, known.find(({ table }) => table === row.table)?.n ?? 0));
  },
  async leave() {
    for (const sql of LEAVE) await aside(sql, me);
  },
});
