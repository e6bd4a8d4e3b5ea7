import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../../engine/record.ts';
import { GAMES } from '../../games/index.ts';
import type { Moment } from '../../host/moments.ts';
import type { Span } from '../crew.ts';
import { type Again, lookAgain } from './check.ts';
import { expertOf } from './expert.ts';
import { minerFor } from './index.ts';
import { dig } from './mine.ts';

/** Games by their number, to be looked through; or moments, to be looked at again. */
export type Job = { readonly game: string; readonly seed: string } & (
  | { readonly games: readonly number[] }
  | { readonly moments: readonly Moment[] }
);

/** Which of the moments, and what was found. */
export type Seen = { readonly at: number; readonly again: Again | undefined };

const job: Job = workerData;
const game = findGame(GAMES, job.game);
const miner = minerFor(job.game);
const expert = expertOf(game);

parentPort?.on('message', ({ from, to }: Span) => {
  if (miner === undefined) return;
  parentPort?.postMessage(
    'games' in job
      ? job.games.slice(from, to).map((number) => dig(game, miner, expert, job.seed, number))
      : job.moments
          .slice(from, to)
          .map((moment, i): Seen => ({ at: from + i, again: lookAgain(game, miner, expert, moment, job.seed) })),
  );
});
