/** The laws, long: npm run lab -- laws [--game ID] [--games N] [--seconds N] [--set JSON] */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { GAMES } from '../src/app/games.ts';
import { readScriptArgs, wholeNumber } from '../src/command/script-args.ts';
import { fault, isFault } from '../src/engine/fault.ts';
import type { Imagined } from '../src/engine/game.ts';
import { findGame, type NewGame, readRecord } from '../src/engine/record.ts';
import { holdLaws, isBreach } from '../test/laws.ts';
import { randomSet } from '../test/random-play.ts';
import { sampleOf } from '../test/samples.ts';

type Job = { readonly game: string; readonly games: number | undefined; readonly part: number; readonly parts: number };
type Progress = { readonly moves: number; readonly released: readonly string[]; readonly breach?: string };

const main = async (): Promise<void> => {
  const { values } = readScriptArgs({
    game: { type: 'string' },
    games: { type: 'string' },
    seconds: { type: 'string' },
    set: { type: 'string' },
  });
  if (values.set !== undefined) return again(values.set);
  const games = values.games === undefined ? undefined : wholeNumber('--games', values.games);
  const seconds = values.seconds === undefined ? undefined : wholeNumber('--seconds', values.seconds);
  const wanted = values.game === undefined ? GAMES : [findGame(GAMES, values.game)];
  const share = seconds === undefined ? Number.POSITIVE_INFINITY : (seconds / wanted.length) * 1000;
  for (const game of wanted) await run(game.id, game.releases, games, Date.now() + share);
};

/** The cells of a game once each; otherwise random set-ups. */
const longRun = (game: Imagined, games: number | undefined): NewGame[] => {
  const cells = sampleOf(game.id).cells?.() ?? [];
  const random = games ?? (cells.length > 0 ? 0 : 1000);
  return [...cells, ...Array.from({ length: random }, (_, i) => randomSet(game, `long ${i}`))];
};

const again = (text: string): void => {
  let set: unknown;
  try {
    set = { version: 0, moves: [], ...JSON.parse(text) };
  } catch {
    throw fault('usage', '--set is no JSON; give it what the breach has printed');
  }
  const { record } = readRecord(GAMES, set);
  const game = findGame(GAMES, record.game);
  const { moves } = holdLaws(game, record);
  console.log(`${game.id}: ${moves} moves, every law held`);
};

const run = async (
  id: string,
  releases: readonly string[],
  games: number | undefined,
  until: number,
): Promise<void> => {
  const all = longRun(findGame(GAMES, id), games).length;
  const parts = availableParallelism();
  const released = new Set<string>();
  const breaches: string[] = [];
  let played = 0;
  let moves = 0;
  const hear = (progress: Progress) => {
    played += 1;
    moves += progress.moves;
    for (const verb of progress.released) released.add(verb);
    if (progress.breach !== undefined) breaches.push(progress.breach);
    if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${played} of ${all} games, ${breaches.length} breaches `);
  };
  await Promise.all(Array.from({ length: parts }, (_, part) => work({ game: id, games, part, parts }, until, hear)));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  for (const breach of breaches.slice(0, 10)) console.error(breach);
  const dead = releases.filter((verb) => !released.has(verb));
  if (dead.length > 0)
    console.error(`${id}: no secret was let out by ${dead.join(', ')}; a dead release, or too few games`);
  const outcome = breaches.length === 0 ? 'every law held' : `${breaches.length} breaches`;
  console.log(
    `${id}: ${played} of ${all} games, ${moves} moves, ${outcome}; released: ${releases.filter((verb) => released.has(verb)).join(' ')}`,
  );
  if (breaches.length > 0 || dead.length > 0) process.exitCode = 1;
};

const work = (job: Job, until: number, hear: (progress: Progress) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    const late = Number.isFinite(until)
      ? setTimeout(() => worker.terminate(), Math.max(0, until - Date.now()))
      : undefined;
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(late);
      resolve();
    });
  });

/** A worker plays every n-th game. */
const toil = ({ game: id, games, part, parts }: Job): void => {
  const game = findGame(GAMES, id);
  for (const [i, set] of longRun(game, games).entries()) {
    if (i % parts !== part) continue;
    let progress: Progress;
    try {
      const { moves, needed, differed } = holdLaws(game, set);
      progress = { moves, released: [...needed.keys(), ...differed] };
    } catch (error) {
      if (!isBreach(error)) throw error;
      progress = { moves: 0, released: [], breach: error.message };
    }
    parentPort?.postMessage(progress);
  }
};

if (isMainThread)
  main().catch((error: unknown) => {
    if (!isFault(error) && !isBreach(error)) throw error;
    console.error(error.message);
    process.exitCode = isFault(error) ? 2 : 1;
  });
// after loading: stopping a thread during imports crashes the process
else setImmediate(() => toil(workerData as Job));
