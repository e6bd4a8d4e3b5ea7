import type { Imagined } from '../engine/game.ts';
import { assassinX } from './assassin-x/index.ts';
import { complots } from './complots/index.ts';
import { tribunal } from './tribunal/index.ts';

export const GAMES: readonly Imagined[] = [complots, tribunal, assassinX];
