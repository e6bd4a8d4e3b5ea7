/** All queries of a store, in SQL that SQLite and PostgreSQL share. */

const TABLES = 'SELECT tables.*, code_until AS "codeUntil" FROM tables';
const GAMES = 'SELECT games.*, tbl AS "table", setup AS "set" FROM games';

const notApart = (one: string, other: string): string => `NOT EXISTS (SELECT 1 FROM blocks
    WHERE (blocks.person = ${one} AND blocks.other = ${other}) OR (blocks.person = ${other} AND blocks.other = ${one}))`;

/** A person; of a bot account its owner, too. */
const SELF = 'SELECT CAST(?1 AS TEXT) UNION SELECT owner FROM bots WHERE bots.person = ?1';

/** Reports of one line count as one, by the addresses they came from. */
const REPORTED = `SELECT min(rowid) AS id, tbl AS "table", round, line, min(game) AS game, min(person) AS person,
    min(name) AS name, min(said) AS said, min(lines) AS lines, min(at) AS at, string_agg(why, '\n') AS whys,
    count(*) AS reports, count(DISTINCT coalesce(origin, by)) AS origins FROM reports`;

export const QUERIES = {
  setting: 'SELECT value FROM settings WHERE key = ?1',
  person: 'SELECT * FROM people WHERE id = ?1',
  sessions: 'SELECT * FROM sessions WHERE person = ?1 ORDER BY seen DESC, n DESC',
  botsOf: 'SELECT people.* FROM people JOIN bots ON people.id = bots.person WHERE owner = ?1 ORDER BY created, id',
  recoveryOf: 'SELECT person FROM recoveries WHERE hash = ?1',
  table: `${TABLES} WHERE id = ?1`,
  peopleAt: 'SELECT person FROM seated WHERE tbl = ?1 ORDER BY person',
  players: 'SELECT seat, person, name, mask FROM players WHERE tbl = ?1 AND round = ?2 ORDER BY seat',
  lastGame: `${GAMES} WHERE tbl = ?1 ORDER BY round DESC LIMIT 1`,
  snapshot: 'SELECT * FROM snapshots WHERE tbl = ?1 AND round = ?2',
  entriesFrom: 'SELECT * FROM entries WHERE tbl = ?1 AND round = ?2 AND n >= ?3 ORDER BY n',
  countMoves: `SELECT count(*) AS n FROM entries
    WHERE tbl = ?1 AND round = ?2 AND kind IN ('move', 'release', 'timeout')`,
  chatLines: 'SELECT coalesce(max(n) + 1, 0) AS n FROM chat WHERE tbl = ?1',
  byInvite: "SELECT id FROM tables WHERE invite = ?1 AND status <> 'closed'",
  byCode: "SELECT id FROM tables WHERE code = ?1 AND code_until > ?2 AND status <> 'closed'",
  renewed: 'SELECT tbl FROM renewed WHERE word = ?1 AND until > ?2',
  open: `${TABLES} JOIN (SELECT id AS listed,
      row_number() OVER (PARTITION BY coalesce(host, id) ORDER BY touched DESC, id) AS nth_of_host,
      row_number() OVER (PARTITION BY coalesce(origin, id) ORDER BY touched DESC, id) AS nth_of_origin
      FROM tables WHERE public = 1 AND status <> 'closed' AND EXISTS (SELECT 1 FROM seated WHERE tbl = tables.id)) AS ranked
    ON listed = tables.id WHERE nth_of_host <= ?2 AND nth_of_origin <= ?3 ORDER BY touched DESC LIMIT ?1`,
  seeking: `${TABLES} JOIN chairs ON chairs.tbl = tables.id WHERE chairs.game = ?1
    ORDER BY (SELECT count(*) FROM seated WHERE seated.tbl = tables.id) DESC, touched LIMIT ?2`,
  ownerOf: 'SELECT people.* FROM people JOIN bots ON people.id = bots.owner WHERE bots.person = ?1',
  markOf: 'SELECT mark FROM devices WHERE person = ?1',
  blockPairs: `WITH pairs AS (SELECT other AS person, 1 AS mine FROM blocks WHERE person IN (${SELF})
      UNION SELECT person, 0 FROM blocks WHERE other IN (${SELF}))
    SELECT * FROM pairs UNION SELECT bots.person, mine FROM pairs JOIN bots ON bots.owner = pairs.person`,
  blocks: `SELECT other AS person, coalesce(name, '') AS name, at FROM blocks LEFT JOIN people ON people.id = other
    WHERE person = ?1 ORDER BY at DESC`,
  blockersOf: 'SELECT DISTINCT person FROM blocks WHERE device = ?1',
  met: `SELECT met.other AS person, people.name, mask, game, n, at FROM met JOIN people ON people.id = met.other
    WHERE met.person = ?1 AND people.name <> '' AND ${notApart('met.person', 'met.other')} ORDER BY at DESC, met.other LIMIT ?2`,
  invitations: `SELECT tbl AS "table", people.name AS by FROM invitations JOIN people ON people.id = invitations.by
    JOIN tables ON tables.id = tbl WHERE person = ?1 AND until > ?2 AND people.name <> '' AND status <> 'closed'
    AND ${notApart('invitations.person', 'invitations.by')} ORDER BY until DESC LIMIT 20`,
  wishers: 'SELECT * FROM wishes WHERE topic = ?1 AND told + every <= ?2 ORDER BY told, person LIMIT ?3',
  wishes: 'SELECT * FROM wishes WHERE person = ?1 ORDER BY topic',
  leaves: 'SELECT at FROM leaves WHERE person = ?1 ORDER BY at',
  seatedAt: `${TABLES} JOIN seated ON tables.id = seated.tbl
    WHERE seated.person = ?1 AND status <> 'closed' ORDER BY touched DESC LIMIT 100`,
  namedAt: "SELECT id FROM tables WHERE status <> 'closed' AND doc LIKE '%\"' || ?1 || '\"%'",
  playing: "SELECT id FROM tables WHERE status = 'playing'",
  untouched: `SELECT id FROM tables
    WHERE status <> 'closed' AND touched < CASE status WHEN 'playing' THEN CAST(?1 AS BIGINT) ELSE CAST(?2 AS BIGINT) END LIMIT ?3`,
  briefs: `SELECT id, status, touched, doc, (SELECT count(*) FROM seated WHERE tbl = tables.id) AS people
    FROM tables WHERE status <> 'closed' ORDER BY touched DESC LIMIT 10000`,
  game: `${GAMES} WHERE tbl = ?1 AND round = ?2`,
  finished: `${GAMES} JOIN players USING (tbl, round)
    WHERE person = ?1 AND ended IS NOT NULL ORDER BY ended DESC, tbl, round LIMIT ?2 OFFSET ?3`,
  finishedGame: `${GAMES} WHERE tbl = ?1 AND round = ?2 AND ended IS NOT NULL`,
  uncounted: 'SELECT tbl AS "table", round FROM uncounted ORDER BY tbl, round LIMIT ?1',
  figures: 'SELECT game, name, n FROM figures WHERE person = ?1 ORDER BY game, name',
  ratings: 'SELECT game, seats, games, gained, known FROM ratings WHERE person = ?1 ORDER BY game, seats',
  ratedPlayers: `SELECT players.seat, players.person, coalesce(own.games, 0) AS games, coalesce(own.gained, 0) AS gained,
      coalesce(own.known, 0) AS known
    FROM players JOIN ratings AS wish ON wish.person = players.person AND wish.game = ''
    LEFT JOIN ratings AS own ON own.person = players.person AND own.game = ?3 AND own.seats = ?4
    WHERE tbl = ?1 AND round = ?2 AND late IS NULL ORDER BY players.seat`,
  chat: `SELECT * FROM (SELECT * FROM chat WHERE tbl = ?1 AND person <> '' ORDER BY n DESC LIMIT ?2) AS latest ORDER BY n`,
  chatOf: 'SELECT tbl AS "table", at, text, quick FROM chat WHERE person = ?1 ORDER BY at, tbl, n LIMIT ?2 OFFSET ?3',
  reportsOf: 'SELECT tbl AS "table", at, why FROM reports WHERE by = ?1 ORDER BY at',
  subscriptions: 'SELECT * FROM subscriptions WHERE person = ?1',
  reminder: 'SELECT * FROM reminders WHERE person = ?1',
  reminders: 'SELECT * FROM reminders WHERE due <= ?1 ORDER BY due LIMIT ?2',
  passkey: 'SELECT * FROM passkeys WHERE id = ?1',
  passkeys: 'SELECT * FROM passkeys WHERE person = ?1 ORDER BY created',
  daily: 'SELECT said, doubted, n FROM daily WHERE date = ?1 ORDER BY said, doubted',
  challenged: 'SELECT count(*) AS n FROM challenges WHERE hash = ?1',
  chatAround: `SELECT * FROM chat WHERE tbl = ?1 AND n BETWEEN ?2 AND ?3 AND person <> '' ORDER BY n`,
  sanctions: 'SELECT * FROM sanctions ORDER BY at DESC, id LIMIT ?1',
  sanctionsOn: `SELECT * FROM sanctions WHERE undone IS NULL AND until > ?2
    AND (person IN (${SELF}) OR mark IN (SELECT mark FROM devices WHERE devices.person IN (${SELF}))) ORDER BY until DESC`,
  reports: `SELECT * FROM (${REPORTED} GROUP BY tbl, round, line) AS reported
    ORDER BY sum(origins) OVER same DESC, min(at) OVER same, person, origins DESC, at, id LIMIT ?1 OFFSET ?2`.replaceAll(
    'OVER same',
    'OVER (PARTITION BY coalesce(person, CAST(id AS TEXT)))',
  ),
  report: `${REPORTED} WHERE rowid = ?1 GROUP BY tbl, round, line`,
  countReports: 'SELECT count(*) AS n FROM (SELECT 1 FROM reports GROUP BY tbl, round, line) AS reported',
} as const;
