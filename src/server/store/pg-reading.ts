/** What is asked of a store in PostgreSQL. */
import { QUERIES } from './queries.ts';
import * as rows from './rows.ts';
import type { FinishedRow, GameRow, Store, TableRow } from './store.ts';
import type { Value } from './writing.ts';

/** Several rows gathered in one answer, as JSON. */
export const gathered = (sql: string): string => `(SELECT coalesce(json_agg(g), '[]') FROM (${sql}) AS g)`;
export const first = (sql: string): string => `(SELECT row_to_json(g) FROM (${sql}) AS g)`;
/** Who is at a table by way of which node; `h` is its head. */
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

/** A question with its values, numbered as the store's queries are. */
export type AskPg = (sql: string, ...values: readonly unknown[]) => Promise<rows.Row[]>;

type Reading = Omit<
  Store,
  'commit' | 'takeRecovery' | 'takeChallenge' | 'expire' | 'expireGuests' | 'lost' | 'backup' | 'measured' | 'close'
>;

export const openPgReading = (ask: AskPg): Reading => {
  type Question = keyof typeof QUERIES;
  const one = <T>(question: Question, read: (row: rows.Row) => T | Promise<T>) => {
    return async (...values: readonly Value[]): Promise<T | undefined> => {
      const [row] = await ask(QUERIES[question], ...values);
      return row === undefined ? undefined : read(row);
    };
  };
  const all = <T>(question: Question, read: (row: rows.Row) => T) => {
    return async (...values: readonly Value[]): Promise<T[]> => (await ask(QUERIES[question], ...values)).map(read);
  };

  const peopleAt = all('peopleAt', (row) => rows.text(row.person));
  const players = all('players', rows.player);
  const game = async (row: rows.Row): Promise<GameRow> => {
    const found = rows.game(row);
    return { ...found, players: await players(found.table, found.round) };
  };
  const countMoves = one('countMoves', rows.count);
  const finished = async (row: rows.Row): Promise<FinishedRow> => {
    const found = await game(row);
    return { ...found, ...rows.ending(row), moves: (await countMoves(found.table, found.round)) ?? 0 };
  };
  const tables = async (found: readonly rows.Row[]): Promise<TableRow[]> => {
    const whole = found.flatMap((row) => rows.sound(row, rows.table));
    return Promise.all(whole.map(async (row) => ({ ...row, people: await peopleAt(row.id) })));
  };
  const entriesFrom = async (of: string, round: number, from: number) =>
    rows.entries(from, await ask(QUERIES.entriesFrom, of, round, from));

  return {
    setting: one('setting', (row) => rows.text(row.value)),
    person: one('person', rows.person),
    sessions: all('sessions', rows.session),
    recoveryOf: one('recoveryOf', (row) => rows.text(row.person)),
    async load(of) {
      const [found] = (await ask(LOAD, of)) as unknown as Found[];
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
    },
    byInvite: one('byInvite', rows.id),
    byCode: one('byCode', rows.id),
    renewed: one('renewed', (row) => rows.text(row.tbl)),
    open: async (most) => tables(await ask(QUERIES.open, most)),
    seatedAt: async (person) => tables(await ask(QUERIES.seatedAt, person)),
    playing: all('playing', rows.id),
    untouched: all('untouched', rows.id),
    briefs: all('briefs', rows.brief),
    entries: (of, round) => entriesFrom(of, round, 0),
    game: one('game', game),
    finished: async (person, most) => Promise.all((await ask(QUERIES.finished, person, most)).map(finished)),
    finishedGame: one('finishedGame', finished),
    uncounted: all('uncounted', rows.place),
    figures: async (person) => rows.figures(await ask(QUERIES.figures, person)),
    chat: all('chat', rows.chatLine),
    forecasts: all('forecasts', rows.forecast),
    forecastsOf: all('forecastsOf', rows.forecast),
    subscriptions: all('subscriptions', rows.subscription),
    reminder: one('reminder', rows.reminder),
    reminders: all('reminders', rows.reminder),
    passkey: one('passkey', rows.passkey),
    passkeys: all('passkeys', rows.passkey),
    daily: all('daily', rows.daily),
    challenged: async (hash) => ((await one('challenged', rows.count)(hash)) ?? 0) > 0,
    reports: all('reports', rows.report),
  };
};
