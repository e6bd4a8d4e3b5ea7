import type { View } from '../../../src/engine/game.ts';
import type { NutsFields } from './view.ts';

export type NutsView = View & NutsFields;
export const isNuts = (view: View): view is NutsView => view.game === 'nuts';
