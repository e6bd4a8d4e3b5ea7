/** The queries of the SQLite store. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
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

const ofDevices = (all: ReturnType<typeof questionsTo>['all']) => ({
  subscriptions: all('subscriptions', rows.subscription),
  reminders: all('reminders', rows.reminder),
  passkeys: all('passkeys', rows.passkey),
});

const ofStrangers = (all: ReturnType<typeof questionsTo>['all']) => ({
  blockPairs: all('blockPairs', rows.blockPairs),
  blocks: all('blocks', rows.block),
  blockersOf: all('blockersOf', (row) => rows.text(row.person)),
  leaves: all('leaves', (row) => rows.number(row.at)),
  met: all('met', rows.met),
  invitations: all('invitations', rows.invitation),
  wishers: all('wishers', rows.wish),
  wishes: all('wishes', rows.wish),
  reports: all('reports', rows.report),
  chatAround: all('chatAround', rows.chatLine),
  sanctions: all('sanctions', rows.sanction),
  sanctionsOn: all('sanctionsOn', rows.sanction),
  ratings: all('ratings', rows.rating),
  ratedPlayers: all('ratedPlayers', rows.ratedPlayer),
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
  const [person, sessions] = [one('person', rows.person), all('sessions', rows.session)];
  const figuresOf = all('figures', (row) => row);
  const [challenged, chatLines] = [one('challenged', rows.count), one('chatLines', rows.count)];

  return {
    setting: one('setting', (row) => rows.text(row.value)),
    person,
    sessions,
    personWithSessions(id) {
      const row = person(id);
      return row === undefined ? undefined : { row, sessions: sessions(id) };
    },
    botsOf: all('botsOf', rows.person),
    recoveryOf: one('recoveryOf', (row) => rows.text(row.person)),
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
    byInvite: one('byInvite', rows.id),
    byCode: one('byCode', rows.id),
    renewed: one('renewed', (row) => rows.text(row.tbl)),
    open: sound('open'),
    ...ofStrangers(all),
    seeking: sound('seeking'),
    seatedAt: sound('seatedAt'),
    namedAt: all('namedAt', rows.id),
    playing: all('playing', rows.id),
    untouched: all('untouched', rows.id),
    briefs: all('briefs', rows.brief),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one('game', game),
    finished: all('finished', finished),
    finishedGame: one('finishedGame', finished),
    uncounted: all('uncounted', rows.place),
    figures: (of) => rows.figures(figuresOf(of)),
    chat: all('chat', rows.chatLine),
    chatOf: all('chatOf', rows.ownLine),
    reportsOf: all('reportsOf', rows.ownReport),
    reminder: one('reminder', rows.reminder),
    passkey: one('passkey', rows.passkey),
    ...ofDevices(all),
    daily: all('daily', rows.daily),
    challenged: (hash) => (challenged(hash) ?? 0) > 0,
  };
};
