/** Settings for whole games by visible controls. */
import { existsSync } from 'node:fs';
import { GAMES } from '../../src/app/games.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import type { Taste } from './player.ts';
import type { Hidden } from './secrets.ts';

export type Whole = {
  readonly taste: Taste;
  readonly hidden: Hidden;
  readonly options: RawOptions;
  readonly deal?: readonly string[];
  readonly vote: string;
};

/** Undefined if a game ends by any touches. */
export const wholeOf = async (id: string): Promise<Whole | undefined> => {
  const own = new URL(`../../src/games/${id}/test/web/whole.ts`, import.meta.url);
  return existsSync(own) ? (await import(own.href)).WHOLE : undefined;
};

export const TOLD = (await Promise.all(GAMES.map(async (game) => ({ game, whole: await wholeOf(game.id) })))).flatMap(
  ({ game, whole }) => (whole === undefined ? [] : [{ game, whole }]),
);
