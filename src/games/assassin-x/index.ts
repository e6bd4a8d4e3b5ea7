import { defineGame } from '../../engine/game.ts';
import { start } from './deal.ts';
import { imagine } from './imagine.ts';
import { readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import type { AssassinX } from './state.ts';
import { view } from './view.ts';

export const assassinX = defineGame(
  {
    id: 'assassin-x',
    version: 1,
    players: [2, 5],
    options: SPECS,
    read: readOptions,
    start,
    view,
    imagine,
    // what is dealt, drawn or taken; whether it is a joker, and which when turned up; a hand shown; what the police find
    releases: [
      'got',
      'found',
      'drew',
      'laid',
      'uncovered',
      'received',
      'lifted',
      'handed',
      'saw',
      'spied',
      'searched',
      'arrested',
      'cleared',
      'ended',
    ],
    conserved(s: AssassinX) {
      const held = s.seats.flatMap((seat) => {
        const { hand, joker, looking } = s.players[seat];
        return [...hand, ...looking, ...(joker === undefined ? [] : [joker])];
      });
      return { cards: [...held, ...s.pile, ...s.discard, ...s.away].sort().join(' ') };
    },
    longest: (players) => LONGEST_ROUND * ROUNDS_A_POINT * (4 * players + 1 + TIES),
  },
  rules,
);

/**
 * A round has at most 41 exchanges, since each draws a card from a pile of at most 41 that is never filled again, and at
 * most 16 actions, since each spends one of 11 jokers or 5 interventions. X6 four rounds give a point, and 4 points a
 * player leave nobody at 5. Beyond that only ties for the lead go on (X1); so many running do not happen.
 */
const LONGEST_ROUND = 400;
const ROUNDS_A_POINT = 4;
const TIES = 20;
