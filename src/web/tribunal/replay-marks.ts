/** The verbs of facts that are found again in a replay. */
import type { Room } from '../room.ts';

export const marks: NonNullable<Room['marks']> = {
  cheated: 'lie',
  lied: 'lie',
  truthful: 'truth',
  condemned: 'verdict',
  acquitted: 'verdict',
  eliminated: 'blow',
};
