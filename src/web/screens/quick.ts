/** The table of last time, or the box as it comes: within a touch. */
import { gameFor, keepPlan, planFor } from '../link/plan.ts';
import type { SoloGame } from '../link/solo-game.ts';

export const quick = (box: string | undefined): SoloGame => {
  const plan = planFor('solo', box);
  keepPlan(plan);
  return gameFor(plan);
};
