/** Forecasts of players who are out: who wins, asked again after each elimination. */
import type { Foreseen } from '../../../engine/game.ts';
import type { Tribunal } from './state.ts';
import { isTribunal } from './typed-view.ts';

export const forecasts: Foreseen<Tribunal> = {
  isOut: (table, seat) => isTribunal(table) && table.players[seat].status === 'out',
  stage: (table) => (isTribunal(table) ? table.seats.filter((seat) => table.players[seat].status === 'out').length : 0),
};
