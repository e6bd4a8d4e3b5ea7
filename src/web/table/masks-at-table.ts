/** Masks at a table: their wearers and expressions. */
import type { Seat } from '../../engine/seats.ts';
import { drawnMask, type Mask } from '../../words/masks.ts';
import type { People } from '../link/link.ts';

/**
 * From public facts. `caught`: a lie of theirs was found, at any time. `looking`: at a player to their right. States
 * add up.
 */
export type MaskState = 'looking' | 'speaking' | 'aimed' | 'caught' | 'out';

export const wornBy = (people: People, seat: Seat): Mask => people[seat]?.mask ?? drawnMask(seat);
