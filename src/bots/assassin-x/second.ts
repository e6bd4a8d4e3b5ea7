/** Second thoughts of an expert of Assassin X. X30 a wrong intervention costs the round, and nets dare it too readily. */
import type { Sight } from '../../engine/game.ts';
import { doubtIn, SURE } from './index.ts';

/** Taken from the logarithm of the odds to accuse one who is not known to hold the card. Measured: 38 games of a hundred became 44. */
const RELUCTANCE = 5;

export const second = (sight: Sight): ((move: string) => number) => {
  if (sight.view.phase !== 'action') return () => 0;
  const doubt = doubtIn(sight);
  return (move) => (move.startsWith('intervene ') && doubt(move) < SURE ? -RELUCTANCE : 0);
};
