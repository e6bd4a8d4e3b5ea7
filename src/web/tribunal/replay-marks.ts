/** The verbs of facts that are found again in a replay. */
import type { GameModule } from '../game-module.ts';

export const marks: NonNullable<GameModule['marks']> = {
  cheated: 'lie',
  lied: 'lie',
  truthful: 'truth',
  condemned: 'verdict',
  acquitted: 'verdict',
  eliminated: 'blow',
};
