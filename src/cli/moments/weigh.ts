/** What an expert makes of a claim from one seat: how likely it is a lie, and what to doubt it and to let it stand is worth. */
import type { Adviser, Beliefs } from '../../bots/adviser.ts';
import { seeded } from '../../engine/chance.ts';
import type { Imagined, Sight } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import { heardBy, type Table } from '../../host/table.ts';
import { worth } from '../../host/worth.ts';
import { type Claimed, DOUBT, type Miner } from './miner.ts';
import { quick } from './quick.ts';

/** From one seat at the open question. */
export type AskedClaim = {
  readonly game: Imagined;
  readonly miner: Miner;
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
  /** So many, drawn by their weight. */
  draw(count: number): readonly number[];
};

const at = ({ game, sight, seed }: AskedClaim, i: number) => {
  const rng = seeded(`${seed} ${i}`);
  return { state: game.imagine(sight, rng), rng };
};

export const imagineTables = (asked: AskedClaim, count: number): Drawn => {
  const { miner, claim, beliefs } = asked;
  const tables = Array.from({ length: count }, (_, i) => {
    const { state } = at(asked, i);
    return { lie: Number(miner.isLie(state, claim)), log: beliefs.weigh(state) };
  });
  const most = Math.max(...tables.map(({ log }) => log));
  const weights = tables.map(({ log }) => Math.exp(log - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return {
    odds: tables.reduce((sum, { lie }, i) => sum + lie * (weights[i] ?? 0), 0) / all,
    alone: tables.reduce((sum, { lie }) => sum + lie, 0) / count,
    // evenly along the weights: as even a sample as there can be
    draw(wanted) {
      const drawn: number[] = [];
      let sum = 0;
      for (const [i, weight] of weights.entries()) {
        sum += weight;
        while (drawn.length < wanted && (drawn.length + 0.5) * all <= sum * wanted) drawn.push(i);
      }
      return drawn;
    },
  };
};

export type Worths = {
  readonly doubt: number;
  readonly stand: number;
  readonly error: number;
  readonly states: number;
};

/** Nobody is followed further than so many answers. */
const FAR = 12;

/** Both answers at the same tables, so that what is luck to both does not count. */
export const worths = (asked: AskedClaim, tables: readonly number[], far = FAR): Worths => {
  const { game, expert, sight, table } = asked;
  const common = heardBy(table, undefined);
  const he = quick(expert, common.length);
  const after = (i: number, move: string): number => {
    const { state, rng } = at(asked, i);
    return worth(he, game, state, sight, common, move, rng, far);
  };
  const pairs = tables.map((i) => [after(i, DOUBT), after(i, PASS)] as const);
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const gap = mean(([doubt, stand]) => doubt - stand);
  const spread = mean(([doubt, stand]) => (doubt - stand - gap) ** 2);
  return {
    doubt: mean(([doubt]) => doubt),
    stand: mean(([, stand]) => stand),
    error: Math.sqrt(spread / Math.max(1, pairs.length - 1)),
    states: pairs.length,
  };
};

/** How often he would doubt. */
export const shareOf = ({ expert, sight }: Pick<AskedClaim, 'expert' | 'sight'>): number =>
  expert.think(sight).odds[sight.answers.indexOf(DOUBT)] ?? 0;
