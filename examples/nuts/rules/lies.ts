import type { Nuts } from './state.ts';

/** Whether the open claim is a lie. */
export const isLie = (s: Nuts): boolean => {
  const step = s.agenda.at(-1)?.steps[0];
  return step?.[0] === 'doubt' && !s.players[step[1]].hand.includes(step[2]);
};
