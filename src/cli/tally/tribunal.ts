/** Tribunal: which side wins the rounds, how long they last, how often clerks lie and are caught, what the court does. */
import type { Fact } from '../../engine/facts.ts';
import { isSeat } from '../../engine/seats.ts';
import { type Told, told } from '../../games/tribunal/facts.ts';
import { type Memory, newRound, note } from '../../games/tribunal/memory.ts';
import type { Counts, Figures, Tally } from './tally.ts';

const PLAYERS = [3, 4, 5, 6, 7, 8] as const;
const NIGHT = ['count', 'contest', 'night-verdict'];

const of = (counts: Readonly<Counts>, name: string): number => counts[name] ?? 0;

const count = (counts: Counts, facts: readonly Fact[]): void => {
  let story = newRound(0);
  for (const { said } of facts) {
    story = note(story, told(said));
    for (const name of counted(story, told(said))) counts[name] = of(counts, name) + 1;
  }
};

/** What a fact adds to the counts, where the story stands. */
const counted = ({ players, step, truth }: Memory, said: Told): string[] => {
  if (said[0] === 'round') return [`rounds ${players}`];
  if (said[0] === 'opened') return step === 'night-vote' ? [`nights ${players}`] : [];
  if (said[0] === 'ended') return [`${said[1]} ${players}`];
  if (said[0] === 'restarted') return [`restarted ${players}`];
  if (said[1] === 'announced')
    return said[2] === truth?.[0] && said[3] === truth[1] ? ['announced'] : ['announced', 'lies'];
  if (said[1] === 'eliminated') return [NIGHT.includes(step) ? 'eliminated by night' : 'eliminated by day'];
  return [String(isSeat(said[0]) ? said[1] : said[0])];
};

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const each = (sum: number, whole: number): string => (whole === 0 ? '–' : (sum / whole).toFixed(2));

const tables = (counts: Readonly<Counts>, games: number): Figures[] => {
  const played = PLAYERS.filter((n) => of(counts, `rounds ${n}`) > 0);
  const rounds = played.reduce((sum, n) => sum + of(counts, `rounds ${n}`), 0);
  const announced = of(counts, 'announced');
  const lies = of(counts, 'lies');
  const verdicts = of(counts, 'condemned') + of(counts, 'acquitted');
  const a = (name: string): string => each(of(counts, name), games);
  return [
    {
      title: 'Rounds by players in them',
      head: ['players', 'a game', 'judges win', 'mafia wins', 'nobody left', 'ten nights', 'started anew', 'nights'],
      rows: played.map((n) => {
        const all = of(counts, `rounds ${n}`);
        const ends = ['judge', 'mafia', 'none', 'exhausted', 'restarted'].map((end) => of(counts, `${end} ${n}`));
        return [
          `${n}`,
          each(all, games),
          ...ends.map((end) => percent(end, all)),
          each(of(counts, `nights ${n}`), all),
        ];
      }),
    },
    {
      title: 'Clerks',
      head: ['announced a game', 'lies', 'lies caught', 'contested in vain', 'duties failed a game'],
      rows: [
        [
          each(announced, games),
          percent(lies, announced),
          percent(of(counts, 'lied'), lies),
          percent(of(counts, 'truthful'), announced - lies),
          a('failed'),
        ],
      ],
    },
    {
      title: 'The court, a game',
      head: [
        'rounds',
        'condemned',
        'by day',
        'by night',
        'blames',
        'barred',
        'caught',
        'wrong reports',
        'cards used',
        'duels',
      ],
      rows: [
        [
          each(rounds, games),
          percent(of(counts, 'condemned'), verdicts),
          a('eliminated by day'),
          a('eliminated by night'),
          a('blamed'),
          a('barred'),
          a('caught'),
          a('misreported'),
          a('used'),
          a('duel'),
        ],
      ],
    },
  ];
};

export const tribunalTally: Tally = { count, tables };
