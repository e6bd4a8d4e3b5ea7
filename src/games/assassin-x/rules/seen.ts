import type { View } from '../../../engine/game.ts';
import type { Asks } from './steps.ts';
import type { AssassinXView } from './view.ts';

export type Phase = keyof Asks | 'over';
/** What one viewer sees of a table of Assassin X. */
export type AssassinXSeen = View & AssassinXView & { readonly phase: Phase };
export const isAssassinX = (view: View): view is AssassinXSeen => view.game === 'assassin-x';
