import type { Room } from '../room.ts';

export const marks: NonNullable<Room['marks']> = {
  attacked: 'blow',
  killed: 'blow',
  arrested: 'verdict',
  cleared: 'truth',
  'round ended': 'verdict',
};
