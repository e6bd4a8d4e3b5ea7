/** All that was said in the games under way: kept for those where it was needed last, since the log has it too. */
import type { Fact } from '../../engine/facts.ts';
import { fold, openLean, type Table } from '../../host/table.ts';
import { keepLatest } from '../latest.ts';
import type { Journal } from '../store/journal.ts';
import type { Store } from '../store/store.ts';

const MOST_KEPT = 500;

/** Facts on their way from the log; and those said meanwhile. */
type Coming = { readonly late: Fact[]; readonly done: Promise<readonly Fact[]> };

export const openFacts = (store: Pick<Store, 'game' | 'entries'>, journal: Pick<Journal, 'durable'>) => {
  const kept = new Map<Table, Fact[]>(); // the one used longest ago first
  const coming = new Map<Table, Coming>();

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
      return keepLatest(kept, live, facts, MOST_KEPT);
    } finally {
      coming.delete(live);
    }
  };

  return {
    /** Folded again from the log where it is not in memory. */
    of(table: string, round: number, live: Table): Promise<readonly Fact[]> {
      const known = kept.get(live);
      if (known !== undefined) return Promise.resolve(keepLatest(kept, live, known, MOST_KEPT));
      const under = coming.get(live);
      if (under !== undefined) return under.done;
      const late: Fact[] = [];
      const done = gather(table, round, live, late);
      coming.set(live, { late, done });
      return done;
    },
    /** What is in memory of it. */
    known: (live: Table): readonly Fact[] => kept.get(live) ?? [],
    /** More was said. */
    add(live: Table, facts: readonly Fact[]): void {
      if (facts.length === 0) return;
      kept.get(live)?.push(...facts);
      coming.get(live)?.late.push(...facts);
    },
    drop: (live: Table) => void kept.delete(live),
  };
};
export type FactCache = ReturnType<typeof openFacts>;
