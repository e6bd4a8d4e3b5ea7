/** The public tables, for everybody: no person, and no address, has more than a few lines of the list. */
import type { TableLine } from '../../../protocol/messages.ts';
import type { Store } from '../../store/store.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { tableLine } from '../lobby/info.ts';
import { atDoor } from '../lobby/lobby.ts';
import type { Setting } from '../state/hub.ts';

const SHOWN = 200;
const PER_HOST = 5;
const PER_ADDRESS = 20;
/** A list that long is made once in so many milliseconds. */
const FRESH = 1000;

/** A line, and the table it tells of. */
type Listed = { readonly line: TableLine; readonly doc: TableDoc };

/** What a list is made of. */
type Source = {
  readonly store: Pick<Store, 'open'>;
  readonly setting: Pick<Setting, 'now'>;
};

/** One list is made at a time. Whoever asks meanwhile shares the next, in which is all that was there when he asked. */
export const openListing = ({ store, setting }: Source): (() => Promise<Listed[]>) => {
  let kept: { readonly lines: Listed[]; readonly until: number } | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  let next: Promise<Listed[]> | undefined;
  const make = async (): Promise<Listed[]> => {
    const rows = await store.open(SHOWN, PER_HOST, PER_ADDRESS);
    const lines = rows.map(({ id, doc }) => ({ line: tableLine(id, atDoor(doc, setting.now())), doc }));
    kept = rows.length < SHOWN ? undefined : { lines, until: performance.now() + FRESH };
    return lines;
  };
  const begin = (): Promise<Listed[]> => {
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
