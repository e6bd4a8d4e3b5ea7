/** This device's forecasts for the game that it shows. */
import { signal } from '@preact/signals';
import type { Forecast } from '../../host/forecasts.ts';
import type { GallerySeat } from './link.ts';

/** `send` stores a forecast. A sealed forecast cannot change. */
export const openGallery = (
  send: (forecast: Forecast) => void,
  before: readonly (readonly [kind: string, forecast: Forecast])[] = [],
): GallerySeat & { clear(): void } => {
  const given = signal<ReadonlyMap<string, Forecast>>(new Map(before));
  return {
    given,
    foresee(kind, forecast) {
      if (given.peek().has(kind)) return;
      given.value = new Map([...given.peek(), [kind, forecast]]);
      send(forecast);
    },
    clear() {
      if (given.peek().size > 0) given.value = new Map();
    },
  };
};
