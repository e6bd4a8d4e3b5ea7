/**
 * A net that knows duels only, and plays them better than one that knows all tables: three plain layers over what one
 * seat sees and remembers, and a score for each move there is.
 */
import type { Fault } from '../../engine/fault.ts';
import type { Sight } from '../../engine/game.ts';
import type { Bot } from '../bot.ts';
import type { Manner } from '../manners.ts';
import { chosen, drawn, lean, type Thinker } from './bot.ts';
import type { Coder, Duelist } from './coder.ts';
import { addInto, chances, dot, relu, turned } from './net.ts';
import { readWeights, type Weights } from './weights.ts';

/** What such a net is made of. */
const ARRAYS = ['l1', 'l2', 'l3', 'out'].flatMap((name) => [`${name}.weight`, `${name}.bias`]);

/** The weights of such a net, or why they cannot be used; nothing where the game's duels have none. */
export const readDuelWeights = (bytes: Uint8Array, { duelist }: Coder, rules: number): Weights | Fault | undefined =>
  duelist === undefined ? undefined : readWeights(bytes, duelist, rules, ARRAYS);

/** Scores of the moves in these places. */
type DuelNet = (obs: Uint8Array, places: readonly number[]) => number[];

export const makeDuelNet = ({ of }: Weights, { scale }: Duelist): DuelNet => {
  const array = (name: string): Float32Array => {
    const found = of.get(name);
    if (found === undefined) throw new Error(`a net without ${name}`);
    return found;
  };
  const [b1, b2, b3, bias, out] = ['l1.bias', 'l2.bias', 'l3.bias', 'out.bias', 'out.weight'].map(array);
  if (b1 === undefined || b2 === undefined || b3 === undefined || bias === undefined || out === undefined)
    throw new Error('a net without layers');
  const d = b1.length;
  const w1 = turned(array('l1.weight'), d);
  const more = [
    [turned(array('l2.weight'), d), b2],
    [turned(array('l3.weight'), d), b3],
  ] as const;
  const x = new Float32Array(scale.length);
  const h = new Float32Array(d);
  const h2 = new Float32Array(d);
  return (obs, places) => {
    for (let i = 0; i < x.length; i++) x[i] = (obs[i] ?? 0) * (scale[i] ?? 0);
    h.set(b1);
    addInto(h, w1, x, 0, x.length, 0);
    relu(h);
    for (const [w, b] of more) {
      h2.set(b);
      addInto(h2, w, h, 0, d, 0);
      relu(h2);
      for (let i = 0; i < d; i++) h[i] = (h[i] ?? 0) + (h2[i] ?? 0);
    }
    return places.map((place) => (bias[place] ?? 0) + dot(h, out, place));
  };
};

export type Duellist = Bot & {
  /** What it would do, move by move as in `answers`. */
  odds(sight: Sight): Float64Array;
};

/** A duel's net at the table, as it is: whoever can be foreseen in a duel is beaten. */
export const duelBot = (weights: Weights, duelist: Duelist, coder: Coder, manner?: Manner): Duellist => {
  const net = makeDuelNet(weights, duelist);
  const obs = new Uint8Array(duelist.scale.length);
  const odds = ({ view, answers, heard }: Sight): Float64Array => {
    obs.fill(0);
    duelist.encode(view, heard, obs);
    return chances(net(obs, answers.map(duelist.place)), 1);
  };
  const answer: Bot['answer'] = (sight, rng) =>
    chosen(sight, sight.answers.length < 2 ? 0 : drawn(lean(coder, manner, sight, odds(sight)), 0, rng));
  return { odds, answer };
};

/** One who plays the duels that a net of their own knows by that, and all else as before. Its chance to win the other net tells. */
export const duelling = (bot: Thinker, coder: Coder, { knows }: Duelist, duel: Duellist): Thinker => {
  const think: Thinker['think'] = (sight) =>
    knows(sight.view) ? { odds: duel.odds(sight), value: bot.think(sight).value } : bot.think(sight);
  const oddsOf = (sight: Sight): Float64Array => (knows(sight.view) ? duel.odds(sight) : bot.think(sight).odds);
  return {
    think,
    beliefs: (game) => coder.beliefs?.(game, oddsOf),
    answer: (sight, rng) => (knows(sight.view) ? duel : bot).answer(sight, rng),
    ...(bot.answerLater === undefined
      ? {}
      : {
          answerLater: async (sight, rng) =>
            (knows(sight.view) ? undefined : await bot.answerLater?.(sight, rng)) ?? duel.answer(sight, rng),
        }),
  };
};
