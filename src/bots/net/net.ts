/**
 * A trained net in plain arithmetic. Each seat goes through the same small net; with the table they form a trunk. A
 * move's score is the sum of its words' scores, and of their scores for the seat it names.
 */
import { type Coder, widthOf } from './coder.ts';
import type { Weights } from './weights.ts';

export type Thought = {
  readonly odds: Float64Array;
  readonly value: number;
};

/** A move for the net: its words, and the named seat counted from me; 0: none. */
export type Said = { readonly words: readonly number[]; readonly target: number };

export type Net = (obs: Uint8Array, moves: readonly Said[], temperature?: number) => Thought;

/** Transposes weights, so that rows of zero inputs, which are most, can be skipped. */
export const turned = (w: Float32Array, outs: number): Float32Array => {
  const ins = w.length / outs;
  const t = new Float32Array(w.length);
  for (let j = 0; j < outs; j++) for (let i = 0; i < ins; i++) t[i * outs + j] = w[j * ins + i] ?? 0;
  return t;
};

const there = new Uint16Array(4096);

/** Adds a layer's product with `count` inputs from `from`, at the layer's row `row`; four rows at a time. */
export const addInto = (
  out: Float32Array,
  layer: Float32Array,
  x: Float32Array,
  from: number,
  count: number,
  row: number,
): void => {
  const outs = out.length;
  let found = 0;
  for (let i = 0; i < count; i++) if (x[from + i] !== 0) there[found++] = i;
  const place = (k: number): number => there[k] ?? 0;
  const input = (k: number): number => (k < found ? (x[from + place(k)] ?? 0) : 0);
  for (let k = 0; k < found; k += 4) {
    const [a, b, c, d] = [input(k), input(k + 1), input(k + 2), input(k + 3)];
    const atA = (row + place(k)) * outs;
    const atB = (row + place(k + 1)) * outs;
    const atC = (row + place(k + 2)) * outs;
    const atD = (row + place(k + 3)) * outs;
    for (let j = 0; j < outs; j++)
      out[j] =
        (out[j] ?? 0) +
        (a * (layer[atA + j] ?? 0) + b * (layer[atB + j] ?? 0)) +
        (c * (layer[atC + j] ?? 0) + d * (layer[atD + j] ?? 0));
  }
};

export const relu = (x: Float32Array): void => {
  for (let i = 0; i < x.length; i++) if ((x[i] ?? 0) < 0) x[i] = 0;
};

export const dot = (a: Float32Array, w: Float32Array, row: number): number => {
  let sum = 0;
  const at = row * a.length;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (w[at + i] ?? 0);
  return sum;
};

const layersOf = ({ of }: Weights) => {
  const array = (name: string): Float32Array => {
    const found = of.get(name);
    if (found === undefined) throw new Error(`a net without ${name}`);
    return found;
  };
  const layer = (name: string, outs: number): Float32Array => turned(array(`${name}.weight`), outs);
  const ds = array('seat1.bias').length;
  const d = array('trunk1.bias').length;
  return {
    ds,
    d,
    bias: { seat1: array('seat1.bias'), seat2: array('seat2.bias'), aim: array('aim_seat.bias') },
    trunkBias: [array('trunk1.bias'), array('trunk2.bias')] as const,
    seat1: layer('seat1', ds),
    seat2: layer('seat2', ds),
    trunk1: layer('trunk1', d),
    trunk2: layer('trunk2', d),
    aimSeat: layer('aim_seat', ds),
    aimTrunk: layer('aim_trunk', ds),
    word: array('word.weight'),
    wordBias: array('word.bias'),
    wordAimed: array('word_aimed.weight'),
    value: array('value.weight'),
    valueBias: array('value.bias')[0] ?? 0,
  };
};

