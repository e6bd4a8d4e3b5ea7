import { game } from './game.ts';
import { imagine } from './imagine.ts';

export const tribunal = { ...game, imagine };
