/**
 * Counts answers to daily moments without names, for some weeks. Repeats are recognized by a mark of the person, or of
 * a guest's network.
 */
import { fault } from '../../../engine/fault.ts';
import type { Body, Reply } from '../../../protocol/routes.ts';
import type { Hub } from '../state/hub.ts';
import { tagOf } from '../state/live-table.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 60 * DAY;
const BINS = 10;
/** A decision without an estimate. */
const UNSAID = -1;

/** A date may be a day off because of time zones. */
const checkDay = ({ setting }: Hub, date: string): void => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T12:00:00Z`) : undefined;
  if (day === undefined || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date))
    throw fault('malformed', 'date: a day is written 2026-11-16', 'date');
  const ago = setting.now() - day.getTime();
  if (ago < -1.5 * DAY) throw fault('not-now', 'date: that day is still to come', 'date');
  if (ago > KEPT - 2 * DAY) throw fault('expired', 'date: that day is too long ago to be counted', 'date');
};

const markFor = (hub: Hub, who: string, date: string): string => tagOf(hub, `daily ${who} ${date}`);

const countsOf = async ({ store, journal }: Hub, date: string): Promise<Reply<'daily'>> => {
  await journal.durable();
  const rows = await store.daily(date);
  const bins = Array.from({ length: BINS }, () => 0);
  for (const { said, n } of rows.filter((row) => row.said !== UNSAID)) {
    const bin = Math.min(BINS - 1, Math.floor(said / BINS));
    bins[bin] = (bins[bin] ?? 0) + n;
  }
  const sum = (some: typeof rows): number => some.reduce((all, { n }) => all + n, 0);
  return { people: sum(rows), doubted: sum(rows.filter(({ doubted }) => doubted)), bins };
};

/** Only after one's own answer. */
export const dailyCounts = async (hub: Hub, who: string, date: string): Promise<Reply<'daily'>> => {
  checkDay(hub, date);
  if (!(await hub.store.challenged(markFor(hub, who, date))))
    throw fault('not-now', 'answer it first; then you are told what the others said');
  return countsOf(hub, date);
};

type Network = { readonly name: string; readonly most: number };

/** Takes one of the network's places for that day, if any is left. */
const takePlace = async (hub: Hub, { name, most }: Network, date: string, until: number): Promise<boolean> => {
  for (let place = 0; place < most; place++)
    if (await hub.store.takeChallenge(markFor(hub, `${name} place ${place}`, date), until)) return true;
  return false;
};

const hasPlace = async (hub: Hub, networks: readonly Network[], date: string, until: number): Promise<boolean> => {
  for (const network of networks) if (!(await takePlace(hub, network, date, until))) return false;
  return true;
};

/** Once per person and day. Beyond a network's bound answers are not counted, but still get the counts. */
export const countDaily = async (
  hub: Hub,
  who: string,
  networks: readonly Network[],
  date: string,
  { said = UNSAID, doubted }: Body<'sayDaily'>,
): Promise<Reply<'sayDaily'>> => {
  checkDay(hub, date);
  const until = hub.setting.now() + KEPT;
  if (!(await hub.store.takeChallenge(markFor(hub, who, date), until)))
    throw fault('answered', 'you have answered this day already; it is counted once');
  if (await hasPlace(hub, networks, date, until)) hub.journal.write({ write: 'daily', date, said, doubted, until });
  return countsOf(hub, date);
};
