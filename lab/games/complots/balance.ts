/** Measures the balance of Complots: wins by order of play, lengths, lies and challenges, among equal bots. */

import { type Balance, cell, type Sheet } from '../../figures/balance.ts';
import { lengthsIn } from '../../sim/figures.ts';
import type { Counts } from '../../tally/tally.ts';

const BOTS = ['simple', 'regular', 'expert'];
const PLAYERS = [2, 4, 6, 8];
const CLAIMS_AT = 4;
const BASE = ['duchess', 'captain', 'assassin', 'ambassador', 'countess'];

const orderRow = (bot: string, seats: number, counts: Counts, games: number): string[] => {
  const { mean, p95 } = lengthsIn(counts);
  const won = Array.from({ length: seats }, (_, i) => cell(counts[`place ${i + 1}`] ?? 0, games));
  return [bot, `${seats}`, won.join(' '), mean.toFixed(0), `${p95}`];
};

const claimsSheet = (tables: readonly (readonly [bot: string, counts: Counts])[], games: number): Sheet => {
  const sum = (counts: Counts, what: string, of: readonly string[]): number =>
    of.reduce((all, character) => all + (counts[`${what} ${character}`] ?? 0), 0);
  return {
    title: `Claims at ${CLAIMS_AT} players: per game; % lies; % challenged; % of challenges right`,
    head: ['', ...tables.flatMap(([bot]) => [bot, 'lies', 'challenged', 'right'])],
    rows: [...BASE.map((character) => [character]), BASE].map((of) => [
      of.length > 1 ? 'all' : of.join(),
      ...tables.flatMap(([, counts]) => {
        const [claims, lies, doubts, caught] = [
          sum(counts, 'claimed', of),
          sum(counts, 'bluffed', of),
          sum(counts, 'doubted', of),
          sum(counts, 'caught', of),
        ];
        return [(claims / games).toFixed(1), cell(lies, claims), cell(doubts, claims), cell(caught, doubts)];
      }),
    ]),
  };
};

export const balance: Balance['balance'] = async ({ games, bots, players, simulate }) => {
  const rows: string[][] = [];
  const claims: [string, Counts][] = [];
  for (const bot of bots(BOTS))
    for (const seats of players(PLAYERS)) {
      const counts = await simulate('complots', seats, bot);
      rows.push(orderRow(bot, seats, counts, games));
      if (seats === CLAIMS_AT) claims.push([bot, counts]);
    }
  const title = 'Wins by order of play; moves per game, mean and 95th percentile';
  const head = ['bots', 'players', 'first to last', 'moves', '95 %'];
  return { sheets: [{ title, head, rows }, ...(claims.length > 0 ? [claimsSheet(claims, games)] : [])] };
};
