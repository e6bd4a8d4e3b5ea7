/** Forecasts of players who are out: who wins, and whether the open claim is a lie. */
import type { Foreseen } from '../../../engine/game.ts';
import { isTrue } from './claims.ts';
import type { Complots } from './state.ts';
import { isComplots } from './typed-view.ts';

/** C68 For a card buried as a witch, only that card counts. */
const isLie = (s: Complots): boolean => {
  const step = s.agenda.at(-1)?.steps[0];
  if (step?.[0] !== 'doubt') return false;
  const [, by, claimed, backs] = step;
  const { hand, buried } = s.players[by];
  return !isTrue(claimed, backs === 'witch' ? buried.slice(-1) : hand);
};

export const forecasts: Foreseen<Complots> = {
  isOut: (table, seat) => isComplots(table) && !table.players[seat].alive,
  stage: (table) => (isComplots(table) ? table.seats.filter((seat) => !table.players[seat].alive).length : 0),
  claim: { phase: 'doubt', isLie },
};
