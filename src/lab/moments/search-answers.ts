/** `cabale moments --choices`: finds and checks moments with several answers. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Registry } from '../../command/registry.ts';
import type { Game } from '../../engine/game.ts';
import { wordsOf } from '../../engine/phrases.ts';
import { CHOICES, type ChoiceKind, type ChoiceMoment } from '../../host/choice-moments.ts';
import { keyOf } from '../../host/moments.ts';
import { percent } from '../sim/figures.ts';
import { runPool } from '../worker-pool.ts';
import type { ChoicesDug } from './answer-moments.ts';
import { recheckLogIn } from './recheck-log.ts';
import type { Job, SeenChoice } from './worker.ts';

const ROUND = 16;

export type Search = {
  readonly house: Registry;
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

const rowsIn = (file: string): ChoicesDug[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line): ChoicesDug[] => (line === '' ? [] : [JSON.parse(line)]))
    : [];

const bestOf = ({ answers }: Pick<ChoiceMoment, 'answers'>): string =>
  answers.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
const verbOf = (moment: ChoiceMoment): string => wordsOf(bestOf(moment))[0] ?? '';

/** Avoids the same best answer twice in a row. */
const varied = (list: readonly ChoiceMoment[]): ChoiceMoment[] => {
  const rest = [...list];
  const chosen: ChoiceMoment[] = [];
  while (rest.length > 0) {
    const before = chosen.at(-1);
    const at = rest.findIndex((one) => before === undefined || verbOf(one) !== verbOf(before));
    chosen.push(...rest.splice(Math.max(0, at), 1));
  }
  return chosen;
};

/** At most `count` of each kind. */
export const inKinds = (all: readonly ChoiceMoment[], count: number): ChoiceMoment[] =>
  CHOICES.flatMap((kind) => varied(all.filter((one) => one.kind === kind)).slice(0, count));

export const chosenOf = (searched: readonly ChoicesDug[], count: number): readonly ChoiceMoment[] =>
  inKinds(
    searched.toSorted((one, other) => one.game - other.game).flatMap(({ found }) => found),
    count,
  );

export const choicesIn = (work: string): readonly ChoiceMoment[] => rowsIn(work).flatMap(({ found }) => found);

export const searchAnswers = async (
  { house, file, seed, work, workers, count, games }: Search,
  kinds: readonly ChoiceKind[],
): Promise<readonly ChoiceMoment[]> => {
  mkdirSync(dirname(work), { recursive: true });
  const searched = rowsIn(work);
  const lacking = (): ChoiceKind[] =>
    kinds.filter((kind) => searched.flatMap(({ found }) => found).filter((one) => one.kind === kind).length < count);
  while (lacking().length > 0 && searched.length < games) {
    const done = new Set(searched.map(({ game: number }) => number));
    const todo: number[] = [];
    for (let i = 0; todo.length < ROUND && i < games; i++) if (!done.has(i)) todo.push(i);
    const job: Job = { file, seed, games: todo, kinds: lacking() };
    const take = (some: readonly ChoicesDug[]): void => {
      for (const one of some) appendFileSync(work, `${JSON.stringify(one)}\n`);
      searched.push(...some);
    };
    await runPool<ChoicesDug[]>(
      { script: house.worker, task: 'moments', data: job, count: todo.length, largest: 1, take, progress: () => {} },
      workers,
    );
    const found = chosenOf(searched, count);
    const told = kinds.map((kind) => `${found.filter((one) => one.kind === kind).length} ${kind}`).join(', ');
    console.error(`${searched.length} games: ${told}, of ${count} each`);
  }
  return chosenOf(searched, count);
};

export type Look = Pick<Search, 'house' | 'file' | 'seed' | 'work' | 'workers'>;

const areWorths = (value: unknown): value is readonly number[] => Array.isArray(value);

/** The value of each answer in a stronger search with other chance. */
const lookAtAll = async (
  choices: readonly ChoiceMoment[],
  { house, file, seed, work, workers }: Look,
): Promise<readonly SeenChoice['worths'][]> => {
  const before = recheckLogIn(work, areWorths);
  const left = choices.filter((choice) => before.of(keyOf(choice)) === undefined);
  const job: Job = { file, seed, choices: left };
  const take = (rows: readonly SeenChoice[]): void => {
    for (const { at, worths } of rows) {
      const choice = left[at];
      if (choice !== undefined && worths !== undefined) before.keep(keyOf(choice), worths);
    }
  };
  const progress = (done: number): void => console.error(`${done} of ${left.length} choices looked at again`);
  await runPool<SeenChoice[]>(
    { script: house.worker, task: 'moments', data: job, count: left.length, largest: 1, take, progress },
    workers,
  );
  return choices.map((choice) => before.of(keyOf(choice)));
};

export const isSame = (choice: ChoiceMoment, worths: SeenChoice['worths']): boolean =>
  worths !== undefined && choice.answers[worths.indexOf(Math.max(...worths))]?.move === bestOf(choice);

export const siftChoices = async (choices: readonly ChoiceMoment[], look: Look): Promise<readonly ChoiceMoment[]> => {
  const seen = await lookAtAll(choices, look);
  return choices.filter((choice, i) => isSame(choice, seen[i]));
};

/** How often the best answer must be confirmed. */
const AGREE = 0.95;

/** Reports a stronger search, and what misses its targets. */
export const checkChoices = async (choices: readonly ChoiceMoment[], look: Look): Promise<readonly string[]> => {
  const same = (await siftChoices(choices, look)).length / choices.length;
  console.log(`${choices.length} choices: the same answer is best in ${percent(same)}\n`);
  return same < AGREE
    ? [`the best answer is the same in ${percent(same)} of the choices; ${percent(AGREE)} is the bar`]
    : [];
};
