import type { Rng } from '../../engine/chance.ts';
import type { Sight } from '../../engine/game.ts';
import type { Tribunal } from './state.ts';
import type { TribunalView } from './view.ts';
export const imagine = (_sight: Sight<TribunalView>, _rng: Rng): Tribunal => {
  throw new Error('later');
};
