/** How much has been told: during scenes the screen is behind the facts. */
import type { Said } from '../../../engine/facts.ts';
import type { Scene } from './queue.ts';

/** Facts before the current scene; later ones must not be visible yet. */
export const toldBefore = (scene: Scene | undefined, shown: readonly Said[], now: readonly Said[]): readonly Said[] => {
  const [first] = scene?.said ?? [];
  const at = first === undefined ? -1 : now.lastIndexOf(first);
  return at < 0 ? shown : now.slice(0, at);
};

/** Facts to read aloud: everything a scene tells at once, except its outcome before its turn. */
export const aloudIn = (
  scene: Scene | undefined,
  shown: readonly Said[],
  now: readonly Said[],
  turned = true,
): readonly Said[] => {
  const [first] = scene?.said ?? [];
  const at = first === undefined ? -1 : now.lastIndexOf(first);
  if (scene === undefined || scene.awaits !== undefined) return shown;
  const told = turned || scene.turn === undefined ? scene.said.length : (scene.early ?? 1);
  return at < 0 ? now : now.slice(0, at + told);
};
