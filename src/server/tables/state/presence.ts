/** People and screens at a table, here and at other servers, and whose eyes each connection has. */
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { isOwnScreen, mayLead } from '../lobby/admission.ts';
import { seatOf } from '../lobby/seats.ts';
import type { Client, LiveTable } from './hub.ts';

/** Whose eyes a connection has: those of the seat that its person played from the beginning, and was not put out of. */
export const viewerOf = ({ doc, game }: LiveTable, { person, wall }: Client): Seat | undefined => {
  if (wall || person === undefined || game === undefined) return undefined;
  const i = game.players.indexOf(person.id);
  return i < 0 || (doc.status === 'playing' && doc.seats[i]?.person !== person.id) ? undefined : SEATS[i];
};

/** The seats whose hands somebody has seen in this game, though they sit elsewhere by now, or nowhere. */
export const handsOf = ({ doc, game }: LiveTable, person: string): Seat[] => {
  const played = (game?.players ?? []).flatMap((one, i) => (one === person ? (SEATS[i] ?? []) : []));
  const given = (doc.given ?? []).flatMap(({ seat, from, to }) => (from === person || to === person ? [seat] : []));
  return [...played, ...given];
};

/** The game is over, and watchers who are behind have not seen it yet. */
export const isEndAhead = ({ game, delayed: trail }: LiveTable): boolean =>
  game?.live.state.over !== undefined && trail !== undefined && trail.table.state.over === undefined;

/** A big screen of those who play there. */
export const isOwnWall = ({ doc }: LiveTable, { wall, person }: Client): boolean =>
  wall && isOwnScreen(doc, person?.id);

/** A watcher who sees the game later (delayed-watchers.ts). */
export const isBehind = (table: LiveTable, client: Client): boolean =>
  table.doc.settings.delay > 0 && viewerOf(table, client) === undefined && !isOwnWall(table, client);

/** Here, or at another server; a big screen of theirs is not the person. */
export const isOnline = ({ clients, cluster }: LiveTable, person: string): boolean => {
  for (const client of clients) if (client.person?.id === person && !client.wall) return true;
  for (const { people } of cluster.elsewhere.values()) {
    const there = Object.hasOwn(people, person) ? people[person] : undefined;
    if (there !== undefined && there.marks.length > (there.walls ?? 0)) return true;
  }
  return false;
};

/** How many big screens show it to those who play. */
export const wallsAt = ({ doc, clients, cluster }: LiveTable): number => {
  let walls = 0;
  for (const { people } of cluster.elsewhere.values())
    for (const [person, { walls: shown = 0 }] of Object.entries(people)) if (mayLead(doc, person)) walls += shown;
  for (const { person, wall } of clients) if (wall && mayLead(doc, person?.id)) walls += 1;
  return walls;
};

/** How many look at it besides those who sit there, and those big screens. */
export const watchersAt = ({ doc, clients, cluster }: LiveTable): number => {
  let watchers = 0;
  for (const one of cluster.elsewhere.values()) watchers += one.watchers;
  for (const { person, wall } of clients)
    if (!(wall && mayLead(doc, person?.id)) && seatOf(doc, person?.id) === undefined) watchers += 1;
  return watchers;
};

/** Whether somebody who plays here is away, or gone. */
export const isSeatLeft = (table: LiveTable): boolean =>
  table.doc.seats.some(({ person, away }) => person !== undefined && (away || !isOnline(table, person)));

/** For how many milliseconds somebody is not here, as far as this server knows. */
export const goneFor = (table: LiveTable, person: string, now: number): number =>
  isOnline(table, person) ? 0 : now - (table.gone.get(person) ?? table.opened);

/** Since when they are gone is of interest of whoever sits here or is host. */
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

/** Of the addresses a person is here from. */
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

/** Nobody looks at it, here or elsewhere. */
export const isEmpty = ({ clients, cluster }: LiveTable): boolean => clients.size === 0 && cluster.elsewhere.size === 0;

/** A bot plays this seat: one was seated there, or its owner is away. */
export const playedByBot = ({ doc }: LiveTable, i: number): boolean => {
  const seat = doc.seats[i];
  return seat !== undefined && (seat.bot !== undefined || seat.away);
};
