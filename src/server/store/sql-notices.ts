/** Writes of notifications: turns, daily reminders, and open tables. */
import type { Writers } from './sql-statement.ts';

/** Per person; the browser unused for longest makes room. */
const MOST_DEVICES = 10;

export const OF_NOTICES = {
  subscribe: ({ row }) => [
    ['DELETE FROM subscriptions WHERE endpoint = ?1', row.endpoint],
    [
      'INSERT INTO subscriptions VALUES (?1, ?2, ?3, ?4, ?5)',
      row.endpoint,
      row.person,
      row.p256dh,
      row.auth,
      row.created,
    ],
    [
      `DELETE FROM subscriptions WHERE person = ?1 AND endpoint NOT IN
       (SELECT endpoint FROM subscriptions WHERE person = ?1 ORDER BY created DESC, rowid DESC LIMIT ${MOST_DEVICES})`,
      row.person,
    ],
  ],
  unsubscribe: ({ person, endpoint }) => [
    ['DELETE FROM subscriptions WHERE person = ?1 AND endpoint = ?2', person, endpoint],
  ],
  remind: ({ row }) => [
    // a browser belongs to one person
    ['DELETE FROM reminders WHERE person = ?1 OR endpoint = ?2', row.person, row.endpoint],
    [
      'INSERT INTO reminders VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      row.person,
      row.endpoint,
      row.p256dh,
      row.auth,
      row.hour,
      row.zone,
      row.due,
    ],
  ],
  reminded: ({ person, was, due }) => [
    ['UPDATE reminders SET due = ?3 WHERE person = ?1 AND due = ?2', person, was, due],
  ],
  'no-reminder': ({ person, endpoint }) => [
    ['DELETE FROM reminders WHERE person = ?1 AND endpoint = ?2', person, endpoint],
  ],
  wish: ({ row }) => [
    // a browser belongs to one person; `told` is kept
    ['DELETE FROM wishes WHERE topic = ?2 AND person <> ?1 AND endpoint = ?3', row.person, row.topic, row.endpoint],
    [
      `INSERT INTO wishes VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (person, topic) DO UPDATE
       SET endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, every = excluded.every`,
      row.person,
      row.topic,
      row.endpoint,
      row.p256dh,
      row.auth,
      row.every,
      row.told,
    ],
  ],
  'wish-told': ({ person, topic, at }) => [
    ['UPDATE wishes SET told = ?3 WHERE person = ?1 AND topic = ?2', person, topic, at],
  ],
  'no-wish': ({ person, topic, endpoint }) => [
    endpoint === undefined
      ? ['DELETE FROM wishes WHERE person = ?1 AND topic = ?2', person, topic]
      : ['DELETE FROM wishes WHERE person = ?1 AND topic = ?2 AND endpoint = ?3', person, topic, endpoint],
  ],
} satisfies Partial<Writers>;
