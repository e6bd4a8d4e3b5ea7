/** `cabale-lab moments`: searches games until enough moments are confirmed. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Game } from '../../src/engine/game.ts';
import { keyOf, type Moment } from '../../src/host/moments.ts';
import type { Lab } from '../registry.ts';
import { runPool } from '../worker-pool.ts';
import type { Searched } from './candidate.ts';
import { recheckLogIn } from './recheck-log.ts';
import { type Chosen, choose } from './select.ts';
import type { Job, SeenOdds } from './worker.ts';

const ROUND = 40;
/** Finds more than wanted, to choose from. */
const SPARE = 1.25;
/** The seed of the second search. */
export const SECOND = 'sift';

export type Search = {
  readonly house: Lab;
  readonly file: string;
  readonly game: Game;
  readonly seed: string;
  readonly work: string;
  readonly workers: number;
  readonly count: number;
  readonly games: number;
  /** Only moments in which challenging is better. */
  readonly toDoubt?: boolean;
};
export type Look = Pick<Search, 'house' | 'file' | 'seed' | 'work' | 'workers'>;

export const searchedIn = (file: string): Searched[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line): Searched[] => (line === '' ? [] : [JSON.parse(line)]))
    : [];

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Second odds before calibration, cached in the log. */
export const secondLooks = async (
  all: readonly Moment[],
  { house, file, seed, work, workers }: Look,
): Promise<(moment: Moment) => number | undefined> => {
  const looks = recheckLogIn(work, isNumber);
  const left = all.filter((moment) => looks.of(keyOf(moment)) === undefined);
  const job: Job = { file, seed, odds: left };
  const take = (rows: readonly SeenOdds[]): void => {
    for (const { at, odds } of rows) {
      const moment = left[at];
      if (moment !== undefined && odds !== undefined) looks.keep(keyOf(moment), odds);
    }
  };
  await runPool<SeenOdds[]>(
    { script: house.worker, task: 'moments', data: job, count: left.length, largest: 1, take, progress: () => {} },
    workers,
  );
  return (moment) => looks.of(keyOf(moment));
};

/** `soFar` is called after each round. */
export const searchMoments = async (search: Search, soFar: (chosen: Chosen) => void) => {
  const { house, file, seed, work, workers, count, games, toDoubt = false } = search;
  mkdirSync(dirname(work), { recursive: true });
  const searched = searchedIn(work);
  const lookAgain = async () =>
    secondLooks(
      searched.flatMap(({ found }) => found),
      { ...search, seed: SECOND, work: `${work}.${SECOND}` },
    );
  let again = await lookAgain();
  const found = (): number => choose(searched, games, again).moments.length;
  while (found() < count * SPARE && searched.length < games) {
    const done = new Set(searched.map(({ game: number }) => number));
    const todo: number[] = [];
    for (let i = 0; todo.length < ROUND && i < games; i++) if (!done.has(i)) todo.push(i);
    const job: Job = { file, seed, games: todo, toDoubt };
    const take = (some: readonly Searched[]): void => {
      for (const one of some) appendFileSync(work, `${JSON.stringify(one)}\n`);
      searched.push(...some);
    };
    await runPool<Searched[]>(
      { script: house.worker, task: 'moments', data: job, count: todo.length, largest: 4, take, progress: () => {} },
      workers,
    );
    again = await lookAgain();
    console.error(
      `${searched.length} games, ${found()} moments that can be kept of ${Math.ceil(count * SPARE)} wished`,
    );
    soFar(choose(searched, count, again));
  }
  const told = searched.reduce((sum, one) => sum + one.told.length, 0);
  return { chosen: choose(searched, count, again), games: searched.length, told };
};
