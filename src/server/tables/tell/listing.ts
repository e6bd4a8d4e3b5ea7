/** The list of public tables, with few lines per person and per address. */
import type { TableLine } from '../../../protocol/messages.ts';
import type { Store } from '../../store/store.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { tableLine } from '../lobby/info.ts';
import { atDoor } from '../lobby/phases.ts';
import type { Hub, Setting } from '../state/hub.ts';

const SHOWN = 200;
const PER_HOST = 5;
const PER_ADDRESS = 20;
/** Milliseconds to cache: a long list always, a short one until a table is written. */
const FRESH = 1000;

export type Listed = { readonly line: TableLine; readonly doc: TableDoc };

/** The sources of the list. Writes of other servers are not signalled at once. */
type Source = Pick<Hub, 'saved' | 'nodes'> & {
  readonly store: Pick<Store, 'open'>;
  readonly setting: Pick<Setting, 'now'>;
};

/** Waiting people, then games with a chair, then games to watch. */
const rank = ({ chair, status }: TableLine): number => (chair ? (status === 'playing' ? 1 : 0) : 2);

/** Most people first, then longest waiting. */
const byCompany = (one: Listed, other: Listed): number =>
  other.line.people - one.line.people || (one.line.since ?? 0) - (other.line.since ?? 0);

/** Within a rank, each address gets its first table before any gets a second. */
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

/** One list is made at a time. Requests meanwhile share the next, which is newer than they are. */
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
