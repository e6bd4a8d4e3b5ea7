import type { Imagined } from '../../src/engine/game.ts';
import { findGame } from '../../src/engine/record.ts';
import type { Moment } from '../../src/host/moments.ts';
import type { Lab } from '../registry.ts';
import type { Span } from '../worker-pool.ts';
import type { Again } from './candidate.ts';
import { expertOf } from './expert.ts';
import type { MomentSource, Searcher } from './moment-source.ts';
import { lookAgain, oddsAgain } from './recheck.ts';
import { type Expert, searchGame } from './search-game.ts';

/** Games to search by number; or moments to check, or only their odds. */
export type Job = { readonly file: string; readonly seed: string } & (
  | { readonly games: readonly number[]; readonly toDoubt?: boolean }
  | { readonly moments: readonly Moment[] }
  | { readonly odds: readonly Moment[] }
);

export type RecheckResult = { readonly at: number; readonly again: Again | undefined };
export type SeenOdds = { readonly at: number; readonly odds: number | undefined };

/** Finds moments by sampled hands and an expert's net. */
const byHands = (game: Imagined, from: MomentSource, net: () => Expert): Searcher => ({
  searchGame: (seed, number, toDoubt) => searchGame(game, from, net(), seed, number, toDoubt),
  lookAgain: (moment, seed) => lookAgain(game, from, net(), moment, seed),
  oddsAgain: (moment, seed) => oddsAgain(game, from, net(), moment, seed),
});

/** Does the part of a job within a span. */
export const work = (job: Job, { games: all, momentSources }: Lab): ((span: Span) => unknown) => {
  const source = momentSources[job.file];
  const game = findGame(all, source?.game);
  let known: Expert | undefined;
  const net = (): Expert => {
    known ??= expertOf(game);
    return known;
  };
  return ({ from, to }) => {
    if (source === undefined) return [];
    const { seed } = job;
    const searcher = source.searcher ?? byHands(game, source, net);
    if ('games' in job) {
      const { games, toDoubt } = job;
      return games.slice(from, to).map((number) => searcher.searchGame(seed, number, toDoubt));
    }
    if ('odds' in job)
      return job.odds
        .slice(from, to)
        .map((moment, i): SeenOdds => ({ at: from + i, odds: searcher.oddsAgain(moment, seed) }));
    return job.moments
      .slice(from, to)
      .map((moment, i): RecheckResult => ({ at: from + i, again: searcher.lookAgain(moment, seed) }));
  };
};
