/** Tracks who is typing, so that bots wait for a while. Nobody else is told. */
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import type { Alarm } from './alarm.ts';
import type { ClusterState } from './cluster-state.ts';

/** Milliseconds that bots wait: since the last sign of typing, for one statement, and for one question in all. */
const PAUSE = 6_000;
const MOST = 20_000;
const MOST_IN_ALL = 60_000;

/** Since when they type, and until when bots wait. */
export type Writer = { readonly since: number; readonly until: number };

type LiveTable = {
  readonly doc: TableDoc;
  readonly alarm: Alarm;
  readonly writing: Map<string, Writer>;
  readonly cluster: ClusterState;
};

const personAt = ({ doc }: LiveTable, seat: Seat): string => doc.seats[SEATS.indexOf(seat)]?.person ?? '';

/** Notes typing or its end. Stopping does not restart the time; only a sent line does. */
export const noteWriting = (table: LiveTable, seat: Seat, on: boolean, now: number): void => {
  const person = personAt(table, seat);
  const { since } = table.writing.get(person) ?? { since: now };
  table.writing.set(person, { since, until: on ? Math.min(now + PAUSE, since + MOST) : now });
};

/** Returns whether bots may have waited for this line. */
export const hasWritten = (table: LiveTable, seat: Seat): boolean => table.writing.delete(personAt(table, seat));

/** Until when bots wait for typing, on all servers. */
export const heldUntil = ({ writing, cluster }: LiveTable, now: number): number | undefined => {
  const here = [...writing.values()].map(({ until }) => until);
  const there = [...cluster.elsewhere.values()].flatMap(({ people }) =>
    Object.values(people).map(({ writes = 0 }) => Math.min(writes, now + PAUSE)),
  );
  const until = Math.max(0, ...here, ...there);
  return until > now ? until : undefined;
};

/** When bots act: as planned, or once typing ends, within bounds. */
export const speakAt = (table: LiveTable, now: number): number | undefined => {
  const { wake, waited } = table.alarm;
  if (wake === undefined) return undefined;
  const held = heldUntil(table, now) ?? wake;
  return Math.max(wake, Math.min(held, wake + MOST_IN_ALL - waited));
};

/** Bots think again after a statement, unless they have waited enough for this question. */
export const thinkAgain = ({ alarm }: LiveTable, now: number, pace: number): void => {
  const { wake, waited } = alarm;
  if (wake === undefined || wake > now || waited + now + pace - wake > MOST_IN_ALL) return;
  alarm.waited += now + pace - wake;
  alarm.wake = now + pace;
};

export const wakeUp = ({ alarm }: LiveTable, now: number): void => {
  alarm.waited += Math.max(0, now - (alarm.wake ?? now));
  alarm.wake = undefined;
};

export const forgetWriting = ({ alarm, writing }: LiveTable): void => {
  writing.clear();
  alarm.waited = 0;
};
