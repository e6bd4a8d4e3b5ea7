import { defineGame, type GameSpec, type TableView } from '../../../src/engine/game.ts';
import { each } from '../../../src/engine/seats.ts';
import { aside, asides, patterns, quoted } from './asides.ts';
import { start } from './deal.ts';
import { RELEASES } from './facts.ts';
import { imagine } from './imagine.ts';
import { isLie } from './lies.ts';
import { remember } from './memory.ts';
import { type Options, readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import type { Nuts } from './state.ts';
import { hand, type NutsHand, type NutsTable, table } from './view.ts';

const isNuts = (view: TableView): view is TableView & NutsTable => view.game === 'nuts';

export const spec: GameSpec<Nuts, Options, NutsTable, NutsHand> = {
  id: 'nuts',
  version: 3,
  players: [2, 5],
  options: SPECS,
  read: readOptions,
  start,
  table,
  hand,
  asides,
  aside,
  patterns,
  quoted,
  releases: RELEASES,
  conserved: (s) => ({
    shells: s.seats.reduce((sum, seat) => sum + s.players[seat].shells, s.bank),
    nuts: [...s.pile, ...s.seats.flatMap((seat) => [...s.players[seat].hand, ...s.players[seat].dropped])]
      .sort()
      .join(' '),
  }),
  figures(facts, _, seats) {
    const memory = remember(
      facts.map(({ said }) => said),
      seats,
    );
    return each(seats, (seat) => ({ claims: memory[seat].claims, caught: memory[seat].caught }));
  },
  // N12 players who are out may still win, by their shells
  isOut: (view, seat) => isNuts(view) && view.players[seat].nuts === 0,
  claim: { phase: 'doubt', isLie },
  longest: (players) => 400 * players,
};

export const nuts = { ...defineGame(spec, rules), imagine };
