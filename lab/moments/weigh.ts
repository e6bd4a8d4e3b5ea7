/** An expert's judgement of a claim: odds of a lie, and the worth of challenging or not. */
import type { Adviser, Beliefs } from '../../src/bots/adviser.ts';
import { seeded } from '../../src/engine/chance.ts';
import type { Imagined, Sight } from '../../src/engine/game.ts';
import { PASS } from '../../src/engine/phrases.ts';
import { heardBy, type Table } from '../../src/host/table.ts';
import { worth } from '../../src/host/worth.ts';
import { cachedExpert } from './cached-expert.ts';
import { type Claimed, DOUBT, type MomentSource } from './moment-source.ts';

export type AskedClaim = {
  readonly game: Imagined;
  readonly source: MomentSource;
  readonly expert: Adviser;
  readonly table: Table;
  readonly sight: Sight;
  readonly claim: Claimed;
  readonly beliefs: Beliefs;
  readonly seed: string;
};

/** Sampled states by number, weighted by their likelihood. */
export type Drawn = {
  readonly odds: number;
  readonly alone: number;
  draw(count: number): readonly number[];
};

const at = ({ game, sight, seed }: Pick<AskedClaim, 'game' | 'sight' | 'seed'>, i: number) => {
  const rng = seeded(`${seed} ${i}`);
  return { state: game.imagine(sight, rng), rng };
};

export const imagineTables = (asked: AskedClaim, count: number): Drawn => {
  const { source, claim, beliefs } = asked;
  const tables = Array.from({ length: count }, (_, i) => {
    const { state } = at(asked, i);
    return { lie: Number(source.isLie(state, claim)), log: beliefs.weigh(state) };
  });
  const { weights, all, draw } = drawing(tables.map(({ log }) => log));
  return {
    odds: tables.reduce((sum, { lie }, i) => sum + lie * (weights[i] ?? 0), 0) / all,
    alone: tables.reduce((sum, { lie }) => sum + lie, 0) / count,
    draw,
  };
};

export const drawTables = (
  asked: Pick<AskedClaim, 'game' | 'sight' | 'seed'>,
  beliefs: Beliefs,
  count: number,
): Drawn['draw'] => drawing(Array.from({ length: count }, (_, i) => beliefs.weigh(at(asked, i).state))).draw;

const drawing = (logs: readonly number[]) => {
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  // systematic sampling: as even as possible
  const draw = (wanted: number): readonly number[] => {
    const drawn: number[] = [];
    let sum = 0;
    for (const [i, weight] of weights.entries()) {
      sum += weight;
      while (drawn.length < wanted && (drawn.length + 0.5) * all <= sum * wanted) drawn.push(i);
    }
    return drawn;
  };
  return { weights, all, draw };
};

export type Worths = {
  readonly doubt: number;
  readonly stand: number;
  readonly error: number;
  readonly states: number;
};

/** Most answers to follow per player. */
const FAR = 12;

/** Values of answers at the same states, so that luck cancels out. */
export const valuesOf = (
  asked: Pick<AskedClaim, 'game' | 'expert' | 'table' | 'sight' | 'seed'>,
  tables: readonly number[],
  moves: readonly string[],
  far = FAR,
): readonly (readonly number[])[] => {
  const { game, expert, table, sight } = asked;
  const common = heardBy(table, undefined);
  const cached = cachedExpert(expert, common.length);
  return moves.map((move) =>
    tables.map((i) => {
      const { state, rng } = at(asked, i);
      return worth(cached, game, state, sight, common, move, rng, far);
    }),
  );
};

export const worths = (asked: AskedClaim, tables: readonly number[], far = FAR): Worths => {
  const [doubt = [], stand = []] = valuesOf(asked, tables, [DOUBT, PASS], far);
  return { doubt: meanOf(doubt), stand: meanOf(stand), error: errorOf(doubt, stand), states: tables.length };
};

export const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The standard error of the difference of their means. */
export const errorOf = (one: readonly number[], other: readonly number[]): number => {
  const gaps = one.map((value, i) => value - (other[i] ?? 0));
  const middle = meanOf(gaps);
  return Math.sqrt(meanOf(gaps.map((gap) => (gap - middle) ** 2)) / Math.max(1, gaps.length - 1));
};

export const shareOf = ({ expert, sight }: Pick<AskedClaim, 'expert' | 'sight'>): number =>
  expert.think(sight).odds[sight.answers.indexOf(DOUBT)] ?? 0;
