/** The queries of the PostgreSQL store. */
import { eachOf, LISTS, ONES, type Read } from './plain-reads.ts';
import { QUERIES } from './queries.ts';
import type { FinishedRow, GameRow, TableRow } from './row-types.ts';
import * as rows from './rows.ts';
import type { Value } from './sql-statement.ts';
import type { Loaded, Store } from './store.ts';

/** Rows gathered as JSON in one answer. */
export const gathered = (sql: string): string => `(SELECT coalesce(json_agg(g), '[]') FROM (${sql}) AS g)`;
export const first = (sql: string): string => `(SELECT row_to_json(g) FROM (${sql}) AS g)`;
/** Who is at a table, per node; `h` is its head. */
export const PRESENT = 'SELECT node, people, watchers FROM presence WHERE tbl = h.tbl';

const ROUND = '(SELECT coalesce(max(round), 0) FROM games WHERE tbl = ?1)';
const KEPT = `SELECT n, version, state FROM snapshots
  WHERE tbl = ?1 AND round = ${ROUND} AND rules = coalesce(current_setting('cabale.rules', true), '')`;

/** All of a table at one moment. */
const LOAD = `SELECT ${first(QUERIES.table)} AS "table", ${gathered(QUERIES.peopleAt)} AS people,
  ${first(QUERIES.lastGame)} AS game, ${gathered(QUERIES.players.replace('?2', ROUND))} AS players,
  ${first(KEPT)} AS snapshot, ${first('SELECT version, keeper, fence FROM heads WHERE tbl = ?1')} AS head,
  ${gathered(PRESENT.replace('h.tbl', '?1'))} AS present, (${QUERIES.chatLines}) AS lines,
  ${gathered(QUERIES.entriesFrom.replace('?2', ROUND).replace('?3', `coalesce((SELECT n FROM (${KEPT}) AS kept), 0)`))} AS entries`;

const PERSON = `SELECT ${first(QUERIES.person)} AS person, ${gathered(QUERIES.sessions)} AS sessions`;

/** Rows with their people in one answer: a hundred questions would hold up everybody's moves. */
const withPeople = (sql: string): string =>
  `SELECT f.*, ${gathered(QUERIES.peopleAt.replace('?1', 'f.id'))} AS people FROM (${sql}) AS f ORDER BY f.touched DESC`;
const ofGame = (sql: string): string => sql.replace('?1', 'f.tbl').replace('?2', 'f.round');
const FINISHED = (sql: string): string =>
  `SELECT f.*, ${gathered(ofGame(QUERIES.players))} AS players, (${ofGame(QUERIES.countMoves)}) AS moves
  FROM (${sql}) AS f ORDER BY f.ended DESC, f.tbl, f.round`;

type Found = {
  readonly table: rows.Row | null;
  readonly people: readonly rows.Row[];
  readonly game: rows.Row | null;
  readonly players: readonly rows.Row[];
  readonly snapshot: { n: number; version: number; state: string } | null;
  readonly lines: number;
  readonly entries: readonly rows.Row[];
  readonly head: rows.Row | null;
  readonly present: readonly rows.Row[];
};

const listOf = (value: unknown): readonly rows.Row[] => (Array.isArray(value) ? value : []);

type FoundPerson = { readonly person: rows.Row | null; readonly sessions: readonly rows.Row[] };

/** Values are numbered as in the store's queries. */
export type AskPg = (sql: string, ...values: readonly unknown[]) => Promise<rows.Row[]>;

/** Queries that postgres.ts overrides. */
type Apart =
  | 'commit'
  | 'takeRecovery'
  | 'takeChallenge'
  | 'takeChallenges'
  | 'takePlace'
  | 'leavePlace'
  | 'namedAt'
  | 'expire'
  | 'expireGuests';
type Reading = Omit<Store, Apart | 'lost' | 'backup' | 'measured' | 'close'>;

const loadedFrom = (found: Found | undefined): Loaded | undefined => {
  if (found === undefined || found.table === null) return undefined;
  const { snapshot } = found;
  return {
    row: { ...rows.table(found.table), people: found.people.map((row) => rows.text(row.person)) },
    game: found.game === null ? undefined : { ...rows.game(found.game), players: found.players.map(rows.player) },
    snapshot: snapshot === null ? undefined : { ...snapshot, state: Buffer.from(snapshot.state.slice(2), 'hex') },
    entries: rows.entries(snapshot?.n ?? 0, found.entries),
    chatLines: found.lines,
    head: found.head === null ? undefined : rows.head(found.head),
    present: found.present.map(rows.present),
  };
};

type Question = keyof typeof QUERIES;
type Ones = { [K in keyof typeof ONES]: (...values: readonly Value[]) => Promise<Read<typeof ONES, K> | undefined> };
type Lists = { [K in keyof typeof LISTS]: (...values: readonly Value[]) => Promise<Read<typeof LISTS, K>[]> };

export const openPgReading = (ask: AskPg): Reading => {
  const one = <T>(question: Question, read: (row: rows.Row) => T | Promise<T>) => {
    return async (...values: readonly Value[]): Promise<T | undefined> => {
      const [row] = await ask(QUERIES[question], ...values);
      return row === undefined ? undefined : read(row);
    };
  };
  const all = <T>(question: Question, read: (row: rows.Row) => T) => {
    return async (...values: readonly Value[]): Promise<T[]> => (await ask(QUERIES[question], ...values)).map(read);
  };

  const players = all('players', rows.player);
  const game = async (row: rows.Row): Promise<GameRow> => {
    const found = rows.game(row);
    return { ...found, players: await players(found.table, found.round) };
  };
  const finished = async (question: Question, ...values: readonly Value[]): Promise<FinishedRow[]> =>
    (await ask(FINISHED(QUERIES[question]), ...values)).map((row) => ({
      ...rows.game(row),
      ...rows.ending(row),
      players: listOf(row.players).map(rows.player),
      moves: rows.number(row.moves),
    }));
  const tables = async (question: Question, ...values: readonly Value[]): Promise<TableRow[]> => {
    const table = (row: rows.Row): TableRow => ({
      ...rows.table(row),
      people: listOf(row.people).map(({ person }) => rows.text(person)),
    });
    return (await ask(withPeople(QUERIES[question]), ...values)).flatMap((row) => rows.sound(row, table));
  };
  const entriesFrom = async (of: string, round: number, from: number) =>
    rows.entries(from, await ask(QUERIES.entriesFrom, of, round, from));

  return {
    ...eachOf<typeof ONES, Ones>(ONES, one),
    ...eachOf<typeof LISTS, Lists>(LISTS, all),
    async personWithSessions(id) {
      const [found] = (await ask(PERSON, id)) as unknown as FoundPerson[];
      if (found === undefined || found.person === null) return undefined;
      return { row: rows.person(found.person), sessions: found.sessions.map(rows.session) };
    },
    async load(of) {
      const [found] = (await ask(LOAD, of)) as unknown as Found[];
      return loadedFrom(found);
    },
    open: (most, perHost, perOrigin) => tables('open', most, perHost, perOrigin),
    seeking: (game, most) => tables('seeking', game, most),
    seatedAt: (person) => tables('seatedAt', person),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one('game', game),
    finished: (person, most, skipped) => finished('finished', person, most, skipped),
    finishedGame: async (of, round) => (await finished('finishedGame', of, round))[0],
    figures: async (person) => rows.figures(await ask(QUERIES.figures, person)),
    challenged: async (hash) => ((await one('challenged', rows.count)(hash)) ?? 0) > 0,
  };
};
