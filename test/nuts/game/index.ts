import { defineGame, type GameSpec } from '../../../src/engine/game.ts';
import { aside, asides, patterns } from './asides.ts';
import { start } from './deal.ts';
import { RELEASES } from './facts.ts';
import { imagine } from './imagine.ts';
import { type Options, readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import type { Nuts } from './state.ts';
import { type NutsView, view } from './view.ts';

export const spec: GameSpec<Nuts, Options, NutsView> = {
  id: 'nuts',
  version: 3,
  players: [2, 5],
  options: SPECS,
  read: readOptions,
  start,
  view,
  asides,
  aside,
  patterns,
  imagine,
  releases: RELEASES,
  conserved: (s) => ({
    shells: s.seats.reduce((sum, seat) => sum + s.players[seat].shells, s.bank),
    nuts: [...s.pile, ...s.seats.flatMap((seat) => [...s.players[seat].hand, ...s.players[seat].dropped])]
      .sort()
      .join(' '),
  }),
  longest: (players) => 400 * players,
};

export const nuts = defineGame(spec, rules);
