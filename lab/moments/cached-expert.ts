/** An expert with a cache, for many states that differ only in what few seats see. */
import type { Adviser } from '../../src/bots/adviser.ts';
import { above, chosen, drawn } from '../../src/bots/net/bot.ts';
import type { Sight } from '../../src/engine/game.ts';

/** Less likely moves are not played. */
const FLOOR = 0.02;

/** `known`: public facts at the start; earlier ones make no difference. */
export const cachedExpert = (expert: Adviser, known: number): Adviser => {
  const thoughts = new Map<string, ReturnType<Adviser['think']>>();
  const think = (sight: Sight): ReturnType<Adviser['think']> => {
    const { view, heard } = sight;
    const key = JSON.stringify([view, heard.slice(known)]);
    const thought = thoughts.get(key) ?? expert.think(sight);
    thoughts.set(key, thought);
    return thought;
  };
  return {
    think,
    answer: (sight, rng) => chosen(sight, sight.answers.length < 2 ? 0 : drawn(above(FLOOR, think(sight).odds), rng)),
  };
};
