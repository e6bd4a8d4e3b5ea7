/** How much has been told while scenes are shown: the screen is behind what was heard. */
import type { Said } from '../../../engine/facts.ts';
import type { Scene } from './queue.ts';

/** What was told before a scene: nothing of it, or of what follows, is to be seen yet. */
export const toldBefore = (scene: Scene | undefined, shown: readonly Said[], now: readonly Said[]): readonly Said[] => {
  const [first] = scene?.said ?? [];
  const at = first === undefined ? -1 : now.lastIndexOf(first);
  return at < 0 ? shown : now.slice(0, at);
};

/** What may be read aloud: of a scene all that it tells, at once, but what it turns on only with its turn; what follows it waits for its own. */
export const aloudIn = (
  scene: Scene | undefined,
  shown: readonly Said[],
  now: readonly Said[],
  turned = true,
): readonly Said[] => {
  const last = turned || scene?.turn === undefined ? scene?.said.at(-1) : scene.said[0];
  const at = last === undefined ? -1 : now.lastIndexOf(last);
  return scene === undefined || scene.awaits !== undefined ? shown : at < 0 ? now : now.slice(0, at + 1);
};
