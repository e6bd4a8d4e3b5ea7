/** Raise it with every change of the tables below. */
export const SCHEMA_VERSION = 23;

const PASSKEYS = `
CREATE TABLE IF NOT EXISTS passkeys (
  id TEXT PRIMARY KEY, person TEXT NOT NULL, rp TEXT NOT NULL, key BLOB NOT NULL, counter INTEGER NOT NULL,
  used INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkeys_person ON passkeys (person);
`;

/** Numbers are random, so that none recurs. */
const SESSIONS = `
CREATE TABLE IF NOT EXISTS sessions (
  person TEXT NOT NULL, n INTEGER NOT NULL, purpose TEXT NOT NULL, device TEXT NOT NULL, created INTEGER NOT NULL,
  seen INTEGER NOT NULL, PRIMARY KEY (person, n)
) WITHOUT ROWID;
`;

/** Current milliseconds in SQL. */
export const NOW = 'CAST(unixepoch() AS INTEGER) * 1000';

export const SCHEMA = `
CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, generation INTEGER NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bots (person TEXT PRIMARY KEY, owner TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS bots_owner ON bots (owner);
CREATE TABLE IF NOT EXISTS recoveries (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, invite TEXT NOT NULL,
  code TEXT, code_until INTEGER NOT NULL, touched INTEGER NOT NULL, doc TEXT NOT NULL, host TEXT, origin TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS tables_invite ON tables (invite);
UPDATE tables SET code = NULL WHERE code IS NOT NULL AND status <> 'closed' AND EXISTS
  (SELECT 1 FROM tables AS other WHERE other.code = tables.code AND other.status <> 'closed' AND other.id < tables.id);
DROP INDEX IF EXISTS tables_code;
CREATE UNIQUE INDEX IF NOT EXISTS tables_code_open ON tables (code) WHERE code IS NOT NULL AND status <> 'closed';
CREATE INDEX IF NOT EXISTS tables_public ON tables (touched) WHERE public = 1 AND status <> 'closed';
CREATE INDEX IF NOT EXISTS tables_status ON tables (status, touched);
CREATE TABLE IF NOT EXISTS seated (tbl TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (tbl, person)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seated_person ON seated (person);
CREATE TABLE IF NOT EXISTS games (
  tbl TEXT NOT NULL, round INTEGER NOT NULL, version INTEGER NOT NULL, setup TEXT NOT NULL, started INTEGER NOT NULL,
  ended INTEGER, winners TEXT, PRIMARY KEY (tbl, round)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS games_ended ON games (ended);
CREATE TABLE IF NOT EXISTS players (
  tbl TEXT NOT NULL, round INTEGER NOT NULL, seat TEXT NOT NULL, person TEXT, name TEXT NOT NULL,
  mask TEXT, late INTEGER, PRIMARY KEY (tbl, round, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS players_person ON players (person);
CREATE TABLE IF NOT EXISTS entries (
  tbl TEXT NOT NULL, round INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,
  seat TEXT, move TEXT, id TEXT, away INTEGER, sum INTEGER, mark TEXT, PRIMARY KEY (tbl, round, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
  tbl TEXT NOT NULL, round INTEGER NOT NULL, n INTEGER NOT NULL, version INTEGER NOT NULL, state BLOB NOT NULL,
  PRIMARY KEY (tbl, round)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
  tbl TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT, quick TEXT,
  PRIMARY KEY (tbl, n)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chat_person ON chat (person);
CREATE INDEX IF NOT EXISTS chat_at ON chat (at);
CREATE TABLE IF NOT EXISTS figures (
  person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (person, game, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ratings (
  person TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, games INTEGER NOT NULL, gained INTEGER NOT NULL,
  known INTEGER NOT NULL, PRIMARY KEY (person, game, seats)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS uncounted (tbl TEXT NOT NULL, round INTEGER NOT NULL, PRIMARY KEY (tbl, round)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reports (
  tbl TEXT NOT NULL, line INTEGER NOT NULL, by TEXT NOT NULL, why TEXT NOT NULL, at INTEGER NOT NULL,
  person TEXT, name TEXT, said TEXT, round INTEGER NOT NULL DEFAULT 0, game TEXT, lines TEXT, origin TEXT
);
CREATE TABLE IF NOT EXISTS challenges (hash TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS daily (
  date TEXT NOT NULL, said INTEGER NOT NULL, doubted INTEGER NOT NULL, n INTEGER NOT NULL, until INTEGER NOT NULL,
  PRIMARY KEY (date, said, doubted)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS renewed (word TEXT PRIMARY KEY, tbl TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS renewed_tbl ON renewed (tbl, until);
CREATE TABLE IF NOT EXISTS subscriptions (
  endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS reminders (
  person TEXT PRIMARY KEY, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, hour INTEGER NOT NULL,
  zone TEXT NOT NULL, due INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS reminders_due ON reminders (due);
CREATE INDEX IF NOT EXISTS subscriptions_person ON subscriptions (person, created);
CREATE TABLE IF NOT EXISTS chairs (tbl TEXT PRIMARY KEY, game TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chairs_game ON chairs (game);
CREATE TABLE IF NOT EXISTS queue (person TEXT PRIMARY KEY, token TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS blocks (
  person TEXT NOT NULL, other TEXT NOT NULL, device TEXT, at INTEGER NOT NULL, PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS blocks_other ON blocks (other);
CREATE INDEX IF NOT EXISTS blocks_device ON blocks (device);
CREATE TABLE IF NOT EXISTS devices (person TEXT PRIMARY KEY, mark TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS met (
  person TEXT NOT NULL, other TEXT NOT NULL, game TEXT NOT NULL, mask TEXT, n INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (person, other, game)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS met_other ON met (other);
CREATE TABLE IF NOT EXISTS invitations (
  person TEXT NOT NULL, tbl TEXT NOT NULL, by TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (person, tbl)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS wishes (
  person TEXT NOT NULL, topic TEXT NOT NULL, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
  every INTEGER NOT NULL, told INTEGER NOT NULL, PRIMARY KEY (person, topic)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS wishes_topic ON wishes (topic, told);
CREATE TABLE IF NOT EXISTS leaves (
  person TEXT NOT NULL, tbl TEXT NOT NULL, round INTEGER NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL,
  PRIMARY KEY (person, tbl, round)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sanctions (
  id TEXT PRIMARY KEY, person TEXT, mark TEXT, name TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, said TEXT,
  by TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER NOT NULL, undone INTEGER, undoer TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sanctions_person ON sanctions (person);
CREATE INDEX IF NOT EXISTS sanctions_mark ON sanctions (mark);
CREATE INDEX IF NOT EXISTS sanctions_at ON sanctions (at);
${PASSKEYS}${SESSIONS}`;

