import type { Game } from '../engine/game.ts';
import { assassinX } from './assassin-x/index.ts';
import { complots } from './complots/index.ts';

export const GAMES: readonly Game[] = [complots, assassinX];
