/** Starts the last table, or the box with its usual options, with one touch. */
import { gameFor, keepPlan, planFor } from '../link/plan.ts';
import type { SoloGame } from '../link/solo-game.ts';

export const quick = (box: string | undefined): SoloGame => {
  const plan = planFor('solo', box);
  keepPlan(plan);
  return gameFor(plan);
};