const OF_LINE = (what: string): string =>
  `(SELECT ${what} FROM chat WHERE chat.tbl = reports.tbl AND chat.n = reports.line)`;

export const STEPS: Readonly<Record<number, string>> = {
  1: 'ALTER TABLE entries ADD COLUMN away INTEGER',
  2: 'INSERT OR IGNORE INTO uncounted SELECT tbl, round FROM games WHERE ended IS NOT NULL',
  4: 'ALTER TABLE games DROP COLUMN watch',
  5: 'ALTER TABLE entries ADD COLUMN sum INTEGER',
  7: `DROP TABLE passkeys; ${PASSKEYS}`,
  // before, each person had one session, numbered by a generation that is no longer used
  9: `INSERT INTO sessions SELECT id, generation, '', '', created, ${NOW} FROM people WHERE name <> '' ON CONFLICT DO NOTHING`,
  // before, author and words were looked up by a number that was reused
  10:
    ['person', 'name', 'said'].map((column) => `ALTER TABLE reports ADD COLUMN ${column} TEXT`).join('; ') +
    `;
    UPDATE reports SET person = ${OF_LINE('person')}, name = ${OF_LINE('name')}, said = ${OF_LINE('coalesce(text, quick)')}`,
  11: 'ALTER TABLE players ADD COLUMN mask TEXT',
  14: 'ALTER TABLE entries ADD COLUMN mark TEXT',
  15: 'ALTER TABLE tables ADD COLUMN host TEXT; ALTER TABLE tables ADD COLUMN origin TEXT',
  20: 'ALTER TABLE players ADD COLUMN late INTEGER',
  21: ['forecasts', 'dares', 'dare_answers'].map((table) => `DROP TABLE IF EXISTS ${table}`).join('; '),
  // before, one person could report a line several times
  22: `${['round INTEGER NOT NULL DEFAULT 0', 'game TEXT', 'lines TEXT', 'origin TEXT']
    .map((column) => `ALTER TABLE reports ADD COLUMN ${column}`)
    .join('; ')};
    DELETE FROM reports WHERE rowid NOT IN (SELECT min(rowid) FROM reports GROUP BY tbl, line, by)`,
};
