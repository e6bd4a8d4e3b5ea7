import type { View } from '../../../engine/game.ts';
import { becauseIn, sayStock } from './moves.ts';
import type { CourtStep } from './steps.ts';
import { HUNCH } from './stock.ts';
import type { TribunalFields } from './view.ts';

export type TribunalView = View & TribunalFields & { readonly phase: CourtStep | 'over' };
export const isTribunal = (view: View): view is TribunalView => view.game === 'tribunal';

/** T78 `say suspect B because …` with each ground that the record bears out, and with a hunch. */
export const reasonsFor = ({ grounds }: TribunalView, pattern: string): string[] => {
  const because = becauseIn(pattern);
  if (because === undefined) return [];
  const { to, claim } = because;
  return [...(grounds[claim[1]] ?? []), HUNCH].map((ground) => `${sayStock(to, claim)} because ${ground}`);
};
