/** Finds the moment of a day. Hidden information stays in the worker until the answer. */
import type { Game } from '../../engine/game.ts';
import type { Accusation } from '../../host/accusations.ts';
import { keyOf, type Moment, readMoments } from '../../host/moments.ts';
import { fetchGame } from '../base/hosted.ts';
import { accused, shown, turned } from './at-moment.ts';
import { type Day, dayOf } from './days.ts';
import { kindOn, type MomentKind, momentOn } from './moment-days.ts';
import type { FromAsker, ToAsker } from './moment-questions.ts';

/** Moments of one kind: their number, and the size of the parts in which they are fetched. */
type Stored = {
  readonly count: number;
  readonly size: number;
  readonly parts: readonly (() => Promise<{ readonly default: unknown }>)[];
};
/** Moments by file; the build cuts files into parts (`?parts`). */
const FILES = import.meta.glob<Readonly<Partial<Record<MomentKind, Stored>>>>('../../../moments/*.json', {
  query: '?parts',
  import: 'default',
});
/** Files of moments that only a course asks about. */
const OF_COURSE = '-course.json';
const fetchStored = async (kind: MomentKind): Promise<Stored[]> => {
  const daily = Object.entries(FILES).filter(([path]) => !path.endsWith(OF_COURSE));
  const files = await Promise.all(daily.map(([, fetched]) => fetched()));
  return files.flatMap((file) => file[kind] ?? []).toSorted((one, other) => other.count - one.count);
};

type Found = { readonly game: Game; readonly moment: Moment | Accusation };

/** The moments of a part; none where it is missing or damaged. */
const open = async (part: Stored['parts'][number] | undefined): Promise<readonly Found[]> => {
  const read = readMoments((await part?.().catch(() => undefined))?.default);
  if (read === undefined) return [];
  const game = await fetchGame(read.game);
  return [...read.moments, ...read.accusations].map((moment) => ({ game, moment }));
};

const onDay = async (day: Day, kind: MomentKind, usual: boolean): Promise<Found | undefined> => {
  const files = await fetchStored(kind);
  const { file, at } = momentOn(
    day,
    kind,
    files.map(({ count }) => count),
    usual,
  );
  const stored = files[file];
  if (stored === undefined) return undefined;
  const { size, parts } = stored;
  return (await open(parts[Math.floor(at / size)]))[at % size];
};

const byKey = async (named: string): Promise<Found | undefined> => {
  const [name = '', key = ''] = named.split('/');
  const file = await FILES[`../../../moments/${name}.json`]?.();
  for (const { parts } of Object.values(file ?? {}))
    for (const part of parts) {
      const found = (await open(part)).find(({ moment }) => keyOf(moment) === key);
      if (found !== undefined) return found;
    }
  return undefined;
};

/** A claim is asked about where no moment of the day's kind can be fetched. */
const find = async ({ which, usual }: ToAsker): Promise<Found | undefined> => {
  if (typeof which === 'string') return byKey(which);
  const day = dayOf(which);
  return (await onDay(day, kindOn(day, usual), usual)) ?? onDay(day, 'doubt', true);
};

export const answerTo = async (order: ToAsker): Promise<FromAsker> => {
  const found = await find(order);
  if (found === undefined) return { say: 'failed', why: 'file' };
  const { game, moment } = found;
  try {
    if (order.do === 'show') return shown(game, moment);
    return 'answers' in moment ? accused(game, moment, order) : turned(game, moment, order);
  } catch {
    return { say: 'failed', why: 'moment' };
  }
};
