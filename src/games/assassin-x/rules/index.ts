import { game } from './game.ts';
import { imagine } from './imagine.ts';

/** The game, and what one may imagine of it who does not see all. */
export const assassinX = { ...game, imagine };
