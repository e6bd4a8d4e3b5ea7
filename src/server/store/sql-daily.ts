/** Writes of daily moments. */
import type { Writers } from './sql-statement.ts';

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
} satisfies Partial<Writers>;
