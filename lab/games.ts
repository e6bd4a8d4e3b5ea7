/** The lab with everything loaded, for measurements and tests. */
import { openLab } from './registry.ts';

export const LAB = await openLab();

/** Files of moments about claims, and games of accusation. */
export const WITH_MOMENTS: readonly string[] = Object.keys(LAB.momentSources);
export const ACCUSED: readonly string[] = LAB.games
  .map(({ id }) => id)
  .filter((id) => LAB.labOf(id).accuser !== undefined);
