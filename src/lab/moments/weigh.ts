/** An expert's judgement of a claim: how likely it is a lie, and what challenging it or letting it pass is worth. */
import type { Adviser, Beliefs } from '../../bots/adviser.ts';
import { seeded } from '../../engine/chance.ts';
import type { Imagined, Sight } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import { heardBy, type Table } from '../../host/table.ts';
import { worth } from '../../host/worth.ts';
import { cachedExpert } from './cached-expert.ts';
import { type Claimed, DOUBT, type MomentSource } from './moment-source.ts';

/** From one seat at the open question. */
export type AskedClaim = {
  readonly game: Imagined;
  readonly source: MomentSource;
  readonly expert: Adviser;
  readonly table: Table;
  readonly sight: Sight;
  readonly claim: Claimed;
  readonly beliefs: Beliefs;
  /** Chance of its own. */
  readonly seed: string;
};

/** Tables imagined, by their number, each as likely as what was heard makes it. */
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

/** Tables imagined, to be drawn by their number. */
export const drawTables = (
  asked: Pick<AskedClaim, 'game' | 'sight' | 'seed'>,
  beliefs: Beliefs,
  count: number,
): Drawn['draw'] => drawing(Array.from({ length: count }, (_, i) => beliefs.weigh(at(asked, i).state))).draw;

const drawing = (logs: readonly number[]) => {
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  // evenly along the weights: as even a sample as there can be
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

/** Nobody is followed further than so many answers. */
const FAR = 12;

/** Answers are compared at equal tables, so that luck cancels out. */
export const worths = (asked: AskedClaim, tables: readonly number[], far = FAR): Worths => {
  const { game, expert, sight, table } = asked;
  const common = heardBy(table, undefined);
  const he = cachedExpert(expert, common.length);
  const after = (i: number, move: string): number => {
    const { state, rng } = at(asked, i);
    return worth(he, game, state, sight, common, move, rng, far);
  };
  const doubt = tables.map((i) => after(i, DOUBT));
  const stand = tables.map((i) => after(i, PASS));
  return { doubt: meanOf(doubt), stand: meanOf(stand), error: errorOf(doubt, stand), states: tables.length };
};

export const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** How far the difference of their means may be off. */
export const errorOf = (one: readonly number[], other: readonly number[]): number => {
  const gaps = one.map((value, i) => value - (other[i] ?? 0));
  const middle = meanOf(gaps);
  return Math.sqrt(meanOf(gaps.map((gap) => (gap - middle) ** 2)) / Math.max(1, gaps.length - 1));
};

/** The expert’s odds of a doubt. */
export const shareOf = ({ expert, sight }: Pick<AskedClaim, 'expert' | 'sight'>): number =>
  expert.think(sight).odds[sight.answers.indexOf(DOUBT)] ?? 0;
