/** Writes of daily moments and dares. */
import type { Statement, Value, Writers } from './sql-statement.ts';

/** Limits: valid dares per person, and stored answers per dare. */
const MOST_DARES = 20;
const MOST_ANSWERS = 100;

/** Deletes a person's dares, or some of them, with their answers. */
export const dropDares = (person: string, which = '', ...values: readonly Value[]): readonly Statement[] => [
  [`DELETE FROM dare_answers WHERE dare IN (SELECT id FROM dares WHERE person = ?1 ${which})`, person, ...values],
  [`DELETE FROM dares WHERE person = ?1 ${which}`, person, ...values],
];

export const OF_DAILY = {
  daily: ({ date, said, doubted, until }) => [
    [
      `INSERT INTO daily VALUES (?1, ?2, ?3, 1, ?4) ON CONFLICT (date, said, doubted) DO UPDATE SET n = daily.n + 1`,
      date,
      said,
      doubted ? 1 : 0,
      until,
    ],
  ],
  dare: ({ row: { id, person, tbl, round, seat, mask, shown, lie, at, until } }) => [
    [
      'INSERT INTO dares VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)',
      id,
      person,
      tbl ?? null,
      round ?? null,
      seat,
      mask,
      shown,
      lie ? 1 : 0,
      at,
      until,
    ],
    ...dropDares(
      person,
      `AND id NOT IN (SELECT id FROM dares WHERE person = ?1 ORDER BY at DESC, id LIMIT ${MOST_DARES})`,
    ),
  ],
  'no-dare': ({ person, id }) => dropDares(person, 'AND id = ?2', id),
  'dare-answer': ({ row: { dare, device, person, name, doubted, at } }) => [
    [
      `INSERT INTO dare_answers SELECT id, ?2, ?3, ?4, CAST(?5 AS BIGINT), CAST(?6 AS BIGINT), NULL, until FROM dares
       WHERE id = ?1 AND (SELECT count(*) FROM dare_answers WHERE dare = ?1) < ${MOST_ANSWERS} ON CONFLICT DO NOTHING`,
      dare,
      device,
      person ?? null,
      name ?? null,
      doubted ? 1 : 0,
      at,
    ],
  ],
  'dare-table': ({ dare, device, opened }) => [
    ['UPDATE dare_answers SET opened = ?3 WHERE dare = ?1 AND device = ?2', dare, device, opened],
  ],
} satisfies Partial<Writers>;
