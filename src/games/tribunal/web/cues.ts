/** Which players a scene is about, and whether it blocks the table. */
import type { Seat } from '../../../engine/seats.ts';
import type { Scene } from './scenes.ts';

/** Whom a scene is about. */
export const litBy = (scene: Scene | undefined): readonly Seat[] => {
  switch (scene?.name) {
    case 'look':
    case 'fall':
    case 'card':
    case 'exposed':
    case 'won':
      return [scene.seat];
    case 'contest':
      return [scene.by, scene.clerk];
    case 'answer':
      return [scene.by, scene.speaker];
    case 'condemned':
    case 'struck':
    case 'caught':
      return scene.seat === undefined ? [] : [scene.seat];
    default:
      return [];
  }
};

/** Talk does not take the table from one's hands. */
export const isAside = (scene: Scene | undefined): boolean =>
  scene === undefined || scene.name === 'talk' || scene.name === 'hand' || scene.name === 'plead';
