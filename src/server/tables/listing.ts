/** The public tables, for everybody: no person, and no address, has more than a few lines of the list. */
import type { TableLine } from '../../protocol/messages.ts';
import type { TableRow } from '../store/row-types.ts';
import type { Setting } from './hub.ts';
import { tableLine } from './info.ts';

/** The latest so many are looked at, and so many shown. */
const LOOKED_AT = 600;
const SHOWN = 200;
const PER_HOST = 5;
const PER_ADDRESS = 20;
/** A list that long is made once in so many milliseconds. */
const FRESH = 1000;

/** The first of each, and no more than that. */
const fairly = (rows: readonly TableRow[]): TableRow[] => {
  const counts = new Map<string, number>();
  const hasRoom = (key: string, most: number): boolean => {
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    return n <= most;
  };
  const chosen = rows.filter(({ id, doc: { host, from } }) => {
    const ofHost = hasRoom(`host ${host ?? id}`, PER_HOST);
    return hasRoom(`from ${from ?? id}`, PER_ADDRESS) && ofHost;
  });
  return chosen.slice(0, SHOWN);
};

/** What a list is made of. */
type Source = {
  readonly store: { open(most: number): Promise<TableRow[]> };
  readonly setting: Pick<Setting, 'now'>;
};

/** One list is made at a time. Whoever asks meanwhile shares the next, in which is all that was there when he asked. */
export const openListing = ({ store, setting }: Source): (() => Promise<TableLine[]>) => {
  let kept: { readonly lines: TableLine[]; readonly until: number } | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  let next: Promise<TableLine[]> | undefined;
  const make = async (): Promise<TableLine[]> => {
    const rows = await store.open(LOOKED_AT);
    const lines = fairly(rows).map(({ id, doc, touched }) => tableLine(id, doc, setting.now() - touched));
    kept = rows.length < SHOWN ? undefined : { lines, until: performance.now() + FRESH };
    return lines;
  };
  const begin = (): Promise<TableLine[]> => {
    next = undefined;
    const made = make();
    busy = made.catch(() => undefined);
    return made;
  };
  return async () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.lines;
    next ??= busy.then(begin);
    return next;
  };
};
