/** Writes of games: log, players, and figures. */
import type { Player } from './row-types.ts';
import { sumOf } from './rows.ts';
import type { Of, Statement, Value, Writers } from './sql-statement.ts';

const PLAYER = `INSERT INTO players VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
  ON CONFLICT (tbl, round, seat) DO UPDATE
  SET person = excluded.person, name = excluded.name, mask = excluded.mask, late = excluded.late`;
const playerOf = (
  { table, round }: { table: string; round: number },
  { seat, person, name, mask }: Player,
  late: 1 | null = null,
): Statement => [PLAYER, table, round, seat, person ?? null, name, mask ?? null, late];

const ENTRY = 'INSERT INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)';

/** An entry's columns. Its mark is not in its sum, so that servers of the previous version can read it. */
export const entryColumns = ({ table, round, n, entry }: Of<'entry'>): Value[] => {
  const { at, kind, seat = null, move = null, id = null, away = null, mark = null } = entry;
  const columns = [table, round, n, at, kind, seat, move, id, away];
  return [...columns, sumOf(columns), mark];
};

export const OF_GAMES = {
  entry: (one) => [[ENTRY, ...entryColumns(one)]],
  game: ({ row }) => [
    [
      'INSERT INTO games (tbl, round, version, setup, started) VALUES (?1, ?2, ?3, ?4, ?5)',
      row.table,
      row.round,
      row.version,
      JSON.stringify(row.set),
      row.started,
    ],
    ...row.players.map((one) => playerOf(row, one, row.unrated === true ? 1 : null)),
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
} satisfies Partial<Writers>;
