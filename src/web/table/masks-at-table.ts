/** The masks at a table: who wears which, and how they look. */
import type { Seat } from '../../engine/seats.ts';
import { drawnMask, type Mask } from '../../words/masks.ts';
import type { People } from '../link/link.ts';

/**
 * Made of public facts alone. `caught`: one of their lies was found, and the crack stays for the game. `looking`: the player they name
 * sits to their right. They add up.
 */
export type MaskState = 'looking' | 'speaking' | 'aimed' | 'caught' | 'out';

export const wornBy = (people: People, seat: Seat): Mask => people[seat]?.mask ?? drawnMask(seat);
