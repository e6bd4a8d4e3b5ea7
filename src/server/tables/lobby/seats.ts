/** The seats of a table: who sits where, and who is host. Plain data, no I/O. */
import { fault } from '../../../engine/fault.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { SeatDoc, TableDoc } from '../../store/table-doc.ts';

/** `from` and `mark`: their home's address and their browser, as marks. */
export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly mask?: string | undefined;
  readonly from?: string | undefined;
  readonly mark?: string | undefined;
  readonly owner?: { readonly name: string } | undefined;
  readonly botAccount?: true | undefined;
};

export const newSeat = (): SeatDoc => ({
  person: undefined,
  name: undefined,
  bot: undefined,
  botAccount: undefined,
  manner: undefined,
  mask: undefined,
  ready: false,
  away: false,
  late: 0,
  entropy: undefined,
  sealed: undefined,
});

/** By what a person is known again, under another name, too. */
export const marksOf = ({ person, from, mark }: Partial<Pick<SeatDoc, 'person' | 'from' | 'mark'>>): string[] =>
  [person, from, mark].filter((one) => one !== undefined);

export const isFree = ({ person, bot }: SeatDoc): boolean => person === undefined && bot === undefined;

export const seatOf = (doc: TableDoc, person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : SEATS[doc.seats.findIndex((seat) => seat.person === person)];

export const at = (doc: TableDoc, seat: Seat): SeatDoc => {
  const found = doc.seats[SEATS.indexOf(seat)];
  if (found === undefined) throw fault('seat', `there is no seat ${seat} at this table`);
  return found;
};

export const placeOf = (doc: TableDoc, person: string): SeatDoc => {
  const found = doc.seats.find((seat) => seat.person === person);
  if (found === undefined) throw fault('not-seated', 'you do not sit at this table');
  return found;
};

export const between = (doc: TableDoc): void => {
  if (doc.status !== 'lobby' && doc.status !== 'over') throw fault('not-now', 'not while a game is under way');
  if (doc.dealing !== undefined) throw fault('not-now', 'not while the cards are dealt');
};

export const onlyHost = (doc: TableDoc, person: string): void => {
  if (doc.host !== person) throw fault('not-host', 'only the host may do that');
};

export const sittersOf = ({ seats }: TableDoc): (SeatDoc & { readonly seat: Seat })[] =>
  seats.flatMap((place, i) => {
    const seat = SEATS[i];
    return seat === undefined || isFree(place) ? [] : [{ ...place, seat }];
  });

/** The next host: a seated person; a bot account only if there is nobody else. */
export const heirOf = ({ seats }: TableDoc, without?: string): string | undefined => {
  const others = seats.filter(({ person }) => person !== undefined && person !== without);
  return (others.find(({ botAccount }) => botAccount === undefined) ?? others[0])?.person;
};
