/** Samples hidden cards by a seat's beliefs. */
import type { Beliefs } from '../bots/adviser.ts';
import { type Rng, roll } from '../engine/chance.ts';
import type { Imagined, Sight, State } from '../engine/game.ts';

/** States to sample, from which one is drawn by weight. */
const TRIED = 40;

/** A full state that agrees with a sight, drawn by its likelihood given others' moves. */
export const imagineBy = (game: Imagined, beliefs: Beliefs | undefined, sight: Sight, rng: Rng): State => {
  if (beliefs === undefined) return game.imagine(sight, rng);
  const states = Array.from({ length: TRIED }, () => game.imagine(sight, rng));
  const logs = states.map((state) => beliefs.weigh(state));
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  let rest = (roll(rng, GRAINS) / GRAINS) * weights.reduce((sum, one) => sum + one, 0);
  const at = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  const state = states[at] ?? states[0];
  if (state === undefined) throw new Error('no table was imagined');
  return state;
};
const GRAINS = 1 << 24;
