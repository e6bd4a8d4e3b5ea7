/** Writes of tables: seats, chat, presence, and moderation. */
import type { Statement, Writers } from './sql-statement.ts';

/** Per table: replaced codes and invitations whose users are told who has the new one. */
const MOST_RENEWED = 20;

/** All reports of a line. */
const SETTLE =
  'DELETE FROM reports WHERE (tbl, round, line) IN (SELECT tbl, round, line FROM reports WHERE rowid = ?1)';

export const OF_TABLES = {
  table({ row }) {
    const { id, status, invite, code, codeUntil, touched, people, doc, host, origin, seeks } = row;
    const written: Statement = [
      `INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
       public = excluded.public, invite = excluded.invite, code = excluded.code, code_until = excluded.code_until,
       touched = excluded.touched, doc = excluded.doc, host = excluded.host, origin = excluded.origin`,
      id,
      status,
      row.public ? 1 : 0,
      invite,
      code ?? null,
      codeUntil,
      touched,
      doc,
      host ?? null,
      origin ?? null,
    ];
    const seated = people?.map(
      (one): Statement => ['INSERT INTO seated VALUES (?1, ?2) ON CONFLICT DO NOTHING', id, one],
    );
    return [
      written,
      ...(seated === undefined ? [] : [['DELETE FROM seated WHERE tbl = ?1', id] as const, ...seated]),
      ...(seeks === undefined ? [] : [['DELETE FROM chairs WHERE tbl = ?1', id] as const]),
      ...(seeks === undefined || seeks === '' ? [] : [['INSERT INTO chairs VALUES (?1, ?2)', id, seeks] as const]),
    ];
  },
  renewed: ({ table, words, until }) => [
    ...words.map(
      (word): Statement => [
        'INSERT INTO renewed VALUES (?1, ?2, ?3) ON CONFLICT (word) DO UPDATE SET tbl = excluded.tbl, until = excluded.until',
        word,
        table,
        until,
      ],
    ),
    // only the latest replaced codes are remembered
    [
      `DELETE FROM renewed WHERE tbl = ?1
        AND word NOT IN (SELECT word FROM renewed WHERE tbl = ?1 ORDER BY until DESC LIMIT ${MOST_RENEWED})`,
      table,
    ],
  ],
  invitation: ({ table, person, by, until }) => [
    [
      `INSERT INTO invitations VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (person, tbl) DO UPDATE SET by = excluded.by, until = excluded.until`,
      person,
      table,
      by,
      until,
    ],
  ],
  present: ({ table, row: { node, people, watchers } }) => [
    ['DELETE FROM presence WHERE tbl = ?1 AND node = ?2', table, node],
    ...(watchers > 0 || Object.keys(people).length > 0
      ? [['INSERT INTO presence VALUES (?1, ?2, ?3, ?4)', table, node, JSON.stringify(people), watchers] as const]
      : []),
  ],
  left: ({ table, round, person, at, until }) => [
    ['INSERT INTO leaves VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING', person, table, round, at, until],
  ],
  chat: ({ table, row }) => [
    [
      'INSERT INTO chat VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      table,
      row.n,
      row.at,
      row.person,
      row.name,
      row.text ?? null,
      row.quick ?? null,
    ],
  ],
  report: ({ table, round, line, by, why, at, person, name, said, game, lines, origin }) => [
    [
      `INSERT INTO reports (tbl, line, by, why, at, person, name, said, round, game, lines, origin)
       SELECT ?1, CAST(?2 AS BIGINT), ?3, ?4, CAST(?5 AS BIGINT), ?6, ?7, ?8, CAST(?9 AS BIGINT), ?10, ?11, ?12
       WHERE NOT EXISTS (SELECT 1 FROM reports WHERE tbl = ?1 AND line = ?2 AND by = ?3 AND round = ?9)`,
      table,
      line,
      by,
      why,
      at,
      person ?? null,
      name ?? null,
      said ?? null,
      round,
      game ?? null,
      JSON.stringify(lines),
      origin,
    ],
  ],
  sanction: ({ id, kind, reason, by, at, until, report }) => [
    [
      `INSERT INTO sanctions (id, person, mark, name, kind, reason, said, by, at, until)
       SELECT ?1, person, (SELECT mark FROM devices WHERE devices.person = reports.person), coalesce(name, ''), ?2, ?3,
         said, ?4, CAST(?5 AS BIGINT), CAST(?6 AS BIGINT) FROM reports WHERE rowid = ?7`,
      id,
      kind,
      reason,
      by,
      at,
      until,
      report,
    ],
    [SETTLE, report],
  ],
  'undo-sanction': ({ id, by, at }) => [
    ['UPDATE sanctions SET undone = ?2, undoer = ?3 WHERE id = ?1 AND undone IS NULL', id, at, by],
  ],
  settled: ({ report }) => [[SETTLE, report]],
} satisfies Partial<Writers>;
