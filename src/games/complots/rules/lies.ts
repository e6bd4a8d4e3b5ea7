/** Tells whether the open claim is a lie. */
import { isTrue } from './claims.ts';
import type { Complots } from './state.ts';

/** C68 For a card buried as a witch, only that card counts. */
export const isLie = (s: Complots): boolean => {
  const step = s.agenda.at(-1)?.steps[0];
  if (step?.[0] !== 'doubt') return false;
  const [, by, claimed, backs] = step;
  const { hand, buried } = s.players[by];
  return !isTrue(claimed, backs === 'witch' ? buried.slice(-1) : hand);
};
