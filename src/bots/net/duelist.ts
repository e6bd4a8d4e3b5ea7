/** A net for duels only, stronger there than the net for all tables: three layers over sight and memory. */
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import type { Sight, View } from '../../engine/game.ts';
import type { Bot } from '../bot.ts';
import type { Temper } from '../tempers.ts';
import { chosen, drawn, lean, type Thinker, without } from './bot.ts';
import type { Coder, Duelist } from './coder.ts';
import { addInto, chances, dot, relu, type Thought, turned } from './net.ts';
import { coderIn, readWeights, type Weights } from './weights.ts';

const ARRAYS = ['l1', 'l2', 'l3', 'out'].flatMap((name) => [`${name}.weight`, `${name}.bias`]);

export type DuelNet = { readonly duelist: Duelist; readonly weights: Weights };

/** A net from its bytes, which name the game's duelist; or why it cannot be used. */
export const readDuelNet = (
  bytes: Uint8Array,
  { game, duelists }: Pick<Coder, 'game' | 'duelists'>,
): DuelNet | Fault => {
  const version = coderIn(bytes);
  const duelist = duelists.find((one) => one.version === version) ?? duelists[0];
  if (duelist === undefined) return fault('weights', `there are no nets for duels of ${game}`);
  const weights = readWeights(bytes, duelist, ARRAYS);
  if (isFault(weights)) return weights;
  // a word is its own index here
  if (weights.head.words.length !== duelist.words.length)
    return fault('weights', `this net knows other words of ${game} than coder ${duelist.version}`);
  return { duelist, weights };
};

type Scores = (obs: Uint8Array, places: readonly number[]) => number[];

export const makeDuelNet = ({ of }: Weights, scale: readonly number[]): Scores => {
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

type Duellist = Bot & {
  knows(view: View): boolean;
  think(sight: Sight): Pick<Thought, 'odds'>;
  odds(sight: Sight): Float64Array;
};

/**
 * Facts heard in the longest duels of the training. Beyond them play becomes more random, so that no duel lasts
 * forever.
 */
const LONGEST = 400;
const PATIENCE = 20;

/** A duel's net without temperature. */
export const duelBot = (learnt: DuelNet, coder: Coder, temper?: Temper): Duellist => {
  const { duelist } = learnt;
  const net = scoresOf(learnt);
  const obs = new Uint8Array(duelist.scale.length);
  const think: Duellist['think'] = (sight) => {
    const { view, answers, heard } = sight;
    obs.fill(0);
    duelist.encode(view, heard, obs);
    const scores = net(
      obs,
      answers.map((move) => duelist.place(move, view.me)),
    );
    return { odds: without(coder, sight, chances(scores, 1 + Math.max(0, heard.length - LONGEST) / PATIENCE)) };
  };
  const odds = (sight: Sight): Float64Array => lean(coder, temper, sight, think(sight).odds);
  const answer: Bot['answer'] = (sight, rng) => chosen(sight, sight.answers.length < 2 ? 0 : drawn(odds(sight), rng));
  return { knows: duelist.knows, think, odds, answer };
};

/** Shared by bots of all tempers: it answers at once and keeps no state. */
const scoresOf = (learnt: DuelNet): Scores => {
  const known = SCORES.get(learnt) ?? makeDuelNet(learnt.weights, learnt.duelist.scale);
  SCORES.set(learnt, known);
  return known;
};
const SCORES = new WeakMap<DuelNet, Scores>();

/** Plays each duel by the first net that knows it, and all else as before. The other net gives the chance to win. */
export const duelling = (bot: Thinker, coder: Coder, duels: readonly Duellist[]): Thinker => {
  const duelOf = ({ view }: Sight): Duellist | undefined => duels.find(({ knows }) => knows(view));
  const oddsOf = (sight: Sight): Float64Array => (duelOf(sight) ?? bot).think(sight).odds;
  const think: Thinker['think'] = (sight) => ({ ...bot.think(sight), ...duelOf(sight)?.think(sight) });
  const { answerLater } = bot;
  return {
    think,
    beliefs: (game) => coder.beliefs?.(game, oddsOf),
    odds: (sight) => (duelOf(sight) ?? bot).odds(sight),
    answer: (sight, rng) => (duelOf(sight) ?? bot).answer(sight, rng),
    ...(answerLater === undefined
      ? {}
      : { answerLater: async (sight, rng) => duelOf(sight)?.answer(sight, rng) ?? answerLater(sight, rng) }),
  };
};
