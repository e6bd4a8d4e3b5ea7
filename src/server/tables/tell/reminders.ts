/** Sends the daily reminder of today's moment, at the hour each person chose. */
import { fault } from '../../../engine/fault.ts';
import type { Body } from '../../../protocol/routes.ts';
import { keepLatest } from '../../lru.ts';
import type { Signed } from '../../people/people.ts';
import type { Reminder } from '../../store/row-types.ts';
import type { Hub } from '../state/hub.ts';
import { tagOf } from '../state/live-table.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const QUARTER = 15 * MINUTE;
/** Milliseconds: reminders missed for longer, since no server ran, are sent the next day. */
const LATE = 2 * HOUR;
const MOST = 500;

/** Cached by zone, since formatters are expensive to create. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const MOST_CLOCKS = 200;

const clockOf = (zone: string): Intl.DateTimeFormat =>
  clocks.get(zone) ?? keepLatest(clocks, zone, newClock(zone), MOST_CLOCKS);

const newClock = (zone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    throw fault('malformed', `zone: there is no time zone "${zone}"; one is written Europe/Paris`, 'zone');
  }
};

/** `2026-11-20 09:00`, there. */
const dateIn = (clock: Intl.DateTimeFormat, at: number): string => clock.format(at).slice(0, 10);

export const nextDue = (hour: number, zone: string, now: number): number => {
  const clock = clockOf(zone);
  const first = (Math.floor(now / QUARTER) + 1) * QUARTER;
  const there = clock.format(first);
  const minutes = 60 * Number(there.slice(11, 13)) + Number(there.slice(14, 16));
  const wait = ((60 * hour - minutes) * MINUTE + DAY) % DAY;
  const wanted = `${String(hour).padStart(2, '0')}:00`;
  // a clock change moves the hour by up to one, or skips it that day
  for (const about of [first + wait, first + wait + DAY])
    for (let at = Math.max(first, about - HOUR); at <= about + HOUR; at += QUARTER)
      if (clock.format(at).endsWith(wanted)) return at;
  return first + DAY;
};

export const remind = (hub: Hub, by: Signed, given: Body<'remind'>): void => {
  const { hour, zone } = given;
  hub.push.remind(by, { ...given, due: nextDue(hour, zone, hub.setting.now()) });
};

const isKnown = (zone: string): boolean => {
  try {
    return clockOf(zone) !== undefined;
  } catch {
    return false;
  }
};

/** If this server does not know the zone, the reminder is not repeated. */
const setNext = ({ journal }: Hub, { person, endpoint, hour, zone, due }: Reminder, now: number): void => {
  if (isKnown(zone)) journal.write({ write: 'reminded', person, was: due, due: nextDue(hour, zone, now) });
  else journal.write({ write: 'no-reminder', person, endpoint });
};

/** Sends due reminders, once per person and day on whichever server. */
export const tellMoment = async (hub: Hub): Promise<void> => {
  const now = hub.setting.now();
  const due = await hub.store.reminders(now, MOST);
  if (due.length === 0) return;
  for (const one of due) setNext(hub, one, now);
  await hub.journal.durable();
  const told = due.filter(({ due: at, zone }) => now - at < LATE && isKnown(zone));
  const markOfDay = ({ person, zone }: Reminder): string =>
    tagOf(hub, `reminder ${person} ${dateIn(clockOf(zone), now)}`);
  const first = new Set(await hub.store.takeChallenges(told.map(markOfDay), now + 2 * DAY));
  await Promise.all(told.filter((one) => first.has(markOfDay(one))).map(hub.push.tellMoment));
};
