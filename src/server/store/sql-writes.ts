/** All writes to a store, as SQL that SQLite and PostgreSQL both understand. */

import type { Player } from './row-types.ts';
import { sumOf } from './rows.ts';
import type { Write } from './store.ts';

export type Value = string | number | null | Uint8Array;
export type Statement = readonly [sql: string, ...values: Value[]];

/** Of one person; a browser that is not used any more makes room for the next. */
const MOST_DEVICES = 10;

const PLAYER = `INSERT INTO players VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
  ON CONFLICT (tbl, round, seat) DO UPDATE
  SET person = excluded.person, name = excluded.name, mask = excluded.mask, late = excluded.late`;
const playerOf = (
  { table, round }: { table: string; round: number },
  { seat, person, name, mask }: Player,
  late: 1 | null = null,
): Statement => [PLAYER, table, round, seat, person ?? null, name, mask ?? null, late];
const NO_RATINGS = 'DELETE FROM ratings WHERE person = ?1';
const ENTRY = 'INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)';

/** Recovery secrets work once, and all of a person's are void with the first. */
export const TAKE_RECOVERY = 'DELETE FROM recoveries WHERE hash = ?1 RETURNING person, until';
export const DROP_RECOVERIES = 'DELETE FROM recoveries WHERE person = ?1';

/** What a device of somebody's has: ways to another one, and notices. Those that stay ask for theirs when they come next. */
const BY_DEVICE = ['subscriptions', 'reminders', 'wishes', 'recoveries'] as const;

/** Of one person; the one that was not seen for longest makes room for the next. */
const MOST_SESSIONS = 20;
/** Of one person; those blocked longest ago make room. */
const MOST_BLOCKED = 500;
/** Of one person, of dares that hold; and of one dare, of answers that are kept. */
const MOST_DARES = 20;
const MOST_ANSWERS = 100;
/** Of a table, of old codes and invitations that still say who has the new one. */
const MOST_RENEWED = 20;

/** Deletes a person's dares, or some of them, with their answers. */
const dropDares = (person: string, which = '', ...values: readonly Value[]): readonly Statement[] => [
  [`DELETE FROM dare_answers WHERE dare IN (SELECT id FROM dares WHERE person = ?1 ${which})`, person, ...values],
  [`DELETE FROM dares WHERE person = ?1 ${which}`, person, ...values],
];

type Of<K extends Write['write']> = Extract<Write, { write: K }>;
type Writers = { readonly [K in Write['write']]: (one: Of<K>) => readonly Statement[] };

/** The columns of an entry. Its mark is not in its sum, so that servers of the version before still read it. */
export const entryColumns = ({ table, round, n, entry }: Of<'entry'>): Value[] => {
  const { at, kind, seat = null, move = null, id = null, away = null, mark = null } = entry;
  const columns = [table, round, n, at, kind, seat, move, id, away];
  return [...columns, sumOf(columns), mark];
};

/** Nobody finds them among the people they met any more, nor they others. */
const FORGET_MET = (person: string): readonly Statement[] => [
  ['DELETE FROM met WHERE person = ?1 OR other = ?1', person],
  ['DELETE FROM invitations WHERE person = ?1 OR by = ?1', person],
];

