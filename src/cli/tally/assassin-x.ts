import { CAUSES, told } from '../../games/assassin-x/facts.ts';
import { add, type Counts, type Figures, type Tally } from './tally.ts';

/** How rounds end, and how many points they give. */
export const assassinXTally: Tally = {
  count(counts, facts) {
    let cause = '';
    for (const fact of facts) {
      const said = told(fact.said);
      if (said[1] === 'ended') {
        const [, , by, ...scorers] = said;
        cause = by;
        add(counts, 'rounds');
        add(counts, `rounds ${cause}`);
        if (scorers.length === 0) add(counts, 'barren');
      } else if (said[1] === 'scored') {
        add(counts, 'points', said[2]);
        add(counts, `points ${cause}`, said[2]);
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

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const ratio = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
