/** A challenge darkens the table until its loser has paid. */
import type { Said } from '../../../engine/facts.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import { type Doubt, owedIn, type Scene } from './scenes.ts';

/** The parts of a challenge: staged, the loser chooses, a card falls. */
export type Dark = { readonly doubt: Doubt; readonly part: 'staged' | 'choice' | 'fall' };

export const darkIn = (view: ComplotsView, scene: Scene | undefined, heard: readonly Said[]): Dark | undefined => {
  if (scene?.name === 'doubt') return { doubt: scene, part: 'staged' };
  if (scene?.name === 'lost' || scene?.name === 'buried')
    return scene.doubt === undefined ? undefined : { doubt: scene.doubt, part: 'fall' };
  if (scene !== undefined || view.phase !== 'lose') return undefined;
  const doubt = owedIn(heard);
  return doubt !== undefined && view.toAct.includes(doubt.loser) ? { doubt, part: 'choice' } : undefined;
};
