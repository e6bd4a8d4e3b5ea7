/** What is heard of a scene. */
import { ring } from '../parts/sound.ts';
import type { Tune } from '../parts/tunes.ts';
import type { Showing } from '../stage/queue.ts';
import type { Scene } from './scenes.ts';

const TUNE: Readonly<Partial<Record<Scene['name'], Tune>>> = {
  claim: 'card',
  counter: 'card',
  join: 'card',
  foiled: 'clang',
  strike: 'blade',
  lost: 'loss',
  buried: 'card',
  out: 'toll',
  won: 'win',
  exchange: 'card',
  examined: 'card',
  side: 'chime',
};

const SPEAKING: readonly Scene['name'][] = ['examined'];

/** Whether it says in the middle what is seen. */
export const hushes = (scene: Scene | undefined): boolean => scene !== undefined && SPEAKING.includes(scene.name);

export const flightsIn = (scene: Scene) => (scene.name === 'flight' ? scene.flights : []);

export const sound = ({ scene, still }: Showing<Scene>, pace: number): void => {
  const tune = TUNE[scene.name];
  if (tune !== undefined) ring(tune, still ? 0 : pace);
  const flights = flightsIn(scene);
  if (flights.some(({ what }) => what === 'coin')) ring('coin', pace);
  else if (flights.length > 0) ring('card', pace);
};
