/** The description of a table for its people and for lists. */
import { SEATS } from '../../../engine/seats.ts';
import { eveningOf } from '../../../host/match.ts';
import type { InvitedTable, SeatInfo, TableInfo, TableLine } from '../../../protocol/messages.ts';
import { masksAt, writeMask } from '../../../words/masks.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { offers } from './chairs.ts';
import { isFree, sittersOf } from './seats.ts';

type Around = {
  online(person: string): boolean;
  readonly watchers: number;
  readonly walls: number;
  readonly looks?: number | undefined;
};

export const tableInfo = (id: string, doc: TableDoc, { online, ...around }: Around): TableInfo => {
  const { status, closed, notice, settings, host, round, match } = doc;
  const { games, wins } = eveningOf(match);
  const given = doc.given?.map(({ seat }) => seat);
  return {
    id,
    status,
    closed,
    notice,
    ...settings,
    seats: seatsOf(doc, online),
    host,
    leader: leaderOf(doc, online),
    round,
    given,
    commitment: doc.deal?.commitment,
    dealing: doc.dealing?.sealed,
    next: doc.next,
    strangers: doc.strangers,
    ...around,
    games,
    wins,
  };
};

const leaderOf = (
  { host, seats, leader = '' }: TableDoc,
  online: (person: string) => boolean,
): { readonly name: string; readonly online: boolean } | undefined =>
  host === undefined || seats.some(({ person }) => person === host)
    ? undefined
    : { name: leader, online: online(host) };

const seatsOf = (doc: TableDoc, online: (person: string) => boolean): SeatInfo[] => {
  const worn = masksAt(sittersOf(doc));
  return doc.seats.flatMap(({ person, name, bot, botAccount, owner, manner, ready, away, vote }, i) => {
    const seat = SEATS[i];
    const there = bot !== undefined || (person !== undefined && online(person));
    const mask = seat && worn[seat] && writeMask(worn[seat]);
    return seat === undefined
      ? []
      : [{ seat, person, name, mask, bot, botAccount, owner, manner, ready, online: there, away, vote }];
  });
};

/** Not told during a delayed game: an offered chair would tell how it goes. */
const hasChair = (doc: TableDoc): boolean => offers(doc) && (doc.status !== 'playing' || doc.settings.delay === 0);

const lineOf = ({ settings, seats, host, status, offered }: TableDoc): Omit<TableLine, 'id' | 'chair'> => ({
  game: settings.game,
  options: settings.options,
  seats: settings.seats,
  free: seats.filter(isFree).length,
  host: seats.find(({ person }) => person !== undefined && person === host)?.name,
  clock: settings.clock,
  status,
  watch: settings.watch,
  people: seats.filter(({ person, away }) => person !== undefined && !away).length,
  since: status === 'playing' ? undefined : offered,
  bots: settings.bots,
  names: Object.fromEntries(seats.flatMap(({ name }, i) => (name === undefined ? [] : [[SEATS[i] ?? '', name]]))),
});

export const tableLine = (id: string, doc: TableDoc): TableLine => ({ id, ...lineOf(doc), chair: hasChair(doc) });

export const invitedTable = (
  id: string,
  doc: TableDoc,
  code: string | undefined,
  online: (person: string) => boolean,
): InvitedTable => {
  const { delay, moreTime, first, hints } = doc.settings;
  return { ...tableLine(id, doc), code, chairs: seatsOf(doc, online), delay, moreTime, first, hints };
};
