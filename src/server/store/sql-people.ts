/** Writes of people: names, sessions, people met or blocked, and deletion. */
import type { Statement, Writers } from './sql-statement.ts';

/** Recovery secrets work once; using one voids all of the person's. */
export const TAKE_RECOVERY = 'DELETE FROM recoveries WHERE hash = ?1 RETURNING person, until';
export const DROP_RECOVERIES = 'DELETE FROM recoveries WHERE person = ?1';

/** Bound to a device: recovery links and notifications. Remaining devices register again. */
const BY_DEVICE = ['subscriptions', 'reminders', 'wishes', 'recoveries'] as const;

/** Per person; the session unseen for longest makes room. */
const MOST_SESSIONS = 20;
/** Per person; the oldest blocks make room. */
const MOST_BLOCKED = 500;

/** Tables of what belongs to a person alone; it goes with them. */
export const OF_PERSON = [
  'bots', // first: expired owners of expired bots go with them
  ...BY_DEVICE,
  ...['sessions', 'invitations', 'met', 'passkeys', 'figures', 'ratings', 'leaves', 'blocks', 'devices', 'queue'],
] as const;

const NO_RATINGS = 'DELETE FROM ratings WHERE person = ?1';

/** Removes a person from the lists of people others met. */
const FORGET_MET = (person: string): readonly Statement[] => [
  ['DELETE FROM met WHERE person = ?1 OR other = ?1', person],
  ['DELETE FROM invitations WHERE person = ?1 OR by = ?1', person],
];

export const OF_PEOPLE = {
  person: ({ row }) => [
    [
      `INSERT INTO people (id, name, lang, generation, created) VALUES (?1, ?2, ?3, 0, ?4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang`,
      row.id,
      row.name,
      row.lang,
      row.created,
    ],
  ],
  session: ({ row: { person, n, purpose, device, created, seen }, alone }) => [
    ...(alone ? ['sessions', ...BY_DEVICE] : []).map(
      (kind): Statement => [`DELETE FROM ${kind} WHERE person = ?1`, person],
    ),
    [
      `INSERT INTO sessions SELECT id, CAST(?2 AS BIGINT), ?3, ?4, CAST(?5 AS BIGINT), CAST(?6 AS BIGINT)
       FROM people WHERE id = ?1 AND name <> ''`,
      person,
      n,
      purpose,
      device,
      created,
      seen,
    ],
    [
      `DELETE FROM sessions WHERE person = ?1 AND n NOT IN
       (SELECT n FROM sessions WHERE person = ?1 ORDER BY seen DESC, created DESC LIMIT ${MOST_SESSIONS})`,
      person,
    ],
  ],
  seen: ({ person, n, at }) => [
    ['UPDATE sessions SET seen = ?3 WHERE person = ?1 AND n = ?2 AND seen < ?3', person, n, at],
  ],
  'end-sessions': ({ person, n, session = -1 }) => [
    // signing out voids recovery links and notifications
    ...BY_DEVICE.map((kind): Statement => [`DELETE FROM ${kind} WHERE person = ?1`, person]),
    n === 'others'
      ? ['DELETE FROM sessions WHERE person = ?1 AND n <> ?2', person, session]
      : ['DELETE FROM sessions WHERE person = ?1 AND n = ?2', person, n],
  ],
  bot: ({ person, owner, most }) => [
    [
      `INSERT INTO bots SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT)
       WHERE (SELECT count(*) FROM bots WHERE owner = ?2) < CAST(?3 AS INTEGER)`,
      person,
      owner,
      most,
    ],
  ],
  recovery: ({ hashes, person, until }) => [
    [DROP_RECOVERIES, person],
    ...hashes.map(
      (hash): Statement => ['INSERT INTO recoveries VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING', hash, person, until],
    ),
  ],
  passkey: ({ row }) => [
    [
      'INSERT INTO passkeys VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING',
      row.id,
      row.person,
      row.rp,
      row.key,
      row.counter,
      row.used,
      row.created,
    ],
  ],
  'passkey-used': ({ id, counter, used }) => [
    ['UPDATE passkeys SET counter = ?1, used = ?2 WHERE id = ?3', counter, used, id],
  ],
  'no-passkey': ({ person, id }) => [['DELETE FROM passkeys WHERE person = ?1 AND id = ?2', person, id]],
  device: ({ person, mark }) => [
    ['INSERT INTO devices VALUES (?1, ?2) ON CONFLICT (person) DO UPDATE SET mark = excluded.mark', person, mark],
  ],
  block: ({ person, other, at }) => [
    [
      `INSERT INTO blocks VALUES (?1, ?2, (SELECT mark FROM devices WHERE devices.person = ?2), ?3) ON CONFLICT DO NOTHING`,
      person,
      other,
      at,
    ],
    [
      `DELETE FROM blocks WHERE person = ?1 AND other NOT IN
       (SELECT other FROM blocks WHERE person = ?1 ORDER BY at DESC LIMIT ${MOST_BLOCKED})`,
      person,
    ],
  ],
  unblock: ({ person, other }) => [['DELETE FROM blocks WHERE person = ?1 AND other = ?2', person, other]],
  met: ({ game, at, people }) =>
    people.flatMap(({ person }) =>
      people
        .filter((other) => other.person !== person)
        .map(
          (other): Statement => [
            `INSERT INTO met VALUES (?1, ?2, ?3, ?4, 1, ?5)
             ON CONFLICT (person, other, game) DO UPDATE SET n = met.n + 1, at = excluded.at, mask = excluded.mask`,
            person,
            other.person,
            game,
            other.mask ?? null,
            at,
          ],
        ),
    ),
  rate: ({ person, on }) => [
    on ? ["INSERT INTO ratings VALUES (?1, '', 0, 0, 0, 0) ON CONFLICT DO NOTHING", person] : [NO_RATINGS, person],
  ],
  'forget-games': ({ person }) => [
    ['DELETE FROM figures WHERE person = ?1', person],
    [`${NO_RATINGS} AND game <> ''`, person],
    ...FORGET_MET(person),
    [
      `UPDATE players SET person = NULL, name = '', mask = NULL WHERE person = ?1
       AND EXISTS (SELECT 1 FROM games WHERE games.tbl = players.tbl AND games.round = players.round AND ended IS NOT NULL)`,
      person,
    ],
  ],
  forget: ({ person }) => [
    ["UPDATE people SET name = '' WHERE id = ?1", person],
    ...OF_PERSON.map((kind): Statement => [`DELETE FROM ${kind} WHERE person = ?1`, person]),
    // the rows stay without content, so that their numbers are not reused
    ["UPDATE chat SET person = '', name = '', text = NULL, quick = NULL WHERE person = ?1", person],
    ["UPDATE players SET person = NULL, name = '', mask = NULL WHERE person = ?1", person],
    ['DELETE FROM reports WHERE by = ?1', person],
    [`UPDATE reports SET lines = NULL WHERE lines LIKE '%"person":"' || ?1 || '"%'`, person],
    ...FORGET_MET(person),
    // decisions stay in force, without name and words
    ["UPDATE sanctions SET name = '', said = NULL WHERE person = ?1", person],
  ],
} satisfies Partial<Writers>;
