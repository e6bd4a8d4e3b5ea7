/** All writes to a store, as SQL that SQLite and PostgreSQL both understand. */
import { OF_DAILY } from './sql-daily.ts';
import { OF_GAMES } from './sql-games.ts';
import { OF_NOTICES } from './sql-notices.ts';
import { OF_PEOPLE } from './sql-people.ts';
import type { Statement, Writers } from './sql-statement.ts';
import { OF_TABLES } from './sql-tables.ts';
import type { Write } from './store.ts';

const WRITERS: Writers = {
  setting: ({ key, value, once }) => [
    [
      `INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (key) DO ${once ? 'NOTHING' : 'UPDATE SET value = excluded.value'}`,
      key,
      value,
    ],
  ],
  ...OF_PEOPLE,
  ...OF_NOTICES,
  ...OF_TABLES,
  ...OF_GAMES,
  ...OF_DAILY,
};

export const statementsOf = (one: Write): readonly Statement[] =>
  (WRITERS[one.write] as (given: Write) => readonly Statement[])(one);

/** One place in the queue per person and request, until it expires. */
export const TAKE_PLACE = `INSERT INTO queue VALUES (?1, ?2, ?3) ON CONFLICT (person)
  DO UPDATE SET token = excluded.token, until = excluded.until WHERE queue.until <= ?4 RETURNING token`;
export const LEAVE_PLACE = 'DELETE FROM queue WHERE person = ?1 AND token = ?2';

/** A challenge is answered once: returns a row the first time. */
export const TAKE_CHALLENGE = 'INSERT INTO challenges VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING hash';
/** For PostgreSQL: several at once. */
export const TAKE_CHALLENGES = `INSERT INTO challenges SELECT hash, CAST(?2 AS BIGINT) FROM unnest(CAST(?1 AS TEXT[])) AS hash
    ON CONFLICT DO NOTHING RETURNING hash`;
