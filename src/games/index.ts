import type { Game } from '../engine/game.ts';
import { complots } from './complots/index.ts';
import { tribunal } from './tribunal/index.ts';

export const GAMES: readonly Game[] = [complots, tribunal];
