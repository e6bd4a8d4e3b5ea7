/** Forecasts of spectators: who wins, asked again in each round. X30 who is out of a round plays the next. */
import type { Foreseen } from '../../../engine/game.ts';
import { isAssassinX } from './seen.ts';
import type { AssassinX } from './state.ts';

export const forecasts: Foreseen<AssassinX> = {
  isOut: () => false,
  stage: (table) => (isAssassinX(table) ? table.round : 0),
};
