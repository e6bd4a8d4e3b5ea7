import type { View } from '../../../engine/game.ts';
import type { Asks } from './steps.ts';
import type { AssassinXFields } from './view.ts';

export type Phase = keyof Asks | 'over';
export type AssassinXView = View & AssassinXFields & { readonly phase: Phase };
export const isAssassinX = (view: View): view is AssassinXView => view.game === 'assassin-x';
