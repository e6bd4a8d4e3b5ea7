/** A table in memory: its people, its game under way, whoever looks at it. Each part says which file changes it. */
import type { Fact } from '../../../engine/facts.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Bots } from '../../../host/bots.ts';
import type { Clocks } from '../../../host/clock.ts';
import type { Entry, Table } from '../../../host/table.ts';
import type { Signed } from '../../people/people.ts';
import type { TableRow } from '../../store/row-types.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { isOwnScreen, mayLead } from '../lobby/admission.ts';
import { seatOf } from '../lobby/lobby.ts';
import { type Absent, newAbsent } from './absent.ts';
import { type Alarm, newAlarm } from './alarm.ts';
import { newShared, type Shared } from './cluster-state.ts';
import type { Hub } from './hub.ts';
import { newOutbox, type Outbox } from './outbox.ts';
import type { Sheet } from './sheets.ts';
import type { Writer } from './typing.ts';

/** What may be long comes in pieces, each of which is made when the one before is gone. */
export type Message = string | Iterable<string>;

/** One connection. */
export type Client = {
  /** Several go together. */
  send(...messages: readonly Message[]): void;
  end(code: number, why: string): void;
  readonly address: string;
  person: Signed | undefined;
  /** A big screen: it is shown what lies on the table, whoever has opened it, and does nothing there. */
  wall: boolean;
  /** When it came to the table; as a big screen, how far it has shown the game (screen-sync.ts). */
  since: number;
  led: { readonly round: number; readonly heard: number } | undefined;
  liveTable: LiveTable | undefined;
  /** Has yet to be shown the table; what it has not heard of the game when it enters. */
  fresh: boolean;
  missed: MissedFacts | undefined;
  /** The view that it was sent last: what changed is told from there on. */
  shown: Sheet | undefined;
  /** Moves that the next message about the game confirms. */
  oks: string[];
};

/** A connection that has not entered a table. */
export const atNoTable = () => ({
  wall: false,
  since: 0,
  led: undefined,
  liveTable: undefined,
  fresh: false,
  missed: undefined,
  shown: undefined,
  oks: [],
});

/** All that was told in a game from a certain fact on, up to a moment. */
export type MissedFacts = { readonly live: Table | undefined; readonly from: number; readonly facts: readonly Fact[] };

/** The game under way, or the one that is over. */
export type Playing = {
  readonly live: Table;
  readonly bots: Bots;
  /** The clocks agreed at the table, as the server runs them. */
  readonly clocks: Clocks;
  /** Who played each seat when this game began: its cards are his to see, not those of whoever sits there next. */
  readonly players: readonly (string | undefined)[];
};

/**
 * A question was opened when so many facts had been told to all, `news` of them since the one before: the big screen that
 * leads has said nothing of these, has begun, or has shown them.
 */
type Told = {
  readonly round: number;
  readonly question: number;
  readonly at: number;
  readonly facts: number;
  readonly news: number;
  readonly state: 'unsaid' | 'begun' | 'shown';
};

/** Watchers who are behind: the same log, folded later. */
export type Trail = {
  readonly table: Table;
  readonly facts: Fact[];
  /** What they have not seen yet. */
  readonly queue: Entry[];
  /** When the game began: they see its beginning late, too. */
  readonly began: number;
  last: string;
};

export type LiveTable = {
  /** The server that has it in memory. */
  readonly hub: Hub;
  readonly id: string;
  /** What was agreed (lobby.ts). */
  doc: TableDoc;
  /** What else is written of it (hub.ts). */
  readonly file: {
    invite: string;
    code: string | undefined;
    codeUntil: number;
    touched: number;
    /** Who sat here when it was written last. */
    seated: string | undefined;
    /** Under which game it was offered. */
    seeks: string | undefined;
  };
  /** game-start.ts and loading.ts */
  game: Playing | undefined;
  /** table-connections.ts */
  readonly clients: Set<Client>;
  /** When the table came into memory, and since when those who sit here or are host have no connection (table-connections.ts). */
  readonly opened: number;
  readonly gone: Map<string, number>;
  /** compose.ts */
  readonly outbox: Outbox;
  /** table-step.ts */
  readonly alarm: Alarm;
  /** screen-sync.ts */
  told: Told | undefined;
  /** What was last passed on of the screen that leads, and whose screens said nothing when it was their turn. */
  passed: { readonly round: number; readonly heard: number } | undefined;
  readonly silent: Set<string>;
  /** delayed-watchers.ts */
  trail: Trail | undefined;
  /** Seats that were away and have answered: told once the question is closed (game-log.ts). */
  readonly back: Set<Seat>;
  /** By person (typing.ts). */
  readonly writing: Map<string, Writer>;
  /** What each person has foreseen of this game, by kind (forecasts.ts). */
  readonly foreseen: Map<string, Set<string>>;
  /** absent.ts, table-connections.ts */
  readonly absent: Absent;
  /** The number of the next line of chat (chat.ts). */
  chatLines: number;
  /** What there is of it at other servers (nodes.ts, following.ts). */
  readonly shared: Shared;
};