export const makeNet = (weights: Weights, coder: Coder): Net => {
  const layers = layersOf(weights);
  const { see, seats, aims, h } = makeTrunk(layers, coder);
  /** The net's row of each word, and its row among words for seats; −1: none, which scores nothing. */
  const rowIn = (learnt: readonly string[]): number[] => {
    const rows = new Map(learnt.map((word, i) => [word, i]));
    return coder.words.map((word) => rows.get(word) ?? -1);
  };
  const [rowOf, aimOf] = [rowIn(weights.head.words), rowIn(weights.head.aimed)];
  const scores = new Float64Array(coder.words.length);
  const scored = new Uint32Array(coder.words.length);
  let round = 0;

  const scoreOf = (word: number): number => {
    if (scored[word] !== round) {
      scored[word] = round;
      const row = rowOf[word] ?? -1;
      scores[word] = row < 0 ? 0 : (layers.wordBias[row] ?? 0) + dot(h, layers.word, row);
    }
    return scores[word] ?? 0;
  };
  const score = ({ words, target }: Said): number => {
    let sum = 0;
    for (const word of words) sum += scoreOf(word);
    const at = aims[target - 1];
    if (at === undefined) return sum;
    for (const word of words) {
      const place = aimOf[word] ?? -1;
      if (place >= 0) sum += dot(at, layers.wordAimed, place);
    }
    return sum;
  };

  return (obs, moves, temperature = 1) => {
    round += 1;
    see(obs);
    if (moves.some(({ target }) => target > 0)) seats();
    const value = 1 / (1 + Math.exp(-(layers.valueBias + dot(h, layers.value, 0))));
    return { odds: chances(moves.map(score), temperature), value };
  };
};

/** The part that does not depend on moves: fills `h`, and `aims` for each seat. */
const makeTrunk = ({ ds, d, bias, trunkBias, ...w }: ReturnType<typeof layersOf>, coder: Coder) => {
  const table = coder.table.length;
  const seat = coder.seat.length;
  const scale = Float32Array.from([...coder.table, ...Array.from({ length: coder.seats }, () => coder.seat).flat()]);

  const x = new Float32Array(widthOf(coder));
  const first = new Float32Array(ds);
  const each = Array.from({ length: coder.seats }, () => new Float32Array(ds));
  const aims = Array.from({ length: coder.seats }, () => new Float32Array(ds));
  const pooled = new Float32Array(3 * ds);
  const h = new Float32Array(d);
  const h2 = new Float32Array(d);
  const byTrunk = new Float32Array(ds);

  /** Pools the seats: mine, the sum of the others, and their maximum. */
  const pool = (obs: Uint8Array): void => {
    pooled.fill(0);
    for (const [k, e] of each.entries()) {
      const at = table + k * seat;
      e.fill(0);
      if (obs[at] === 0) continue;
      first.set(bias.seat1);
      addInto(first, w.seat1, x, at, seat, 0);
      relu(first);
      e.set(bias.seat2);
      addInto(e, w.seat2, first, 0, ds, 0);
      relu(e);
      for (let j = 0; j < ds; j++) {
        const v = e[j] ?? 0;
        if (k === 0) pooled[j] = v;
        else {
          pooled[ds + j] = (pooled[ds + j] ?? 0) + v * 0.25;
          if (v > (pooled[2 * ds + j] ?? 0)) pooled[2 * ds + j] = v;
        }
      }
    }
  };

  const see = (obs: Uint8Array): void => {
    for (let i = 0; i < x.length; i++) x[i] = (obs[i] ?? 0) * (scale[i] ?? 0);
    pool(obs);
    h.set(trunkBias[0]);
    addInto(h, w.trunk1, x, 0, table, 0);
    addInto(h, w.trunk1, pooled, 0, 3 * ds, table);
    relu(h);
    h2.set(trunkBias[1]);
    addInto(h2, w.trunk2, h, 0, d, 0);
    relu(h2);
    for (let i = 0; i < d; i++) h[i] = (h[i] ?? 0) + (h2[i] ?? 0);
  };

  const seats = (): void => {
    byTrunk.set(bias.aim);
    addInto(byTrunk, w.aimTrunk, h, 0, d, 0);
    for (const [k, q] of aims.entries()) {
      q.set(byTrunk);
      addInto(q, w.aimSeat, each[k] ?? q, 0, ds, 0);
      relu(q);
    }
  };
  return { see, seats, aims, h };
};

export const chances = (scores: readonly number[], temperature: number): Float64Array => {
  const most = Math.max(...scores);
  const odds = Float64Array.from(scores, (one) => Math.exp((one - most) / temperature));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
};
