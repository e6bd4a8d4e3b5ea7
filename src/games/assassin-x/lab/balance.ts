/** Assassin X: how rounds end, and who scores in them, among simple bots. */

import { type Balance, cell, type Sheet } from '../../../../scripts/figures/balance.ts';
import { SEATS } from '../../../engine/seats.ts';
import type { Counts } from '../../../lab/tally/tally.ts';
import { CAUSES } from '../rules/facts.ts';
import { GROUPS } from './tally.ts';

const PLAYERS = [2, 3, 4, 5];
const SCORES_AT = 4;

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

export const balance: Balance['balance'] = async ({ games, bots, players, simulate }) => {
  const [bot = 'simple'] = bots(['simple']);
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
    ],
  };
};
