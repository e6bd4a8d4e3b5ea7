import type { Counts, Figures, Tally } from './tally.ts';

const CAUSES = ['assassination', 'survived', 'arrest', 'pile', 'alone'] as const;

/** How rounds end, and how many points they give. */
export const assassinXTally: Tally = {
  count(counts, facts) {
    let cause = '';
    for (const { said } of facts) {
      const [who, verb, what] = said;
      if (who === 'round' && verb === 'ended') {
        cause = String(what);
        add(counts, 'rounds', 1);
        add(counts, `rounds ${cause}`, 1);
        if (said.length === 3) add(counts, 'barren', 1);
      } else if (verb === 'scored') {
        add(counts, 'points', Number(what));
        add(counts, `points ${cause}`, Number(what));
      }
    }
  },

  tables(counts, games) {
    const rounds = of(counts, 'rounds');
    const rows = CAUSES.map((cause) => {
      const ended = of(counts, `rounds ${cause}`);
      return [cause, String(ended), share(ended, rounds), ratio(of(counts, `points ${cause}`), ended)];
    });
    const all = ['all', String(rounds), share(rounds, rounds), ratio(of(counts, 'points'), rounds)];
    return [
      {
        title: 'rounds by what ended them',
        head: ['cause', 'rounds', 'share', 'points per round'],
        rows: [...rows, all],
      },
      {
        title: 'rounds',
        head: ['per game', 'that scored nobody'],
        rows: [[ratio(rounds, games), share(of(counts, 'barren'), rounds)]],
      },
    ] satisfies Figures[];
  },
};

const of = (counts: Readonly<Counts>, name: string): number => counts[name] ?? 0;

const add = (counts: Counts, name: string, more: number): void => {
  counts[name] = of(counts, name) + more;
};

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const ratio = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
