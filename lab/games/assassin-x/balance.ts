/** Measures the balance of Assassin X: how rounds end, who scores, their length, and how often the police are right. */

import { LEVELS } from '../../../src/bots/levels.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { CAUSES } from '../../../src/games/assassin-x/rules/facts.ts';
import { type Ask, type Balance, cell, type Sheet } from '../../figures/balance.ts';
import type { Counts } from '../../tally/tally.ts';
import { GROUPS } from './tally.ts';

const PLAYERS = [2, 3, 4, 5];
const SCORES_AT = 4;
const NAMED = ['simple', ...LEVELS];

const scoresSheet = (counts: Counts): Sheet => ({
  title: `How often a player scores in a round at ${SCORES_AT} players, by Assassin cards held, pair laid in attack or defence, joker kept`,
  head: ['', 'scores'],
  rows: GROUPS.map(({ group, of }) => [
    group,
    of
      .map((name) => `${name}: ${cell(counts[`${group} ${name} scored`] ?? 0, counts[`${group} ${name}`] ?? 0)}`)
      .join(', '),
  ]),
});

/** X23 With and without the truce, at each level. */
const lengthSheet = async ({ games, bots, simulate }: Ask): Promise<Sheet> => {
  const rows: string[][] = [];
  for (const truce of ['off', 'round'])
    for (const level of bots(NAMED).filter((name) => name !== 'simple')) {
      const counts = await simulate('assassin-x', SCORES_AT, level, { truce });
      const [rounds, police] = [counts.rounds ?? 0, counts.police ?? 0];
      rows.push([
        truce,
        level,
        (rounds / games).toFixed(1),
        ((counts.exchanges ?? 0) / rounds).toFixed(1),
        cell(counts['short rounds'] ?? 0, rounds),
        ...(['assassination', 'survived', 'arrest', 'pile'] as const).map((cause) =>
          cell(counts[`rounds ${cause}`] ?? 0, rounds),
        ),
        (police / games).toFixed(1),
        cell(counts['police right'] ?? 0, police),
        SEATS.slice(0, SCORES_AT)
          .map((seat) => cell(counts[`wins ${seat}`] ?? 0, games))
          .join(' '),
      ]);
    }
  return {
    title: `Rounds at ${SCORES_AT} players by truce and level: how many, their exchanges, how many end within two, how they end, and police calls per game with how many are right`,
    head: ['truce', 'level', 'rounds', 'exchanges', 'short', ...CAUSES.slice(0, 4), 'calls', 'right', 'seats'],
    rows,
  };
};

export const balance: Balance['balance'] = async (ask) => {
  const { games, bots, players, simulate } = ask;
  const lengths = await lengthSheet(ask);
  const [bot = 'simple'] = bots(NAMED);
  const tables: [seats: number, counts: Counts][] = [];
  for (const seats of players(PLAYERS)) tables.push([seats, await simulate('assassin-x', seats, bot)]);
  const endings = tables.map(([seats, counts]) => {
    const [rounds, points] = [counts.rounds ?? 0, counts.points ?? 0];
    const won = SEATS.slice(0, seats).map((seat) => cell(counts[`wins ${seat}`] ?? 0, games));
    return [
      `${seats}`,
      ...CAUSES.map((cause) => cell(counts[`rounds ${cause}`] ?? 0, rounds)),
      (points / rounds).toFixed(2),
      (rounds / games).toFixed(1),
      won.join(' '),
    ];
  });
  const [, shown] = tables.find(([seats]) => seats === SCORES_AT) ?? [];
  return {
    sheets: [
      {
        title: `How rounds end among ${bot} bots; points per round, rounds per game, wins by seat`,
        head: ['players', ...CAUSES, 'points', 'rounds', 'seats'],
        rows: endings,
      },
      ...(shown === undefined ? [] : [scoresSheet(shown)]),
      lengths,
    ],
  };
};
