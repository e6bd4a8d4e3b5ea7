/** Sounds and vibration, off by default. */
import { sound } from '../base/settings.ts';
import type { Tune } from './tunes.ts';

/** `pace`: that of the scene. `pitch`: a factor of the frequency. */
export const ring = (tune: Tune, pace = 1, pitch = 1): void => {
  if (sound.value === 'on') void import('./tunes.ts').then(({ play }) => play(tune, pace, pitch));
};

/** Browsers log an error when a page that was not touched yet vibrates. */
export const buzz = (ms: number): void => {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(ms);
};

export const shake = (): void => {
  if (sound.value === 'on') buzz(30);
};
