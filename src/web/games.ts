/** The games' modules, in the order in which games are offered. */
import { assassinX } from './assassin-x/index.ts';
import { complots } from './complots/index.ts';
import type { GameModule } from './game-module.ts';
import { tribunal } from './tribunal/index.ts';

export const MODULES: Readonly<Record<string, GameModule>> = { complots, tribunal, 'assassin-x': assassinX };

export const [FIRST = ''] = Object.keys(MODULES);

export const moduleOf = (game: string): GameModule | undefined =>
  Object.hasOwn(MODULES, game) ? MODULES[game] : undefined;
