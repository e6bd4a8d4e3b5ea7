import type { GameModule } from '../game-module.ts';

export const marks: NonNullable<GameModule['marks']> = {
  attacked: 'blow',
  killed: 'blow',
  arrested: 'verdict',
  cleared: 'truth',
  'round ended': 'verdict',
};
