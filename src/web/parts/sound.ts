/** A small sound, and what a hand feels of it; neither unless asked for. */
import { sound } from '../base/settings.ts';
import type { Tune } from './tunes.ts';

/** `pace`: as the scene that it belongs to. `pitch`: so many times as high. */
export const ring = (tune: Tune, pace = 1, pitch = 1): void => {
  if (sound.value === 'on') void import('./tunes.ts').then(({ play }) => play(tune, pace, pitch));
};

/** Felt by a hand. A browser that was not touched yet would call it an error. */
export const buzz = (ms: number): void => {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(ms);
};

export const shake = (): void => {
  if (sound.value === 'on') buzz(30);
};
