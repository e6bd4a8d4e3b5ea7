/** People and screens at a table, on all servers, and which seat each connection sees. */
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { isOwnScreen, mayLead } from '../lobby/admission.ts';
import { atDoor } from '../lobby/phases.ts';
import { seatOf } from '../lobby/seats.ts';
import type { Client, LiveTable } from './hub.ts';

/** The seat that a connection's person played from the start and has not lost. */
export const viewerOf = ({ doc, game }: LiveTable, { person, wall }: Client): Seat | undefined => {
  if (wall || person === undefined || game === undefined) return undefined;
  const i = game.players.indexOf(person.id);
  return i < 0 || (doc.status === 'playing' && doc.seats[i]?.person !== person.id) ? undefined : SEATS[i];
};

/** Seats whose hands a person has seen in this game, wherever they sit now. */
export const handsOf = ({ doc, game }: LiveTable, person: string): Seat[] => {
  const played = (game?.players ?? []).flatMap((one, i) => (one === person ? (SEATS[i] ?? []) : []));
  const given = (doc.given ?? []).flatMap(({ seat, from, to }) => (from === person || to === person ? [seat] : []));
  return [...played, ...given];
};

export const isEndAhead = ({ game, delayed: trail }: LiveTable): boolean =>
  game?.live.state.over !== undefined && trail !== undefined && trail.table.state.over === undefined;

/** A player's big screen. */
const isOwnWall = ({ doc }: LiveTable, { wall, person }: Client): boolean => wall && isOwnScreen(doc, person?.id);

/** A watcher who sees the game later (delayed-watchers.ts). */
export const isBehind = (table: LiveTable, client: Client): boolean =>
  table.doc.settings.delay > 0 && viewerOf(table, client) === undefined && !isOwnWall(table, client);

/** Whether a visitor without a seat has yet to see the end: they are answered as during the game. */
export const isLate = (table: LiveTable, client: Client): boolean => {
  const { doc, hub } = table;
  const { id } = client.person ?? {};
  if (!isBehind(table, client) || seatOf(doc, id) !== undefined || (id !== undefined && id === doc.host)) return false;
  return doc.status === 'playing' || atDoor(doc, hub.setting.now()) !== doc;
};

/** On any server; a person's big screen does not count. */
export const isOnline = ({ clients, cluster }: LiveTable, person: string): boolean => {
  for (const client of clients) if (client.person?.id === person && !client.wall) return true;
  for (const { people } of cluster.elsewhere.values()) {
    const there = Object.hasOwn(people, person) ? people[person] : undefined;
    if (there !== undefined && there.marks.length > (there.walls ?? 0)) return true;
  }
  return false;
};

export const wallsAt = ({ doc, clients, cluster }: LiveTable): number => {
  let walls = 0;
  for (const { people } of cluster.elsewhere.values())
    for (const [person, { walls: shown = 0 }] of Object.entries(people)) if (mayLead(doc, person)) walls += shown;
  for (const { person, wall } of clients) if (wall && mayLead(doc, person?.id)) walls += 1;
  return walls;
};

/** Without seated people and players' big screens. */
export const watchersAt = ({ doc, clients, cluster }: LiveTable): number => {
  let watchers = 0;
  for (const one of cluster.elsewhere.values()) watchers += one.watchers;
  for (const { person, wall } of clients)
    if (!(wall && mayLead(doc, person?.id)) && seatOf(doc, person?.id) === undefined) watchers += 1;
  return watchers;
};

/** Whether a player is away, or gone. */
export const isSeatLeft = (table: LiveTable): boolean =>
  table.doc.seats.some(({ person, away }) => person !== undefined && (away || !isOnline(table, person)));

/** Milliseconds of absence, as far as this server knows. */
export const goneFor = (table: LiveTable, person: string, now: number): number =>
  isOnline(table, person) ? 0 : now - (table.gone.get(person) ?? table.opened);

/** Notes the absence of seated people and the host. */
export const noteGone = (table: LiveTable, person: string | undefined, now: number): void => {
  const { doc, gone } = table;
  if (person === undefined || isOnline(table, person)) return;
  if (person === doc.host || doc.seats.some((seat) => seat.person === person)) gone.set(person, now);
};

export const nameOf = ({ clients, cluster, doc }: LiveTable, person: string): string | undefined => {
  for (const client of clients) if (client.person?.id === person) return client.person.name;
  for (const { people } of cluster.elsewhere.values()) if (Object.hasOwn(people, person)) return people[person]?.name;
  return doc.waiting?.find((one) => one.person === person)?.name;
};

export const marksOf = (
  { clients, cluster }: LiveTable,
  person: string,
  markOf: (address: string) => string,
): string[] => [
  ...[...clients].filter((client) => client.person?.id === person).map(({ address }) => markOf(address)),
  ...[...cluster.elsewhere.values()].flatMap(({ people }) =>
    Object.hasOwn(people, person) ? (people[person]?.marks ?? []) : [],
  ),
];

export const isEmpty = ({ clients, cluster }: LiveTable): boolean => clients.size === 0 && cluster.elsewhere.size === 0;

export const playedByBot = ({ doc }: LiveTable, i: number): boolean => {
  const seat = doc.seats[i];
  return seat !== undefined && (seat.bot !== undefined || seat.away);
};
