/** SQL that deletes what is old or no longer valid. */
import { OF_PERSON } from './sql-people.ts';

const OLD = `SELECT tbl, round FROM games WHERE ended < ?1
  UNION SELECT tbl, round FROM games JOIN tables ON tables.id = tbl WHERE status = 'closed' AND touched < ?1`;

/** Counts games that ended earlier, or whose table was closed. */
export const COUNT_OLD = `SELECT count(*) AS n FROM (${OLD}) AS old`;

/** People who never played, sit nowhere, have no passkey and no bot, and were not seen since. */
const UNPLAYED = `SELECT id FROM people WHERE created < ?1
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND seen >= ?1)
  ${['players', 'seated', 'passkeys', 'figures']
    .map((kind) => `AND NOT EXISTS (SELECT 1 FROM ${kind} WHERE person = people.id)`)
    .join('\n  ')}
  AND NOT EXISTS (SELECT 1 FROM bots WHERE owner = people.id)`;

export const EXPIRE_GUESTS: readonly string[] = [
  ...OF_PERSON.filter((kind) => kind !== 'sessions').map((kind) => `DELETE FROM ${kind} WHERE person IN (${UNPLAYED})`),
  `DELETE FROM people WHERE id IN (${UNPLAYED})`,
];

/** Leftovers of deleted people. */
export const EXPIRE_SESSIONS = 'DELETE FROM sessions WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = person)';

export const EXPIRE_SOON = ['recoveries', 'challenges', 'renewed', 'daily', 'queue', 'leaves', 'invitations'].map(
  (kind) => `DELETE FROM ${kind} WHERE until <= ?1`,
);

export const EXPIRE: readonly string[] = [
  ...['entries', 'snapshots', 'players', 'uncounted', 'games'].map(
    (kind) => `DELETE FROM ${kind} WHERE (tbl, round) IN (${OLD})`,
  ),
  'DELETE FROM chat WHERE at < ?1',
  'DELETE FROM met WHERE at < ?1',
  'DELETE FROM reports WHERE at < ?1',
  'DELETE FROM sanctions WHERE at < ?1 AND until < ?1',
  "DELETE FROM seated WHERE tbl IN (SELECT id FROM tables WHERE status = 'closed' AND touched < ?1)",
  "DELETE FROM tables WHERE status = 'closed' AND touched < ?1",
];
