/** The queries of the SQLite store. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { eachOf, LISTS, ONES, type Read } from './plain-reads.ts';
import { QUERIES } from './queries.ts';
import type { FinishedRow, GameRow, TableRow } from './row-types.ts';
import * as rows from './rows.ts';
import type { StoreCalls } from './store.ts';

type Reading = Omit<
  StoreCalls,
  | 'commit'
  | 'takeRecovery'
  | 'takeChallenge'
  | 'takeChallenges'
  | 'takePlace'
  | 'leavePlace'
  | 'expire'
  | 'expireGuests'
  | 'lost'
  | 'measured'
  | 'close'
>;
type Question = keyof typeof QUERIES;
type Values = readonly SQLInputValue[];
type Ones = { [K in keyof typeof ONES]: (...values: Values) => Read<typeof ONES, K> | undefined };
type Lists = { [K in keyof typeof LISTS]: (...values: Values) => Read<typeof LISTS, K>[] };

const questionsTo = (db: DatabaseSync) => ({
  one<T>(question: Question, read: (row: rows.Row) => T) {
    const query = db.prepare(QUERIES[question]);
    return (...args: readonly SQLInputValue[]): T | undefined => {
      const row = query.get(...args);
      return row === undefined ? undefined : read(row);
    };
  },
  all<T>(question: Question, read: (row: rows.Row) => T) {
    const query = db.prepare(QUERIES[question]);
    return (...args: readonly SQLInputValue[]): T[] => query.all(...args).map(read);
  },
});

/** Tables in `lost` are skipped. */
export const openReading = (db: DatabaseSync, lost: ReadonlySet<string>): Reading => {
  const { one, all } = questionsTo(db);
  const peopleAt = all('peopleAt', (row) => rows.text(row.person));
  const table = (row: rows.Row): TableRow => ({ ...rows.table(row), people: peopleAt(rows.id(row)) });
  const players = all('players', rows.player);
  const game = (row: rows.Row): GameRow => {
    const found = rows.game(row);
    return { ...found, players: players(found.table, found.round) };
  };
  const countMoves = one('countMoves', rows.count);
  const finished = (row: rows.Row): FinishedRow => {
    const found = game(row);
    return { ...found, ...rows.ending(row), moves: countMoves(found.table, found.round) ?? 0 };
  };
  const sound = (question: Question) => {
    const list = all(question, (row) => (lost.has(rows.id(row)) ? [] : rows.sound(row, table)));
    return (...args: readonly SQLInputValue[]): TableRow[] => list(...args).flat();
  };
  const tableBy = one('table', table);
  const lastGame = one('lastGame', game);
  const snapshotOf = one('snapshot', rows.snapshot);
  const loggedFrom = db.prepare(QUERIES.entriesFrom);
  const entriesFrom = (of: string, round: number, first: number) =>
    rows.entries(first, loggedFrom.all(of, round, first));
  const ones = eachOf<typeof ONES, Ones>(ONES, one);
  const lists = eachOf<typeof LISTS, Lists>(LISTS, all);
  const figuresOf = all('figures', (row) => row);
  const [challenged, chatLines] = [one('challenged', rows.count), one('chatLines', rows.count)];

  return {
    ...ones,
    ...lists,
    personWithSessions(id) {
      const row = ones.person(id);
      return row === undefined ? undefined : { row, sessions: lists.sessions(id) };
    },
    load(of) {
      if (lost.has(of)) throw new Error('its last moves, which were acknowledged, are not in the store');
      const row = tableBy(of);
      if (row === undefined) return undefined;
      const last = lastGame(of);
      const round = last?.round ?? 0;
      const snapshot = snapshotOf(of, round);
      const entries = entriesFrom(of, round, snapshot?.n ?? 0);
      return { row, game: last, snapshot, entries, chatLines: chatLines(of) ?? 0 };
    },
    open: sound('open'),
    seeking: sound('seeking'),
    seatedAt: sound('seatedAt'),
    namedAt: all('namedAt', rows.id),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one('game', game),
    finished: all('finished', finished),
    finishedGame: one('finishedGame', finished),
    figures: (of) => rows.figures(figuresOf(of)),
    challenged: (hash) => (challenged(hash) ?? 0) > 0,
  };
};
