/** Reads rows of the store into their types; a malformed row is reported as damage. */
import { crc32 } from 'node:zlib';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Entry } from '../../host/table.ts';
import type { Quick, Status } from '../../protocol/lists.ts';
import type { Claim, News } from './cluster.ts';
import type { FiguresRow, Present, ReportedLine, SanctionRow } from './row-types.ts';
import type { TableBrief } from './store.ts';
import type { TableDoc } from './table-doc.ts';

/** As a driver returns it. */
export type Row = Readonly<Record<string, unknown>>;
type Value = unknown;

const damaged = (what: string): Error => new Error(`the store is damaged: ${what} expected`);
export const text = (value: Value): string => {
  if (typeof value !== 'string') throw damaged('text');
  return value;
};
export const number = (value: Value): number => {
  if (typeof value !== 'number') throw damaged('number');
  return value;
};
export const texts = (value: Value): string[] => {
  if (!Array.isArray(value)) throw damaged('texts');
  return value.map(text);
};
const bytes = (value: Value): Uint8Array => {
  if (!(value instanceof Uint8Array)) throw damaged('bytes');
  return Buffer.isBuffer(value) ? new Uint8Array(value) : value;
};
const flag = (value: Value): boolean => value === 1;
export const maybe = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined);
/** Trusts what the server wrote itself. */
const word = <T extends string>(value: Value): T => text(value) as T;
const json = <T>(value: Value): T => JSON.parse(text(value));

type Columns = { readonly [name: string]: (value: Value) => unknown };
const columns = <C extends Columns>(wanted: C) => {
  const list = Object.entries(wanted);
  return (row: Row) => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of list) found[name] = read(row[name]);
    return found as { [K in keyof C]: ReturnType<C[K]> };
  };
};

/** Skips a damaged row. */
export const sound = <T>(row: Row, read: (one: Row) => T): T[] => {
  try {
    return [read(row)];
  } catch {
    return [];
  }
};

export const id = (row: Row): string => text(row.id);
export const count = (row: Row): number => number(row.n);
export const person = columns({ id: text, name: text, lang: text, created: number });
export const session = columns({
  person: text,
  n: number,
  purpose: text,
  device: text,
  created: number,
  seen: number,
});
export const table = columns({
  id: text,
  status: word<Status>,
  public: flag,
  invite: text,
  code: maybe,
  codeUntil: number,
  touched: number,
  doc: json<TableDoc>,
});
const gameOf = (value: Value): string => json<TableDoc>(value).settings.game;
const briefly = columns({ id: text, doc: gameOf, status: word<Status>, people: number, touched: number });
export const brief = (row: Row): TableBrief => {
  const { doc: game, ...rest } = briefly(row);
  return { ...rest, game };
};
export const player = columns({ seat: word<Seat>, person: maybe, name: text, mask: maybe });
export const game = columns({
  table: text,
  round: number,
  version: number,
  set: json<NewGame>,
  started: number,
});
export const place = columns({ table: text, round: number });
const figure = columns({ game: text, name: text, n: number });
/** Rows of single figures, grouped by game. */
export const figures = (found: readonly Row[]): FiguresRow[] => {
  const games = new Map<string, Record<string, number>>();
  for (const { game: kind, name, n } of found.map(figure)) games.set(kind, { ...games.get(kind), [name]: n });
  return [...games].map(([kind, all]) => ({ game: kind, figures: all }));
};
export const rating = columns({ game: text, seats: number, games: number, gained: number, known: number });
export const ratedPlayer = columns({ seat: word<Seat>, person: text, games: number, gained: number, known: number });
export const ending = columns({ ended: number, winners: json<Seat[]> });
export const snapshot = columns({ n: number, version: number, state: bytes });
const quick = (value: Value): Quick | undefined => (value === null ? undefined : word<Quick>(value));
export const chatLine = columns({ n: number, at: number, person: text, name: text, text: maybe, quick });
export const ownLine = columns({ table: text, at: number, text: maybe, quick });
export const ownReport = columns({ table: text, at: number, why: text });
export const blockPairs = columns({ person: text, mine: flag });
export const block = columns({ person: text, name: text, at: number });
export const met = columns({ person: text, name: text, mask: maybe, game: text, n: number, at: number });
export const invitation = columns({ table: text, by: text });
export const wish = columns({
  person: text,
  topic: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  every: number,
  told: number,
});
const linesOf = (value: Value): ReportedLine[] => (value === null ? [] : json(value));
const whysOf = (value: Value): string[] =>
  text(value)
    .split('\n')
    .filter((why) => why !== '');
export const report = columns({
  id: number,
  table: text,
  round: number,
  line: number,
  reports: number,
  origins: number,
  whys: whysOf,
  at: number,
  game: maybe,
  lines: linesOf,
  person: maybe,
  name: maybe,
  said: maybe,
});

export const sanction = columns({
  id: text,
  person: maybe,
  name: text,
  kind: word<SanctionRow['kind']>,
  reason: word<SanctionRow['reason']>,
  said: maybe,
  by: text,
  at: number,
  until: number,
  undone: (value: Value) => (value === null ? undefined : number(value)),
  undoer: maybe,
});

export const daily = columns({ said: number, doubted: flag, n: number });

export const subscription = columns({ endpoint: text, person: text, p256dh: text, auth: text, created: number });

export const reminder = columns({
  person: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  hour: number,
  zone: text,
  due: number,
});

export const passkey = columns({
  id: text,
  person: text,
  rp: text,
  key: bytes,
  counter: number,
  used: number,
  created: number,
});

/** A checksum against flipped bits and misplaced rows. */
export const sumOf = (fields: readonly Value[]): number => crc32(JSON.stringify(fields));

/** The entries of one game from `first` on, complete and intact. */
export const entries = (first: number, found: readonly Row[]): Entry[] =>
  found.map((row, i) => {
    const { tbl, round, n, at, kind, seat, move, id: sent, away, sum } = row;
    if (n !== first + i) throw damaged(`entry ${first + i}`);
    // older stores have no sum
    if (sum !== null && sum !== sumOf([tbl, round, n, at, kind, seat, move, sent, away]))
      throw damaged(`entry ${n} as it was written`);
    return entry(row);
  });

const entry = (row: Row): Entry => ({
  kind: word<Entry['kind']>(row.kind),
  at: number(row.at),
  ...(row.seat === null ? {} : { seat: word<Seat>(row.seat) }),
  ...(row.move === null ? {} : { move: text(row.move) }),
  ...(row.id === null ? {} : { id: text(row.id) }),
  ...(row.away === null ? {} : { away: number(row.away) }),
  ...(row.mark === null ? {} : { mark: text(row.mark) }),
});

// —— several servers ——

export const head = columns({ version: number, keeper: maybe, fence: number });
export const present = columns({ node: text, people: json<Present['people']>, watchers: number });
const claimed = columns({ table: text, fence: number });
export const claim = (row: Row): Claim => ({
  ...claimed(row),
  since: row.since === null ? undefined : number(row.since),
});

type Lists = { readonly row: Row | null; readonly entries: Row[]; readonly lines: Row[]; readonly present: Row[] };
/** `first`: the number of the first unknown entry. */
export const news = (found: Row, first: number): News => {
  const lists = found as Lists;
  return {
    ...head(found),
    table: text(found.table),
    row: lists.row === null ? undefined : table(lists.row),
    entries: entries(first, lists.entries),
    lines: lists.lines.map(chatLine),
    present: lists.present.map(present),
  };
};
