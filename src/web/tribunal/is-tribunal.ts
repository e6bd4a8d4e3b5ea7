import type { View } from '../../engine/game.ts';
import type { TribunalView } from '../../games/tribunal/view.ts';

export type Sees = View & TribunalView;
export const isTribunal = (view: View): view is Sees => view.game === 'tribunal';
