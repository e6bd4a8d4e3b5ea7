import type { View } from '../../../src/engine/game.ts';
import type { NutsFields } from './view.ts';

/** What one viewer sees of a table of nuts. */
export type NutsView = View & NutsFields;
export const isNuts = (view: View): view is NutsView => view.game === 'nuts';
