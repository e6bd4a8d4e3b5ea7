import { defineGame } from '../../../engine/game.ts';
import { copies } from './box.ts';
import { start } from './deal.ts';
import { RELEASES } from './facts.ts';
import { isLie } from './lies.ts';
import { readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import { type Complots, setAside } from './state.ts';
import { isComplots } from './typed-view.ts';
import { figuresOf } from './verdict.ts';
import { hand, table } from './view.ts';

export const game = defineGame(
  {
    id: 'complots',
    version: 1,
    players: [2, 8],
    options: SPECS,
    read: readOptions,
    start,
    table,
    hand,
    releases: RELEASES,
    conserved(s: Complots) {
      const cards = s.seats.flatMap((seat) => {
        const { hand, drawn, buried, revealed } = s.players[seat];
        return [...hand, ...drawn, ...buried, ...revealed];
      });
      return {
        coins: s.seats.reduce(
          (sum, seat) => sum + s.players[seat].coins,
          s.treasury + (s.almshouse ?? 0) + setAside(s),
        ),
        cards: [...cards, ...s.court, ...s.discarded].sort().join(' '),
      };
    },
    longest: (players) => 400 * players * copies(players),
    figures: figuresOf,
    isOut: (table, seat) => isComplots(table) && !table.players[seat].alive,
    claim: { phase: 'doubt', isLie },
    nextFirst: (s) => s.over?.[0], // C5 the winner begins the next
    kept: ({ lineup }) => ({ lineup }), // C6 with the same characters
  },
  rules,
);
