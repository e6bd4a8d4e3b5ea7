/** The games with everything loaded, for scripts and tests. */
import { openRegistry } from './registry.ts';

export const REGISTRY = await openRegistry();
export const GAMES = REGISTRY.games;

/** Files of moments about claims, and games of accusation. */
export const WITH_MOMENTS: readonly string[] = Object.keys(REGISTRY.momentSources);
export const ACCUSED: readonly string[] = GAMES.map(({ id }) => id).filter(
  (id) => REGISTRY.labOf(id).accuser !== undefined,
);
