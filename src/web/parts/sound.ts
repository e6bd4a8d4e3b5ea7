/** A small sound, and what a hand feels of it; neither unless asked for. */
import { sound } from '../settings.ts';
import type { Tune } from './tunes.ts';

/** `pace`: as the scene that it belongs to. */
export const ring = (tune: Tune, pace = 1): void => {
  if (sound.value === 'on') void import('./tunes.ts').then(({ play }) => play(tune, pace));
};

export const shake = (): void => {
  if (sound.value === 'on' && 'vibrate' in navigator) navigator.vibrate(30);
};
