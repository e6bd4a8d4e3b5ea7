/**
 * Counts in Tribunal which side wins, how long rounds last, clerks' lies, cheats and their results, and the court's
 * verdicts.
 */

import type { Figures } from '../../../src/command/text.ts';
import type { Fact } from '../../../src/engine/facts.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { type FactOf, read, verbOf } from '../../../src/games/tribunal/rules/facts.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import { type Memory, newRound, note } from '../../../src/games/tribunal/rules/memory.ts';
import { CHEATS, type Cheat, type Identity } from '../../../src/games/tribunal/rules/steps.ts';
import type { Rates } from '../../part.ts';
import { percent } from '../../sim/figures.ts';
import { add, type Counts, type Tally } from '../../tally/tally.ts';

const PLAYERS = [3, 4, 5, 6, 7, 8] as const;
const NIGHT = ['count', 'contest', 'night-verdict'];

const of = (counts: Readonly<Counts>, name: string): number => counts[name] ?? 0;

type Dare = { readonly by: Seat; readonly cheat: Cheat; readonly step: number; caught: boolean };
type Story = { memory: Memory; step: number; dares: Dare[]; readonly is: Map<Seat, Identity> };

const count = (counts: Counts, facts: readonly Fact[]): void => {
  const story: Story = { memory: newRound(0), step: 0, dares: [], is: new Map() };
  for (const { said } of facts) {
    const fact = read(said);
    story.memory = note(story.memory, fact);
    for (const name of counted(story.memory, fact)) add(counts, name);
    add(counts, 'seconds', seconds(fact));
    retell(story, fact);
    if (fact[0] === 'ended' || fact[0] === 'restarted') settle(counts, story, fact[0] === 'ended' ? fact[1] : 'none');
  }
};

/** Reports find heavier cheats first, then those of this step; of a vote in the step that shows it. */
const WEIGHT: readonly Cheat[] = ['word', 'look', 'night-card', 'accusation', 'silence', 'exposure', 'plot', 'peek'];
const AGES: Readonly<Partial<Record<Cheat, number>>> = { accusation: 1, 'night-card': 3, plot: 3 };

const retell = (story: Story, said: FactOf): void => {
  const { dares, step, is } = story;
  const caught = (seat: Seat, able: (cheat: Cheat) => boolean): void => {
    const open = dares.filter(
      (one) => one.by === seat && !one.caught && able(one.cheat) && step - one.step <= (AGES[one.cheat] ?? 0),
    );
    const [heaviest] = open.sort((one, other) => WEIGHT.indexOf(other.cheat) - WEIGHT.indexOf(one.cheat));
    if (heaviest !== undefined) heaviest.caught = true;
  };
  if (said[0] === 'opened') story.step += 1;
  else if (said[0] === 'reported' && said[2] === undefined)
    caught(said[1], (cheat) => cheat !== 'peek' && cheat !== 'plot');
  else if (said[1] === 'caught') caught(said[0], (cheat) => cheat === said[2]);
  else if (said[1] === 'cheated') dares.push({ by: said[0], cheat: said[2], step, caught: false });
  else if (said[1] === 'is') is.set(said[0], said[2]);
};

/** A cheat pays if it was not caught, and the cheater's side wins. */
const settle = (counts: Counts, story: Story, left: string): void => {
  for (const { by, cheat, caught } of story.dares) {
    add(counts, `dared ${cheat}`);
    if (caught) add(counts, `caught ${cheat}`);
    else if (story.is.get(by) === left) add(counts, `paid ${cheat}`);
  }
  story.dares = [];
  story.is.clear();
};

const USUAL = 30;
const clockOf = (step: string): number => tribunal.rules.get(step)?.time.usual ?? USUAL;
/** Seconds by the normal clock: per step, and per floor in discovery and pleas. */
const seconds = (said: FactOf): number => {
  if (said[0] === 'opened') return said[1] === 'discovery' || said[1] === 'pleas' ? 0 : clockOf(said[1]);
  if (said[1] === 'looked' && said[2] === undefined) return clockOf('discovery');
  return said[1] === 'rested' || said[1] === 'silenced' ? clockOf('pleas') : 0;
};

