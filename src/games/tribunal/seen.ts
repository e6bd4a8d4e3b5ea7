import type { View } from '../../engine/game.ts';
import type { CourtStep } from './steps.ts';
import type { TribunalView } from './view.ts';

/** What one viewer sees of a table of Tribunal. */
export type TribunalSeen = View & TribunalView & { readonly phase: CourtStep | 'over' };
export const isTribunal = (view: View): view is TribunalSeen => view.game === 'tribunal';
