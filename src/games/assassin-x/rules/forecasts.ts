/** Forecasts of spectators: who wins, asked again in each round. X30 who is out of a round plays the next. */
import type { Foreseen } from '../../../engine/game.ts';
import type { AssassinX } from './state.ts';
import { isAssassinX } from './typed-view.ts';

export const forecasts: Foreseen<AssassinX> = {
  isOut: () => false,
  stage: (table) => (isAssassinX(table) ? table.round : 0),
};
