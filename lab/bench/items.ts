/** The first part of the benchmark: claims from new games of experts, with the worth of every answer. */
import type { Bot } from '../../src/bots/bot.ts';
import { seeded } from '../../src/engine/chance.ts';
import type { Game, Imagined } from '../../src/engine/game.ts';
import { PASS } from '../../src/engine/phrases.ts';
import { bestMove, keyOf, tableAt } from '../../src/host/moments.ts';
import { look } from '../../src/host/table.ts';
import type { Agent } from '../agents/agent.ts';
import { type Belief, questionFor, type Sheet, understood } from '../agents/match.ts';
import type { Candidate, Searched } from '../moments/candidate.ts';
import { fileFor, fileOf } from '../moments/moment-file.ts';
import { setRight } from '../moments/select.ts';
import type { Job } from '../moments/worker.ts';
import type { Lab } from '../registry.ts';
import { runPool } from '../worker-pool.ts';
import { type Bin, brierOf, calibrationOf, type Mean, meanBy, missOf } from './scores.ts';

/** Most games per item; a game has about one. */
const PATIENCE = 20;

/** The first ones by game number, whatever the number of threads. */
export const mineItems = async (
  house: Lab,
  { file, seed, count, workers }: { file: string; seed: string; count: number; workers: number },
  progress: (found: number) => void,
): Promise<Candidate[]> => {
  const searched: Searched[] = [];
  const found = (): Candidate[] =>
    searched.toSorted((one, other) => one.game - other.game).flatMap(({ found: some }) => some);
  let missing = count;
  for (let next = 0; missing > 0 && next < count * PATIENCE; missing = count - found().length) {
    const job: Job = { file, seed, games: Array.from({ length: Math.max(missing, workers) }, (_, i) => next + i) };
    next += job.games.length;
    const take = (some: readonly Searched[]): void => void searched.push(...some);
    const work = { script: house.worker, task: 'moments', data: job, count: job.games.length, largest: 1 };
    await runPool<Searched[]>({ ...work, take, progress: () => progress(Math.min(count, found().length)) }, workers);
  }
  return found().slice(0, count);
};

/** A player's answers: share of challenges, loss, and beliefs. */
export type Row = {
  readonly who: string;
  readonly challenges?: number;
  /** The share of better answers. */
  readonly best?: number;
  /** The lost chance to win. */
  readonly lost?: Mean;
  readonly brier?: Mean;
  readonly calibration?: readonly Bin[];
  /** The mean distance of beliefs from outcomes. */
  readonly miss?: number;
};

type Answered = { readonly item: Candidate; readonly doubts?: number; readonly belief?: number };

/** Items are in hundredths. */
const lossOf = ({ doubt, stand }: Candidate, doubts: number): number =>
  (Math.max(doubt, stand) - (doubts * doubt + (1 - doubts) * stand)) / 100;
const gameOf = ({ item }: Answered): string => item.seed;

const rowOf = (who: string, answered: readonly Answered[]): Row => {
  const given = answered.flatMap((one) => (one.doubts === undefined ? [] : [{ ...one, doubts: one.doubts }]));
  const told = answered.flatMap(({ item, belief }) =>
    belief === undefined ? [] : [{ item, said: belief, lie: item.lie } satisfies Belief & Answered],
  );
  const lost = meanBy(given, ({ item, doubts }) => lossOf(item, doubts), gameOf);
  const brier = meanBy(told, brierOf, gameOf);
  const calibration = calibrationOf(told);
  const miss = missOf(calibration);
  const share = (value: (one: (typeof given)[number]) => number): number =>
    given.reduce((sum, one) => sum + value(one), 0) / given.length;
  return {
    who,
    ...(lost === undefined
      ? {}
      : {
          challenges: share(({ doubts }) => doubts),
          best: share(({ item, doubts }) => (item.doubt > item.stand ? doubts : 1 - doubts)),
          lost,
        }),
    ...(brier === undefined || miss === undefined ? {} : { brier, calibration, miss }),
  };
};

/** Bots are random, so they are asked this often. */
const ASKED = 24;

const challengeOf = (item: Candidate): string => item.says ?? 'doubt';
const sightAt = (game: Game, item: Candidate) => look(tableAt(game, item), item.seat);

export const botRow = (
  game: Imagined,
  items: readonly Candidate[],
  who: string,
  bot: Bot,
  belief?: (item: Candidate) => number,
): Row =>
  rowOf(
    who,
    items.map((item) => {
      const sight = sightAt(game, item);
      let doubts = 0;
      for (let i = 0; i < ASKED; i++)
        if (bot.answer(sight, seeded(`bench ${keyOf(item)} ${i}`)) === challengeOf(item)) doubts += 1 / ASKED;
      return { item, doubts, ...(belief === undefined ? {} : { belief: belief(item) }) };
    }),
  );

export const constantRow = (items: readonly Candidate[], who: string, doubts: 0 | 1): Row =>
  rowOf(
    who,
    items.map((item) => ({ item, doubts })),
  );

/** Beliefs by visible cards only. */
export const cardsRow = (items: readonly Candidate[]): Row =>
  rowOf(
    'visible cards alone',
    items.map((item) => ({ item, belief: item.alone / 100 })),
  );

/** The expert's odds of a lie, calibrated as in daily moments. */
export const expertBelief = (file: string): ((item: Candidate) => number) => {
  const { line } = fileOf(fileFor(file));
  return ({ odds }) => setRight(line, odds / 100);
};

/** Asks an agent once per item. Mistakes count as passes. */
export const agentRow = async (
  game: Imagined,
  items: readonly Candidate[],
  who: string,
  agent: Agent,
  sheet: Sheet,
): Promise<Row> => {
  const answered: Answered[] = [];
  for (const [i, item] of items.entries()) {
    const question = questionFor(game, sightAt(game, item), `moment ${i}`);
    const { move = PASS, belief } = understood(await agent.ask(question), question.legal, sheet);
    if (belief !== undefined) sheet.beliefs.push({ said: belief, lie: item.lie });
    answered.push({
      item,
      doubts: Number(move === challengeOf(item)),
      ...(belief === undefined ? {} : { belief }),
    });
  }
  return rowOf(who, answered);
};

export const sharesOf = (items: readonly Candidate[]) => ({
  items: items.length,
  games: new Set(items.map(({ seed }) => seed)).size,
  lies: items.filter(({ lie }) => lie).length / Math.max(1, items.length),
  challengeIsBest: items.filter((item) => bestMove(item) !== PASS).length / Math.max(1, items.length),
});
