/** A cache of the facts of running games. */
import type { Fact } from '../../../engine/facts.ts';
import { type Entry, fold, openLean, type Table } from '../../../host/table.ts';
import { keepLatest } from '../../lru.ts';
import type { Journal } from '../../store/journal.ts';
import type { Store } from '../../store/store.ts';

const MOST_KEPT = 500;

export type Logged = { readonly facts: readonly Fact[]; readonly entries: readonly Entry[] };
type Growing = { readonly facts: Fact[]; readonly entries: Entry[] };
/** Being loaded from the log; `late`: facts since. */
type Coming = { readonly late: Growing; readonly done: Promise<readonly Fact[]> };

const nothing = (): Growing => ({ facts: [], entries: [] });
const extend = (one: Growing, { facts, entries }: Logged): void => {
  one.facts.push(...facts);
  one.entries.push(...entries);
};

export const openFacts = (store: Pick<Store, 'game' | 'entries'>, journal: Pick<Journal, 'durable'>) => {
  const kept = new Map<Table, Growing>(); // least recently used first
  const coming = new Map<Table, Coming>();

  const gather = async (table: string, round: number, live: Table, late: Logged): Promise<readonly Fact[]> => {
    const { n } = live;
    try {
      await journal.durable();
      const [row, entries] = await Promise.all([store.game(table, round), store.entries(table, round)]);
      if (row === undefined) return late.facts;
      const again = openLean(live.game, row.set, row.started);
      const whole: Growing = { facts: [...again.facts], entries: entries.slice(0, n) };
      for (const entry of whole.entries) whole.facts.push(...fold(again.table, entry).facts);
      extend(whole, late);
      return keepLatest(kept, live, whole, MOST_KEPT).facts;
    } finally {
      coming.delete(live);
    }
  };

  return {
    begin(live: Table, facts: readonly Fact[]): void {
      keepLatest(kept, live, { facts: [...facts], entries: [] }, MOST_KEPT);
    },
    /** Replayed from the log if not cached. */
    of(table: string, round: number, live: Table): Promise<readonly Fact[]> {
      const known = kept.get(live);
      if (known !== undefined) return Promise.resolve(keepLatest(kept, live, known, MOST_KEPT).facts);
      const under = coming.get(live);
      if (under !== undefined) return under.done;
      const late = nothing();
      const done = gather(table, round, live, late);
      coming.set(live, { late, done });
      return done;
    },
    known: (live: Table): Logged | undefined => kept.get(live),
    add(live: Table, entry: Entry, facts: readonly Fact[]): void {
      for (const one of [kept.get(live), coming.get(live)?.late]) {
        one?.facts.push(...facts);
        one?.entries.push(entry);
      }
    },
    drop: (live: Table) => void kept.delete(live),
  };
};
export type FactCache = ReturnType<typeof openFacts>;
