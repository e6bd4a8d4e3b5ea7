/** The games with everything loaded, for scripts and tests. */
import { openRegistry } from './registry.ts';

export const REGISTRY = await openRegistry();
export const GAMES = REGISTRY.games;
