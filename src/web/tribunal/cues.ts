/** What a scene sounds like, whom it is about, and whether the table is taken from one's hands meanwhile. */
import type { Seat } from '../../engine/seats.ts';
import { ring } from '../parts/sound.ts';
import type { Tune } from '../parts/tunes.ts';
import type { Showing } from '../stage/queue.ts';
import type { Scene } from './scenes.ts';

const TUNE: Readonly<Partial<Record<Scene['name'], Tune>>> = {
  round: 'gavel',
  step: 'card',
  dusk: 'crickets',
  dawn: 'chime',
  gavel: 'gavel',
  look: 'heart',
  secret: 'heart',
  plead: 'card',
  ballots: 'card',
  pinned: 'card',
  card: 'stamp',
  drawn: 'card',
  exposed: 'clang',
  fall: 'crack',
  announced: 'toll',
  ended: 'toll',
  duel: 'clang',
  coins: 'coin',
  won: 'win',
  condemned: 'gavel',
  acquitted: 'chime',
  struck: 'blade',
  blamed: 'stamp',
  barred: 'stamp',
  caught: 'clang',
  reported: 'clang',
};

export const sound = ({ scene, still }: Showing<Scene>, pace: number): void => {
  const found =
    scene.name === 'contest'
      ? scene.lied
        ? 'lie'
        : 'truth'
      : scene.name === 'answer'
        ? scene.identity === 'mafia'
          ? 'lie'
          : 'truth'
        : TUNE[scene.name];
  if (found !== undefined) ring(found, still ? 0 : pace);
};

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
