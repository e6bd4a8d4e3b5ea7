/** Counts how rounds of Assassin X end, and who scores: by assassin cards held, pairs laid, jokers kept. */

import type { Figures } from '../../../src/command/text.ts';
import type { Fact, Said } from '../../../src/engine/facts.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { type Card, PAIRS, type Pair } from '../../../src/games/assassin-x/rules/cards.ts';
import { CAUSES, read } from '../../../src/games/assassin-x/rules/facts.ts';
import { JOKERS } from '../../../src/games/assassin-x/rules/jokers.ts';
import { layOf } from '../../../src/games/assassin-x/rules/lay.ts';
import { remember } from '../../../src/games/assassin-x/rules/memory.ts';
import { en } from '../../../src/games/assassin-x/texts/en/cards.ts';
import type { Rates } from '../../part.ts';
import { shown } from '../../sim/figures.ts';
import { add, type Counts, type Tally } from '../../tally/tally.ts';

const named = ({ cards }: Pair): string => en.pairs[cards[0]];
const pairIn = (lay: readonly Card[]): string => {
  const { pair } = layOf(lay);
  return pair === undefined ? 'none' : named(pair);
};

export const GROUPS: readonly { readonly title: string; readonly group: string; readonly of: readonly string[] }[] = [
  { title: 'players by assassin cards when a round ends', group: 'holds', of: ['0', '1', '2', 'out'] },
  { title: 'attacks by their pair', group: 'attack', of: [...PAIRS.slice(0, 6).map(named), 'none'] },
  { title: 'defences by their pair', group: 'defence', of: [...PAIRS.slice(6).map(named), 'none'] },
  { title: 'players by jokers kept in a round', group: 'joker', of: [...JOKERS, 'none'] },
];

/** Exchanges of a round too short for a trail. */
const SHORT = 2;

const count = (counts: Counts, facts: readonly Fact[], seats: readonly Seat[]): void => {
  let cause = '';
  let exchanges = 0;
  let round = new Map<Seat, Set<string>>();
  const heard: Said[] = [];
  const note = (seat: Seat, name: string) => round.set(seat, new Set(round.get(seat)).add(name));
  for (const fact of facts) {
    const said = read(fact.said);
    if (said[1] === 'began') [round, exchanges] = [new Map(), 0];
    else if (said[1] === 'offered') exchanges += 1;
    else if (said[1] === 'intervened') add(counts, 'police');
    else if (said[1] === 'arrested') add(counts, 'police right');
    else if (said[1] === 'kept') note(said[0], `joker ${said[2]}`);
    else if (said[1] === 'attacked') {
      const [by, , , ...lay] = said;
      note(by, `attack ${pairIn(lay)}`);
    } else if (said[1] === 'defended') {
      const [by, , ...lay] = said;
      note(by, `defence ${pairIn(lay)}`);
    } else if (said[1] === 'left') note(said[0], 'holds out');
    else if (said[1] === 'ended') {
      const [, , by, ...scorers] = said;
      cause = by;
      add(counts, 'rounds');
      add(counts, `rounds ${cause}`);
      add(counts, 'exchanges', exchanges);
      add(counts, 'short rounds', exchanges <= SHORT ? 1 : 0);
      if (scorers.length === 0) add(counts, 'barren');
      const { held } = remember(heard, 'all', seats);
      for (const seat of seats) {
        const assassins = held[seat].filter(({ card }) => card === 'assassin').length;
        const noted = round.get(seat) ?? new Set();
        if (!noted.has('holds out')) note(seat, `holds ${assassins}`);
        if (![...noted].some((name) => name.startsWith('joker '))) note(seat, 'joker none');
        for (const name of round.get(seat) ?? []) {
          add(counts, name);
          if (scorers.includes(seat)) add(counts, `${name} scored`);
        }
      }
    } else if (said[1] === 'scored') {
      add(counts, 'points', said[2]);
      add(counts, `points ${cause}`, said[2]);
    }
    heard.push(fact.said);
  }
};

const tables = (counts: Readonly<Counts>, games: number): Figures[] => {
  const of = (name: string): number => counts[name] ?? 0;
  const rounds = of('rounds');
  const ending = (cause: string, suffix: string): string[] => {
    const ended = of(`rounds${suffix}`);
    return [cause, String(ended), ...shown(ended, rounds), ratio(of(`points${suffix}`), ended)];
  };
  return [
    {
      title: 'rounds by what ended them',
      head: ['cause', 'rounds', 'share', '95 %', 'points per round'],
      rows: [...CAUSES.map((cause) => ending(cause, ` ${cause}`)), ending('all', '')],
    },
    {
      title: 'rounds',
      head: ['per game', 'that scored nobody', '95 %', 'exchanges', `with ${SHORT} or fewer`, '95 %'],
      rows: [
        [
          ratio(rounds, games),
          ...shown(of('barren'), rounds),
          ratio(of('exchanges'), rounds),
          ...shown(of('short rounds'), rounds),
        ],
      ],
    },
    {
      title: 'police',
      head: ['calls per game', 'right', '95 %'],
      rows: [[ratio(of('police'), games), ...shown(of('police right'), of('police'))]],
    },
    ...GROUPS.map(({ title, group, of: names }) => ({
      title,
      head: [group, 'times', 'scored', '95 %'],
      rows: names.map((name) => {
        const times = of(`${group} ${name}`);
        return [name, String(times), ...shown(of(`${group} ${name} scored`), times)];
      }),
    })),
  ];
};

export const rates: Rates = (counts) => [
  { what: 'police calls that are right', times: counts['police right'] ?? 0, of: counts.police ?? 0 },
];

export const assassinXTally: Tally = { count: (counts, facts, { seats }) => count(counts, facts, seats), tables };

const ratio = (sum: number, of: number): string => (of === 0 ? '–' : (sum / of).toFixed(2));