export const newLiveTable = (
  hub: Hub,
  row: Omit<TableRow, 'status' | 'public' | 'people'>,
  chatLines = 0,
): LiveTable => {
  const { id, doc, invite, code, codeUntil, touched } = row;
  return {
    hub,
    id,
    doc,
    file: { invite, code, codeUntil, touched, seated: undefined, seeks: undefined },
    game: undefined,
    clients: new Set(),
    opened: hub.setting.now(),
    gone: new Map(),
    outbox: newOutbox(),
    alarm: newAlarm(),
    told: undefined,
    passed: undefined,
    silent: new Set(),
    trail: undefined,
    back: new Set(),
    writing: new Map(),
    foreseen: new Map(),
    absent: newAbsent(),
    chatLines,
    shared: newShared(chatLines),
  };
};

/** Whose eyes a connection has: those of the seat that its person played from the beginning, and was not put out of. */
export const viewerOf = ({ doc, game }: LiveTable, { person, wall }: Client): Seat | undefined => {
  if (wall || person === undefined || game === undefined) return undefined;
  const i = game.players.indexOf(person.id);
  return i < 0 || (doc.status === 'playing' && doc.seats[i]?.person !== person.id) ? undefined : SEATS[i];
};

/** The seats whose hands somebody has seen in this game, though he sits elsewhere by now, or nowhere. */
export const handsOf = ({ doc, game }: LiveTable, person: string): Seat[] => {
  const played = (game?.players ?? []).flatMap((one, i) => (one === person ? (SEATS[i] ?? []) : []));
  const given = (doc.given ?? []).flatMap(({ seat, from, to }) => (from === person || to === person ? [seat] : []));
  return [...played, ...given];
};

/** The game is over, and watchers who are behind have not seen it yet. */
export const isEndAhead = ({ game, trail }: LiveTable): boolean =>
  game?.live.state.over !== undefined && trail !== undefined && trail.table.state.over === undefined;

/** A big screen of those who play there. */
export const isOwnWall = ({ doc }: LiveTable, { wall, person }: Client): boolean =>
  wall && isOwnScreen(doc, person?.id);

/** A watcher who sees the game later (delayed-watchers.ts). */
export const isBehind = (liveTable: LiveTable, client: Client): boolean =>
  liveTable.doc.settings.delay > 0 && viewerOf(liveTable, client) === undefined && !isOwnWall(liveTable, client);

/** Here, or at another server; a big screen of his is not himself. */
export const isOnline = ({ clients, shared }: LiveTable, person: string): boolean => {
  for (const client of clients) if (client.person?.id === person && !client.wall) return true;
  for (const { people } of shared.elsewhere.values()) {
    const there = Object.hasOwn(people, person) ? people[person] : undefined;
    if (there !== undefined && there.marks.length > (there.walls ?? 0)) return true;
  }
  return false;
};

/** How many big screens show it to those who play. */
export const wallsAt = ({ doc, clients, shared }: LiveTable): number => {
  let walls = 0;
  for (const { people } of shared.elsewhere.values())
    for (const [person, { walls: shown = 0 }] of Object.entries(people)) if (mayLead(doc, person)) walls += shown;
  for (const { person, wall } of clients) if (wall && mayLead(doc, person?.id)) walls += 1;
  return walls;
};

/** How many look at it besides those who sit there, and those big screens. */
export const watchersAt = ({ doc, clients, shared }: LiveTable): number => {
  let watchers = 0;
  for (const one of shared.elsewhere.values()) watchers += one.watchers;
  for (const { person, wall } of clients)
    if (!(wall && mayLead(doc, person?.id)) && seatOf(doc, person?.id) === undefined) watchers += 1;
  return watchers;
};

/** Whether somebody who plays here is away, or gone. */
export const isSeatLeft = (liveTable: LiveTable): boolean =>
  liveTable.doc.seats.some(({ person, away }) => person !== undefined && (away || !isOnline(liveTable, person)));

/** For how many milliseconds somebody is not here, as far as this server knows. */
export const goneFor = (liveTable: LiveTable, person: string, now: number): number =>
  isOnline(liveTable, person) ? 0 : now - (liveTable.gone.get(person) ?? liveTable.opened);

/** Since when he is gone is of interest of whoever sits here or is host. */
export const noteGone = (liveTable: LiveTable, person: string | undefined, now: number): void => {
  const { doc, gone } = liveTable;
  if (person === undefined || isOnline(liveTable, person)) return;
  if (person === doc.host || doc.seats.some((seat) => seat.person === person)) gone.set(person, now);
};

export const nameOf = ({ clients, shared, doc }: LiveTable, person: string): string | undefined => {
  for (const client of clients) if (client.person?.id === person) return client.person.name;
  for (const { people } of shared.elsewhere.values()) if (Object.hasOwn(people, person)) return people[person]?.name;
  return doc.waiting?.find((one) => one.person === person)?.name;
};

/** Of the addresses a person is here from. */
export const marksOf = (
  { clients, shared }: LiveTable,
  person: string,
  markOf: (address: string) => string,
): string[] => [
  ...[...clients].filter((client) => client.person?.id === person).map(({ address }) => markOf(address)),
  ...[...shared.elsewhere.values()].flatMap(({ people }) =>
    Object.hasOwn(people, person) ? (people[person]?.marks ?? []) : [],
  ),
];

/** Nobody looks at it, here or elsewhere. */
export const isEmpty = ({ clients, shared }: LiveTable): boolean => clients.size === 0 && shared.elsewhere.size === 0;

/** A bot plays this seat: one was seated there, or its owner is away. */
export const playedByBot = ({ doc }: LiveTable, i: number): boolean => {
  const seat = doc.seats[i];
  return seat !== undefined && (seat.bot !== undefined || seat.away);
};
