import { defineGame } from '../../../engine/game.ts';
import { start } from './deal.ts';
import { RELEASES } from './facts.ts';
import { figuresOf } from './figures.ts';
import { PLAYERS } from './numbers.ts';
import { readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import type { AssassinX } from './state.ts';
import { hand, table } from './view.ts';

export const game = defineGame(
  {
    id: 'assassin-x',
    version: 2,
    players: PLAYERS,
    options: SPECS,
    read: readOptions,
    start,
    table,
    hand,
    releases: RELEASES,
    conserved(s: AssassinX) {
      const held = s.seats.flatMap((seat) => {
        const { hand, joker, looking } = s.players[seat];
        return [...hand, ...looking, ...(joker === undefined ? [] : [joker])];
      });
      return { cards: [...held, ...s.pile, ...s.discard, ...s.away].sort().join(' ') };
    },
    figures: figuresOf,
    longest: (players) => longestRound(players) * ROUNDS_A_POINT * (4 * players + 1 + TIES),
  },
  rules,
);

/**
 * The bound: each exchange draws from a pile that is never refilled; each action spends a joker or an intervention; and
 * all but one may pass once per turn and before each action.
 */
const longestRound = (players: number): number => (52 - 5 * players) * (3 + players) + 16 * (players + 3) + 11;

/** X6 four rounds give a point; 4 points a player leave nobody at 5. X1 then only ties go on, and hardly so many. */
const ROUNDS_A_POINT = 4;
const TIES = 20;
