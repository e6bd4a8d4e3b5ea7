import { findGame } from '../../src/engine/record.ts';
import type { Lab } from '../registry.ts';
import type { Span } from '../worker-pool.ts';
import { type AccusationsDug, digAccusations } from './suspect-moments.ts';

export type AccuseJob = { readonly game: string; readonly seed: string; readonly games: readonly number[] };

export const work = (job: AccuseJob, { games, labOf }: Lab): ((span: Span) => AccusationsDug[]) => {
  const game = findGame(games, job.game);
  const { accuser } = labOf(job.game);
  return ({ from, to }) =>
    accuser === undefined
      ? []
      : job.games.slice(from, to).map((number) => digAccusations(game, accuser, job.seed, number));
};