const counted = ({ players, step, truth }: Memory, said: FactOf): string[] => {
  if (said[0] === 'round') return [`rounds ${players}`];
  if (said[0] === 'opened') return step === 'night-vote' ? [`nights ${players}`] : [];
  if (said[0] === 'ended') return [`${said[1]} ${players}`];
  if (said[0] === 'restarted') return [`restarted ${players}`];
  if (said[1] === 'announced')
    return said[2] === truth?.[0] && said[3] === truth[1] ? ['announced'] : ['announced', 'lies'];
  if (said[1] === 'eliminated') return [NIGHT.includes(step) ? 'eliminated by night' : 'eliminated by day'];
  return [verbOf(said)];
};

const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : percent(part / whole));
const each = (sum: number, whole: number): string => (whole === 0 ? '–' : (sum / whole).toFixed(2));

const tables = (counts: Readonly<Counts>, games: number): Figures[] => {
  const played = PLAYERS.filter((n) => of(counts, `rounds ${n}`) > 0);
  return [
    roundsBySize(counts, games, played),
    clerks(counts, games),
    cheats(counts, games),
    court(counts, games, played),
  ];
};

const roundsBySize = (counts: Readonly<Counts>, games: number, played: readonly number[]): Figures => ({
  title: 'Rounds by players in them',
  head: ['players', 'a game', 'judges win', 'mafia wins', 'nobody left', 'ten nights', 'started anew', 'nights'],
  rows: played.map((n) => {
    const all = of(counts, `rounds ${n}`);
    const ends = ['judge', 'mafia', 'none', 'exhausted', 'restarted'].map((end) => of(counts, `${end} ${n}`));
    return [`${n}`, each(all, games), ...ends.map((end) => shareOf(end, all)), each(of(counts, `nights ${n}`), all)];
  }),
});

const clerks = (counts: Readonly<Counts>, games: number): Figures => {
  const [announced, lies] = [of(counts, 'announced'), of(counts, 'lies')];
  return {
    title: 'Clerks',
    head: ['announced a game', 'lies', 'lies caught', 'contested in vain', 'duties failed a game'],
    rows: [
      [
        each(announced, games),
        shareOf(lies, announced),
        shareOf(of(counts, 'lied'), lies),
        shareOf(of(counts, 'truthful'), announced - lies),
        each(of(counts, 'failed'), games),
      ],
    ],
  };
};

const cheats = (counts: Readonly<Counts>, games: number): Figures => ({
  title: 'Cheats',
  head: ['cheat', 'dared a game', 'caught', 'pays'],
  rows: CHEATS.map((cheat) => {
    const dared = of(counts, `dared ${cheat}`);
    return [
      cheat,
      each(dared, games),
      shareOf(of(counts, `caught ${cheat}`), dared),
      shareOf(of(counts, `paid ${cheat}`), dared),
    ];
  }),
});

const IN_COURT = {
  'by day': 'eliminated by day',
  'by night': 'eliminated by night',
  blames: 'blamed',
  barred: 'barred',
  caught: 'caught',
  'wrong reports': 'misreported',
  'cards used': 'used',
  duels: 'duel',
};
const court = (counts: Readonly<Counts>, games: number, played: readonly number[]): Figures => {
  const rounds = played.reduce((sum, n) => sum + of(counts, `rounds ${n}`), 0);
  const verdicts = of(counts, 'condemned') + of(counts, 'acquitted');
  return {
    title: 'The court, a game; minutes if each step takes half its clock at the normal pace',
    head: ['minutes', 'rounds', 'condemned', ...Object.keys(IN_COURT)],
    rows: [
      [
        each(of(counts, 'seconds') / 120, games),
        each(rounds, games),
        shareOf(of(counts, 'condemned'), verdicts),
        ...Object.values(IN_COURT).map((name) => each(of(counts, name), games)),
      ],
    ],
  };
};

export const rates: Rates = (counts) => {
  const [announced, lies] = [of(counts, 'announced'), of(counts, 'lies')];
  const [right, wrong] = [of(counts, 'caught') + of(counts, 'reported'), of(counts, 'misreported')];
  return [
    { what: 'counts announced that are lies', times: lies, of: announced },
    { what: 'lies objected to', times: of(counts, 'lied'), of: lies },
    { what: 'truths objected to', times: of(counts, 'truthful'), of: announced - lies },
    { what: 'reports of cheats that are wrong', times: wrong, of: right + wrong },
  ];
};

export const tribunalTally: Tally = { count, tables };
