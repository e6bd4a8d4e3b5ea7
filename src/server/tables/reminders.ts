/** The day's moment is there: those who asked for it are told so once a day, at the hour of their own clock that they chose. */
import { fault } from '../../engine/fault.ts';
import type { Body } from '../../protocol/routes.ts';
import type { Signed } from '../people/people.ts';
import type { Reminder } from '../store/store.ts';
import { type Hub, markOf } from './hub.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** No clock is off by less. */
const QUARTER = 15 * MINUTE;
/** Where a clock is set forward an hour may be missing on one day. */
const AHEAD = 2 * DAY + HOUR;
/** Who was not told by then, since no server ran, is told tomorrow. */
const LATE = 2 * HOUR;
/** So many at a time. */
const MOST = 500;

const clockOf = (zone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    throw fault('malformed', `zone: there is no time zone "${zone}"; one is written Europe/Paris`, 'zone');
  }
};

/** `2026-11-20 09:00`, there. */
const dateIn = (clock: Intl.DateTimeFormat, at: number): string => clock.format(at).slice(0, 10);

/** When it is next that hour there, after now. */
export const nextDue = (hour: number, zone: string, now: number): number => {
  const clock = clockOf(zone);
  const wanted = `${String(hour).padStart(2, '0')}:00`;
  const first = (Math.floor(now / QUARTER) + 1) * QUARTER;
  for (let at = first; at <= now + AHEAD; at += QUARTER) if (clock.format(at).endsWith(wanted)) return at;
  return first + DAY;
};

export const remind = (hub: Hub, by: Signed, given: Body<'remind'>): void => {
  const { hour, zone } = given;
  hub.post.remind(by, { ...given, due: nextDue(hour, zone, hub.setting.now()) });
};

/** Once a person and day, whichever server looks. */
const isFirstToday = (hub: Hub, { person, zone }: Reminder, now: number): Promise<boolean> =>
  hub.store.takeChallenge(markOf(hub, `reminder ${person} ${dateIn(clockOf(zone), now)}`), now + 2 * DAY);

/** Tells all who are to be told by now. */
export const tellMoment = async (hub: Hub): Promise<void> => {
  const now = hub.setting.now();
  const due = await hub.store.reminders(now, MOST);
  for (const one of due) {
    const { person, hour, zone, due: was } = one;
    hub.journal.write({ write: 'reminded', person, was, due: nextDue(hour, zone, now) });
  }
  await hub.journal.durable();
  await Promise.all(
    due.map(async (one) => {
      if (now - one.due < LATE && (await isFirstToday(hub, one, now))) await hub.post.tellMoment(one);
    }),
  );
};
