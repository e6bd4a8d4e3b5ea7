/** The public tables, for everybody: no person, and no address, has more than a few lines of the list. */
import type { TableLine } from '../../../protocol/messages.ts';
import type { Store } from '../../store/store.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { tableLine } from '../lobby/info.ts';
import { atDoor } from '../lobby/phases.ts';
import type { Hub, Setting } from '../state/hub.ts';

const SHOWN = 200;
const PER_HOST = 5;
const PER_ADDRESS = 20;
/** A list is kept for so many milliseconds at most: a long one whatever happens, a short one until a table is written. */
const FRESH = 1000;

/** A line, and the table it tells of. */
export type Listed = { readonly line: TableLine; readonly doc: TableDoc };

/** What a list is made of, and who changes it: several servers do not tell each other at once what they write. */
type Source = Pick<Hub, 'saved' | 'nodes'> & {
  readonly store: Pick<Store, 'open'>;
  readonly setting: Pick<Setting, 'now'>;
};

/** People who wait, then games with a chair to take, then those one may only watch. */
const rank = ({ chair, status }: TableLine): number => (chair ? (status === 'playing' ? 1 : 0) : 2);

/** Most people first, then those who wait longest. */
const byCompany = (one: Listed, other: Listed): number =>
  other.line.people - one.line.people || (one.line.since ?? 0) - (other.line.since ?? 0);

/** Within a rank each address has its first table before any has its second: nobody fills the top. */
const inOrder = (listed: readonly Listed[]): Listed[] => {
  const seen = new Map<string, number>();
  const placed = listed.toSorted(byCompany).map((one) => {
    const of = `${rank(one.line)} ${one.doc.from ?? one.line.id}`;
    const nth = (seen.get(of) ?? 0) + 1;
    seen.set(of, nth);
    return { one, nth };
  });
  return placed.toSorted((a, b) => rank(a.one.line) - rank(b.one.line) || a.nth - b.nth).map(({ one }) => one);
};

export type Listing = ReturnType<typeof openListing>;

/** One list is made at a time. Whoever asks meanwhile shares the next, in which is all that was there when they asked. */
export const openListing = ({ store, setting, saved, nodes }: Source): (() => Promise<Listed[]>) => {
  let kept: { readonly lines: Listed[]; readonly isLong: boolean; readonly made: number } | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  let next: Promise<Listed[]> | undefined;
  const make = async (): Promise<Listed[]> => {
    const rows = await store.open(SHOWN, PER_HOST, PER_ADDRESS);
    const lines = inOrder(rows.map(({ id, doc }) => ({ line: tableLine(id, atDoor(doc, setting.now())), doc })));
    const isLong = rows.length >= SHOWN;
    kept = isLong || nodes === undefined ? { lines, isLong, made: setting.now() } : undefined;
    return lines;
  };
  saved.add(() => {
    if (kept?.isLong === false) kept = undefined;
  });
  const begin = (): Promise<Listed[]> => {
    next = undefined;
    const made = make();
    busy = made.catch(() => undefined);
    return made;
  };
  return async () => {
    const age = setting.now() - (kept?.made ?? 0);
    if (kept !== undefined && age >= 0 && age < FRESH) return kept.lines;
    next ??= busy.then(begin);
    return next;
  };
};
