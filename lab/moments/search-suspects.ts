/** `cabale-lab moments` for games of accusation: finds moments, and checks their odds in other games. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Figures } from '../../src/command/text.ts';
import type { Accusation } from '../../src/host/accusations.ts';
import type { Line, Moments } from '../../src/host/moments.ts';
import { percent } from '../sim/figures.ts';
import { runPool } from '../worker-pool.ts';
import type { Search } from './search.ts';
import { setRight } from './select.ts';
import { type Accusations, type AccusationsDug, chooseAccusations } from './suspect-moments.ts';
import type { AccuseJob } from './suspect-worker.ts';

const ROUND = 20;

const rowsIn = (file: string): AccusationsDug[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line): AccusationsDug[] => (line === '' ? [] : [JSON.parse(line)]))
    : [];

/** Continues an earlier search until it is enough or `games` were searched. */
const digUntil = async (
  { house, game, seed, work, workers, games }: Omit<Search, 'count'>,
  isEnough: (searched: readonly AccusationsDug[]) => boolean,
): Promise<readonly AccusationsDug[]> => {
  mkdirSync(dirname(work), { recursive: true });
  const searched = rowsIn(work);
  while (searched.length < games && !isEnough(searched)) {
    const done = new Set(searched.map(({ game: number }) => number));
    const todo = Array.from({ length: games }, (_, i) => i)
      .filter((i) => !done.has(i))
      .slice(0, ROUND);
    const job: AccuseJob = { game: game.id, seed, games: todo };
    const take = (some: readonly AccusationsDug[]): void => {
      for (const one of some) appendFileSync(work, `${JSON.stringify(one)}\n`);
      searched.push(...some);
    };
    await runPool<AccusationsDug[]>(
      { script: house.worker, task: 'accuse', data: job, count: todo.length, largest: 1, take, progress: () => {} },
      workers,
    );
    console.error(`${searched.length} of at most ${games} games looked through`);
  }
  return searched;
};

export const searchSuspects = async ({ count, ...search }: Search): Promise<Accusations> => {
  const { least = 0 } = search.house.labOf(search.file).accuser ?? {};
  const choose = (searched: readonly AccusationsDug[]): Accusations => chooseAccusations(searched, count, least);
  return choose(await digUntil(search, (searched) => choose(searched).accusations.length >= count));
};

/** Results so far, with a file's odds. */
export const accusationsIn = (work: string, least: number, line: Line): readonly Accusation[] => {
  const searched = rowsIn(work);
  return chooseAccusations(searched, searched.length, least, line).accusations;
};

type Guess = readonly [odds: number, guilty: boolean];
const shareOf = (list: readonly Guess[]): number =>
  list.filter(([, guilty]) => guilty).length / Math.max(1, list.length);
const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const brierOf = (list: readonly Guess[]): number => meanOf(list.map(([odds, guilty]) => (odds - Number(guilty)) ** 2));

/** Answers per fifth of the odds needed to judge it, and the largest error. */
const [ENOUGH, OFF] = [60, 0.05];

/** Checks a file's odds against other games, by fifths, since suspects are few. */
export const reportAccusations = (
  told: readonly Guess[],
): { readonly tables: readonly Figures[]; readonly falls: string[] } => {
  const fifths = Array.from({ length: 5 }, (_, i) => {
    const list = told.filter(([odds]) => Math.min(4, Math.floor(5 * odds)) === i);
    return { i, list, said: meanOf(list.map(([odds]) => odds)), guilty: shareOf(list) };
  }).filter(({ list }) => list.length > 0);
  const all = shareOf(told);
  const [brier, plain] = [brierOf(told), brierOf(told.map(([, guilty]) => [all, guilty]))];
  const off = Math.max(
    0,
    ...fifths.flatMap(({ list, said, guilty }) => (list.length < ENOUGH ? [] : [Math.abs(said - guilty)])),
  );
  return {
    tables: [
      {
        title: 'Brier score, less is better',
        head: ['suspected', 'expert', 'by their number alone'],
        rows: [[`${told.length}`, brier.toFixed(3), plain.toFixed(3)]],
      },
      {
        title: 'Odds told, and how many were guilty',
        head: ['fifth', 'suspected', 'told', 'guilty'],
        rows: fifths.map(({ i, list, said, guilty }) => [
          `${20 * i} %`,
          `${list.length}`,
          percent(said),
          percent(guilty),
        ]),
      },
    ],
    falls: [
      ...(off > OFF ? [`a fifth of the odds is ${percent(off)} off; ${percent(OFF)} is the bar`] : []),
      ...(brier >= plain ? ['the expert says no more than their number'] : []),
    ],
  };
};

/** With other chance, in other games. */
export const checkAccusations = async (search: Omit<Search, 'count'>, { line }: Moments) => {
  const searched = await digUntil(search, () => false);
  return reportAccusations(
    searched.flatMap(({ told }) => told.map(([odds, guilty]): Guess => [setRight(line, odds), guilty])),
  );
};
