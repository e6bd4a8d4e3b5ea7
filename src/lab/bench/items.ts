/** The first part of the benchmark: claims from fresh games of experts, each with what every answer is worth. */
import type { Bot } from '../../bots/bot.ts';
import type { Registry } from '../../command/registry.ts';
import { seeded } from '../../engine/chance.ts';
import type { Game, Imagined } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import { bestMove, keyOf, tableAt } from '../../host/moments.ts';
import { look } from '../../host/table.ts';
import type { Agent } from '../agents/agent.ts';
import { type Belief, questionFor, type Sheet, understood } from '../agents/match.ts';
import type { Candidate, Searched } from '../moments/candidate.ts';
import { fileFor, fileOf } from '../moments/moment-file.ts';
import { setRight } from '../moments/select.ts';
import type { Job } from '../moments/worker.ts';
import { runPool } from '../worker-pool.ts';
import { type Bin, brierOf, calibrationOf, type Mean, meanBy, missOf } from './scores.ts';

/** Games looked through at most for each item; a game has about one. */
const PATIENCE = 20;

/** The first ones in the order of the games, whatever the number of threads. */
export const mineItems = async (
  house: Registry,
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

/** What somebody answered to the items: how often with a challenge, what was lost by it, and the beliefs. */
export type Row = {
  readonly who: string;
  readonly challenges?: number;
  /** How often the better answer was given. */
  readonly best?: number;
  /** Win probability that the answers lost. */
  readonly lost?: Mean;
  readonly brier?: Mean;
  readonly calibration?: readonly Bin[];
  /** Mean distance between beliefs and what came true. */
  readonly miss?: number;
};

type Answered = { readonly item: Candidate; readonly doubts?: number; readonly belief?: number };

/** Shares of an item are in hundredths. */
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

/** A bot decides by chance: so often it is asked. */
const ASKED = 24;

const challengeOf = (item: Candidate): string => item.says ?? 'doubt';
const sightAt = (game: Game, item: Candidate) => look(tableAt(game, item), item.seat);

/** A bot; without a belief unless one is given for each item. */
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

/** A row of an agent that gives one answer to every item. */
export const constantRow = (items: readonly Candidate[], who: string, doubts: 0 | 1): Row =>
  rowOf(
    who,
    items.map((item) => ({ item, doubts })),
  );

/** Beliefs alone, by the cards that a seat sees. */
export const cardsRow = (items: readonly Candidate[]): Row =>
  rowOf(
    'visible cards alone',
    items.map((item) => ({ item, belief: item.alone / 100 })),
  );

/** How likely the expert thinks each a lie, set right as today's moments are. */
export const expertBelief = (file: string): ((item: Candidate) => number) => {
  const { line } = fileOf(fileFor(file));
  return ({ odds }) => setRight(line, odds / 100);
};

/** An agent is asked once for each item. What it gets wrong passes. */
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
