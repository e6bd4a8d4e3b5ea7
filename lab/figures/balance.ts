/** The interface of a game's balance script (`lab/games/<id>/balance.ts`), which `npm run lab -- balance` runs and shows. */

import type { RawOptions } from '../../src/engine/options.ts';
import { share } from '../sim/figures.ts';
import type { Counts } from '../tally/tally.ts';
import type { Figure } from './outputs.ts';

export type Sheet = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type Ask = {
  readonly games: number;
  readonly seed: string;
  readonly options: RawOptions;
  /** The requested bots among those the script names. */
  bots(all: readonly string[]): readonly string[];
  players(all: readonly number[]): readonly number[];
  simulate(game: string, players: number, bot: string, more?: RawOptions): Promise<Counts>;
};

/** A game's sheets, and figures with targets. */
export type Balance = {
  balance(ask: Ask): Promise<{ readonly sheets: readonly Sheet[]; readonly figures?: readonly Figure[] }>;
};

/** A percentage and half of its interval: `37±5`. */
export const cell = (count: number, of: number): string => {
  if (of === 0) return '–';
  const { share: is, low, high } = share(count, of);
  return `${(100 * is).toFixed(0)}±${(50 * (high - low)).toFixed(0)}`;
};
