import type { View } from '../../../engine/game.ts';
import type { Asks } from './steps.ts';
import type { ComplotsFields } from './view.ts';

export type Phase = Exclude<keyof Asks, 'exempt'> | 'over';
export type ComplotsView = View & ComplotsFields & { readonly phase: Phase };
export const isComplots = (view: View): view is ComplotsView => view.game === 'complots';
