/** Open connections per address, and per network around it. */
import { WIDER } from './limits.ts';
import { networkOf, widerNetworksOf } from './origin.ts';

export const openHeld = (most: number) => {
  const held = new Map<string, number>();
  const placesOf = (address: string): string[] => [networkOf(address), ...widerNetworksOf(address)];
  const add = (place: string, more: number): void => {
    const n = (held.get(place) ?? 0) + more;
    if (n > 0) held.set(place, n);
    else held.delete(place);
  };
  return {
    hasRoom: (address: string): boolean =>
      placesOf(address).every((place, i) => (held.get(place) ?? 0) < (i === 0 ? most : WIDER * most)),
    /** Returns a function that takes it away. */
    add(address: string): () => void {
      const places = placesOf(address);
      for (const place of places) add(place, 1);
      return () => {
        for (const place of places) add(place, -1);
      };
    },
  };
};
