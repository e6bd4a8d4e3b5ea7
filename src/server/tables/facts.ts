/** All that was said in the games under way: kept for those where it was needed last, since the log has it too. */
import type { Fact } from '../../engine/facts.ts';
import { fold, openLean, type Table } from '../../host/table.ts';
import type { Journal } from '../store/journal.ts';
import type { Store } from '../store/store.ts';

const MOST_KEPT = 500;

export type FactCache = {
  /** Folded again from the log where it is not in memory. */
  of(table: string, round: number, live: Table): Promise<readonly Fact[]>;
  /** What is in memory of it. */
  known(live: Table): readonly Fact[];
  /** More was said. */
  add(live: Table, facts: readonly Fact[]): void;
  drop(live: Table): void;
};

/** Facts on their way from the log; and those said meanwhile. */
type Coming = { readonly late: Fact[]; readonly done: Promise<readonly Fact[]> };

export const openFacts = (store: Pick<Store, 'game' | 'entries'>, journal: Pick<Journal, 'durable'>): FactCache => {
  const kept = new Map<Table, Fact[]>(); // the one used longest ago first
  const coming = new Map<Table, Coming>();

  const keep = (live: Table, facts: Fact[]): void => {
    kept.delete(live);
    kept.set(live, facts);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
  };

  const gather = async (table: string, round: number, live: Table, late: readonly Fact[]): Promise<readonly Fact[]> => {
    const { n } = live;
    try {
      await journal.durable();
      const [row, entries] = await Promise.all([store.game(table, round), store.entries(table, round)]);
      if (row === undefined) return late;
      const again = openLean(live.game, row.set, row.started);
      const facts = [...again.facts];
      for (const entry of entries.slice(0, n)) facts.push(...fold(again.table, entry).facts);
      facts.push(...late);
      keep(live, facts);
      return facts;
    } finally {
      coming.delete(live);
    }
  };

  return {
    of(table, round, live) {
      const known = kept.get(live);
      if (known !== undefined) {
        keep(live, known);
        return Promise.resolve(known);
      }
      const under = coming.get(live);
      if (under !== undefined) return under.done;
      const late: Fact[] = [];
      const done = gather(table, round, live, late);
      coming.set(live, { late, done });
      return done;
    },
    known: (live) => kept.get(live) ?? [],
    add(live, facts) {
      if (facts.length === 0) return;
      kept.get(live)?.push(...facts);
      coming.get(live)?.late.push(...facts);
    },
    drop: (live) => void kept.delete(live),
  };
};
