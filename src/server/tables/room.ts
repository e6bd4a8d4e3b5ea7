/** A table in memory: its people, its game under way, whoever looks at it. */
import type { Fact } from '../../engine/facts.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Clocks } from '../../host/clock.ts';
import type { Entry, Live } from '../../host/live.ts';
import type { PersonRow, TableRow, TableWrite } from '../store/store.ts';
import type { Doc } from './lobby.ts';

/** One connection. */
export type Client = {
  send(text: string): void;
  end(code: number, why: string): void;
  person: PersonRow | undefined;
  room: Room | undefined;
  /** Has yet to be shown the table; what he says that he knows of it. */
  fresh: boolean;
  knows: { readonly round: number; readonly heard: number } | undefined;
  /** Moves that the next frame confirms. */
  oks: string[];
};

/** Watchers who are behind: the same log, folded later. */
export type Trail = {
  readonly live: Live;
  readonly facts: Fact[];
  /** What they have not seen yet. */
  readonly queue: Entry[];
  /** When the game began: they see its beginning late, too. */
  readonly began: number;
  last: string;
};

export type Room = {
  readonly id: string;
  readonly invite: string;
  code: string | undefined;
  codeUntil: number;
  touched: number;
  readonly doc: Doc;
  /** The clocks agreed at the table, as the server runs them. */
  clocks: Clocks;
  live: Live | undefined;
  /** Who played each seat when this game began: its cards are his to see, not those of whoever sits there next. */
  players: readonly (string | undefined)[];
  readonly clients: Set<Client>;
  /** All that was said in this game; kept for the tables where it was needed last, since the log has it too. */
  facts: Fact[] | undefined;
  /** Facts are being folded again from the log; what is said meanwhile. */
  gathering: { readonly late: Fact[]; readonly done: Promise<void> } | undefined;
  trail: Trail | undefined;
  /** What is yet to be told: facts, and whose view may have changed. */
  said: Fact[];
  seen: Set<Seat> | 'all' | undefined;
  /** The last view sent to each viewer, and the last word on the table. */
  shown: Map<Seat | undefined, string>;
  info: string;
  infoChanged: boolean;
  /** When a bot gives its answer. */
  wakes: Map<Seat, number> | undefined;
  timer: NodeJS.Timeout | undefined;
  timerAt: number;
  /** The number of the next line of chat. */
  chatLines: number;
  /** Since when the host has no connection here. */
  hostless: number | undefined;
  /** Who sat here when it was written last. */
  seated: string | undefined;
};

export const newRoom = (row: TableRow, doc: Doc, least: number | undefined): Room => ({
  id: row.id,
  invite: row.invite,
  code: row.code,
  codeUntil: row.codeUntil,
  touched: row.touched,
  doc,
  clocks: clocksFor(doc, least),
  live: undefined,
  players: [],
  clients: new Set(),
  facts: undefined,
  gathering: undefined,
  trail: undefined,
  said: [],
  seen: undefined,
  shown: new Map(),
  info: '',
  infoChanged: true,
  wakes: undefined,
  timer: undefined,
  timerAt: 0,
  chatLines: 0,
  hostless: undefined,
  seated: undefined,
});

export const clocksFor = ({ settings }: Doc, least: number | undefined): Clocks =>
  least === undefined ? settings.clock : { ...settings.clock, least };

/** The table as it is to be written now. */
export const rowOf = (room: Room): TableWrite => {
  const { id, invite, code, codeUntil, touched, doc } = room;
  const people = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const seated = people.join(' ');
  const same = seated === room.seated;
  room.seated = seated;
  return {
    id,
    status: doc.status,
    public: doc.settings.public,
    invite,
    code,
    codeUntil,
    touched,
    people: same ? undefined : people,
    doc: JSON.stringify(doc),
  };
};

/** Whose eyes a connection has: those of the seat that its person played from the beginning, and was not put out of. */
export const viewerOf = ({ doc, players }: Room, { person }: Client): Seat | undefined => {
  if (person === undefined) return undefined;
  const i = players.indexOf(person.id);
  return i < 0 || (doc.status === 'playing' && doc.seats[i]?.person !== person.id) ? undefined : SEATS[i];
};

export const isOnline = ({ clients }: Room, person: string): boolean => {
  for (const client of clients) if (client.person?.id === person) return true;
  return false;
};

/** A bot plays this seat: one was seated there, or its owner is away. */
export const playedByBot = ({ doc }: Room, i: number): boolean => {
  const seat = doc.seats[i];
  return seat !== undefined && (seat.bot !== undefined || seat.away);
};
