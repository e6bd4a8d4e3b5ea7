import type { Game } from '../engine/game.ts';
import { complots } from './complots/index.ts';

export const GAMES: readonly Game[] = [complots];
