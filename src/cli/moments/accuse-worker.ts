import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../../engine/record.ts';
import { GAMES } from '../../games/index.ts';
import type { Span } from '../worker-pool.ts';
import { type AccusationsDug, digAccusations } from './accuse.ts';
import { accuserFor } from './index.ts';

/** Games by their number, to be looked through. */
export type AccuseJob = { readonly game: string; readonly seed: string; readonly games: readonly number[] };

const job: AccuseJob = workerData;
const game = findGame(GAMES, job.game);
const accuser = accuserFor(job.game);

const work = ({ from, to }: Span): AccusationsDug[] =>
  accuser === undefined
    ? []
    : job.games.slice(from, to).map((number) => digAccusations(game, accuser, job.seed, number));

parentPort?.on('message', (span: Span) => parentPort?.postMessage(work(span)));
