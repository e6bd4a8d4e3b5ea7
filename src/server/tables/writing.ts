/** Who writes what he will say in the game: bots let him finish, for a while. Nobody else is told. */
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { TableDoc } from '../store/table-doc.ts';
import type { Shared } from './shared.ts';

/** Milliseconds that bots wait after he was last known to write, and for one word in all. */
const PAUSE = 6_000;
const MOST = 20_000;

/** Since when he writes this word, and how long bots wait for it unless he writes on. */
export type Writer = { readonly since: number; readonly until: number };

/** What matters here of a table. */
type LiveTable = { readonly doc: TableDoc; readonly writing: Map<string, Writer>; readonly shared: Shared };

const personAt = ({ doc }: LiveTable, seat: Seat): string => doc.seats[SEATS.indexOf(seat)]?.person ?? '';

/** That one has stopped does not begin the time anew: only what is said does. */
export const noteWriting = (liveTable: LiveTable, seat: Seat, on: boolean, now: number): void => {
  const person = personAt(liveTable, seat);
  const { since } = liveTable.writing.get(person) ?? { since: now };
  liveTable.writing.set(person, { since, until: on ? Math.min(now + PAUSE, since + MOST) : now });
};

/** He has said it. Whether bots may have waited for it. */
export const hasWritten = (liveTable: LiveTable, seat: Seat): boolean =>
  liveTable.writing.delete(personAt(liveTable, seat));

/** Until when bots wait for those who write, here or at another server. */
export const heldUntil = ({ writing, shared }: LiveTable, now: number): number | undefined => {
  const here = [...writing.values()].map(({ until }) => until);
  const there = [...shared.elsewhere.values()].flatMap(({ people }) =>
    Object.values(people).map(({ writes = 0 }) => Math.min(writes, now + PAUSE)),
  );
  const until = Math.max(0, ...here, ...there);
  return until > now ? until : undefined;
};
