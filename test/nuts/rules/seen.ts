import type { View } from '../../../src/engine/game.ts';
import type { NutsView } from './view.ts';

/** What one viewer sees of a table of nuts. */
export type NutsSeen = View & NutsView;
export const isNuts = (view: View): view is NutsSeen => view.game === 'nuts';