const WRITERS: Writers = {
  entry: (one) => [[ENTRY, ...entryColumns(one)]],
  setting: ({ key, value, once }) => [
    [
      `INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (key) DO ${once ? 'NOTHING' : 'UPDATE SET value = excluded.value'}`,
      key,
      value,
    ],
  ],
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
  bot: ({ person, owner }) => [['INSERT INTO bots VALUES (?1, ?2)', person, owner]],
  seen: ({ person, n, at }) => [
    ['UPDATE sessions SET seen = ?3 WHERE person = ?1 AND n = ?2 AND seen < ?3', person, n, at],
  ],
  'end-sessions': ({ person, n, session = -1 }) => [
    // signing out voids the person's recovery links and notices
    ...BY_DEVICE.map((kind): Statement => [`DELETE FROM ${kind} WHERE person = ?1`, person]),
    n === 'others'
      ? ['DELETE FROM sessions WHERE person = ?1 AND n <> ?2', person, session]
      : ['DELETE FROM sessions WHERE person = ?1 AND n = ?2', person, n],
  ],
  forget: ({ person }) => [
    ["UPDATE people SET name = '' WHERE id = ?1", person],
    ['DELETE FROM sessions WHERE person = ?1', person],
    // the lines stay without a word: their numbers are not given again
    ["UPDATE chat SET person = '', name = '', text = NULL, quick = NULL WHERE person = ?1", person],
    ["UPDATE players SET person = NULL, name = '', mask = NULL WHERE person = ?1", person],
    [DROP_RECOVERIES, person],
    ['DELETE FROM reports WHERE by = ?1', person],
    ['DELETE FROM subscriptions WHERE person = ?1', person],
    ['DELETE FROM reminders WHERE person = ?1', person],
    ['DELETE FROM wishes WHERE person = ?1', person],
    ...FORGET_MET(person),
    ['DELETE FROM passkeys WHERE person = ?1', person],
    ['DELETE FROM figures WHERE person = ?1', person],
    [NO_RATINGS, person],
    ['DELETE FROM forecasts WHERE person = ?1', person],
    ['DELETE FROM leaves WHERE person = ?1', person],
    ...dropDares(person),
    ['UPDATE dare_answers SET person = NULL, name = NULL WHERE person = ?1', person],
    // what was decided holds on, without their name and words
    ["UPDATE sanctions SET name = '', said = NULL WHERE person = ?1", person],
    ['DELETE FROM bots WHERE person = ?1', person],
    ['DELETE FROM blocks WHERE person = ?1', person],
    ['DELETE FROM devices WHERE person = ?1', person],
  ],
  recovery: ({ hashes, person, until }) => [
    [DROP_RECOVERIES, person],
    ...hashes.map(
      (hash): Statement => ['INSERT INTO recoveries VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING', hash, person, until],
    ),
  ],
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
  wish: ({ row }) => [
    // a browser is one person's; when they were told last is not forgotten
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
  device: ({ person, mark }) => [
    ['INSERT INTO devices VALUES (?1, ?2) ON CONFLICT (person) DO UPDATE SET mark = excluded.mark', person, mark],
  ],
  left: ({ table, round, person, at, until }) => [
    ['INSERT INTO leaves VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING', person, table, round, at, until],
  ],
  renewed: ({ table, words, until }) => [
    ...words.map(
      (word): Statement => [
        'INSERT INTO renewed VALUES (?1, ?2, ?3) ON CONFLICT (word) DO UPDATE SET tbl = excluded.tbl, until = excluded.until',
        word,
        table,
        until,
      ],
    ),
    // only the latest renewed codes are remembered as void
    [
      `DELETE FROM renewed WHERE tbl = ?1
        AND word NOT IN (SELECT word FROM renewed WHERE tbl = ?1 ORDER BY until DESC LIMIT ${MOST_RENEWED})`,
      table,
    ],
  ],
  game: ({ row }) => [
    [
      'INSERT INTO games (tbl, round, version, setup, started) VALUES (?1, ?2, ?3, ?4, ?5)',
      row.table,
      row.round,
      row.version,
      JSON.stringify(row.set),
      row.started,
    ],
    ...row.players.map((one) => playerOf(row, one)),
  ],
  player: (one) => [playerOf(one, one.player, 1)],
  snapshot: ({ table, round, row }) => [
    ['DELETE FROM snapshots WHERE tbl = ?1 AND round = ?2', table, round],
    ['INSERT INTO snapshots VALUES (?1, ?2, ?3, ?4, ?5)', table, round, row.n, row.version, row.state],
  ],
  'no-snapshots': () => [['DELETE FROM snapshots']],
  ended: ({ table, round, at, winners }) => [
    [
      'UPDATE games SET ended = ?1, winners = ?2 WHERE tbl = ?3 AND round = ?4',
      at,
      JSON.stringify(winners),
      table,
      round,
    ],
    ['INSERT INTO uncounted VALUES (?1, ?2) ON CONFLICT DO NOTHING', table, round],
  ],
  rate: ({ person, on }) => [
    on ? ["INSERT INTO ratings VALUES (?1, '', 0, 0, 0, 0) ON CONFLICT DO NOTHING", person] : [NO_RATINGS, person],
  ],
  counted: ({ table, round, of, steps = [] }) => [
    ...steps.map(
      ({ person, game, seats, gained, known }): Statement => [
        `INSERT INTO ratings SELECT players.person, CAST(?4 AS TEXT), ?5, 1, ?6, ?7
         FROM players JOIN uncounted USING (tbl, round) JOIN ratings AS wish ON wish.person = players.person AND wish.game = ''
         WHERE tbl = ?1 AND round = ?2 AND players.person = ?3
         ON CONFLICT (person, game, seats) DO UPDATE SET games = ratings.games + 1,
         gained = ratings.gained + excluded.gained, known = ratings.known + excluded.known`,
        table,
        round,
        person,
        game,
        seats,
        gained,
        known,
      ],
    ),
    ...of.flatMap(({ person, row }) =>
      Object.entries(row.figures).map(
        ([name, n]): Statement => [
          `INSERT INTO figures SELECT person, ?4, ?5, ?6 FROM players JOIN uncounted USING (tbl, round)
           WHERE tbl = ?1 AND round = ?2 AND person = ?3
           ON CONFLICT (person, game, name) DO UPDATE SET n = figures.n + excluded.n`,
          table,
          round,
          person,
          row.game,
          name,
          n,
        ],
      ),
    ),
    ['DELETE FROM uncounted WHERE tbl = ?1 AND round = ?2', table, round],
  ],
  'forget-games': ({ person }) => [
    ...dropDares(person),
    ['DELETE FROM figures WHERE person = ?1', person],
    [`${NO_RATINGS} AND game <> ''`, person],
    ['DELETE FROM forecasts WHERE person = ?1', person],
    ...FORGET_MET(person),
    [
      `UPDATE players SET person = NULL, name = '', mask = NULL WHERE person = ?1
       AND EXISTS (SELECT 1 FROM games WHERE games.tbl = players.tbl AND games.round = players.round AND ended IS NOT NULL)`,
      person,
    ],
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
  forecast: ({ table, round, person, kind, question, at, name, wins, lie }) => [
    [
      'INSERT INTO forecasts VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING',
      table,
      round,
      person,
      kind,
      question,
      at,
      name,
      wins ?? null,
      lie ?? null,
    ],
  ],
  report: ({ table, line, by, why, at }) => [
    [
      `INSERT INTO reports (tbl, line, by, why, at, person, name, said)
       SELECT ?1, ?2, ?3, ?4, ?5, person, name, coalesce(text, quick)
       FROM (SELECT 1 AS n) AS here LEFT JOIN chat ON chat.tbl = ?1 AND chat.n = ?2`,
      table,
      line,
      by,
      why,
      at,
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
    ['DELETE FROM reports WHERE rowid = ?1', report],
  ],
  'undo-sanction': ({ id, by, at }) => [
    ['UPDATE sanctions SET undone = ?2, undoer = ?3 WHERE id = ?1 AND undone IS NULL', id, at, by],
  ],
  settled: ({ report }) => [['DELETE FROM reports WHERE rowid = ?1', report]],
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
    // a browser is one person's
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
  present: ({ table, row: { node, people, watchers } }) => [
    ['DELETE FROM presence WHERE tbl = ?1 AND node = ?2', table, node],
    ...(watchers > 0 || Object.keys(people).length > 0
      ? [['INSERT INTO presence VALUES (?1, ?2, ?3, ?4)', table, node, JSON.stringify(people), watchers] as const]
      : []),
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
  'no-passkey': ({ person, id }) => [['DELETE FROM passkeys WHERE person = ?1 AND id = ?2', person, id]],
};

export const statementsOf = (one: Write): readonly Statement[] =>
  (WRITERS[one.write] as (given: Write) => readonly Statement[])(one);

/** A place in the queue belongs to one person and one request, until then. */
export const TAKE_PLACE = `INSERT INTO queue VALUES (?1, ?2, ?3) ON CONFLICT (person)
  DO UPDATE SET token = excluded.token, until = excluded.until WHERE queue.until <= ?4 RETURNING token`;
export const LEAVE_PLACE = 'DELETE FROM queue WHERE person = ?1 AND token = ?2';

/** What was asked is answered once: a row, if it was not yet. */
export const TAKE_CHALLENGE = 'INSERT INTO challenges VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING hash';
/** PostgreSQL takes a list of them. */
export const TAKE_CHALLENGES = `INSERT INTO challenges SELECT hash, CAST(?2 AS BIGINT) FROM unnest(CAST(?1 AS TEXT[])) AS hash
    ON CONFLICT DO NOTHING RETURNING hash`;
