import type { View } from '../../../engine/game.ts';
import type { Asks } from './steps.ts';
import type { ComplotsView } from './view.ts';

export type Phase = Exclude<keyof Asks, 'exempt'> | 'over';
/** What one viewer sees of a table of Complots. */
export type ComplotsSeen = View & ComplotsView & { readonly phase: Phase };
export const isComplots = (view: View): view is ComplotsSeen => view.game === 'complots';
