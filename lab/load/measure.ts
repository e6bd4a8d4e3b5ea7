/** Starts servers with clients, and measures the load. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Played, Seated, Usage } from './messages.ts';
import { connect, play, seconds, start, stop, usageOf } from './run.ts';

export const quantile = (times: readonly number[], q: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
};
export const median = (list: readonly number[]): number => quantile(list, 0.5);
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Half of the tables per process, so that clients are no bottleneck. */
const spread = <T>(list: readonly T[], ways: number): T[][] =>
  Array.from({ length: ways }, (_, i) => list.filter((__, n) => n % ways === i));

export type Load = {
  readonly moves: number;
  readonly perCpuSecond: number;
  /** Microseconds of CPU per move, by kind of thread. */
  readonly threads: Readonly<Record<string, number>>;
  /** The share of CPU time that the host took away. */
  readonly stolen: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly framesPerMove: number;
  readonly store: Usage['store'];
  readonly wall: number;
  readonly movesPerGame: number;
};

/** All ticks of the processors, and those the host gave to others (Linux). */
export const ticks = (): { readonly all: number; readonly stolen: number } => {
  const [line = ''] = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8').split('\n') : [];
  const times = line.split(/ +/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, one) => sum + one, 0), stolen: times[7] ?? 0 };
};

export const loadOn = async (server: ChildProcess, clients: readonly ChildProcess[], length: number): Promise<Load> => {
  const began = ticks();
  const before = await usageOf(server);
  const played = await Promise.all(clients.map((child) => play(child, length)));
  const after = await usageOf(server);
  const sum = (pick: (one: Played) => number) => played.reduce((total, one) => total + pick(one), 0);
  const times = played.flatMap((one) => one.times);
  const moves = after.moves - before.moves;
  const ended = ticks();
  return {
    moves,
    threads: Object.fromEntries(
      Object.entries(after.threads).map(([kind, spent]) => [
        kind,
        Math.round(((spent - (before.threads[kind] ?? 0)) / Math.max(1, moves)) * 1e6),
      ]),
    ),
    stolen: (ended.stolen - began.stolen) / Math.max(1, ended.all - began.all),
    perCpuSecond: moves / (after.cpu - before.cpu),
    perSecond: sum((one) => one.moves) / length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes:
      sum((one) => one.bytes) /
      Math.max(
        1,
        sum((one) => one.frames),
      ),
    framesPerMove: sum((one) => one.frames) / Math.max(1, moves),
    store: after.store,
    wall: length,
    movesPerGame: moves / Math.max(1, after.games - before.games),
  };
};

/** Moves until the code is compiled, since servers run for weeks. */
const WARM_UP = 60_000;
const LONGEST_WARM_UP = 120;
export const warmUp = async (server: ChildProcess, clients: readonly ChildProcess[]): Promise<Load> => {
  const end = performance.now() + LONGEST_WARM_UP * 1000;
  let last = await loadOn(server, clients, seconds);
  for (let moves = last.moves; moves < WARM_UP && performance.now() < end; moves += last.moves)
    last = await loadOn(server, clients, seconds);
  return last;
};

/** Rounds with more stolen time are unreliable. */
export const STOLEN = 0.05;
/** Of bare `ws`, which stores nothing; without any code of ours it would be 0.73. */
export const RATIO = 0.45;

export const inThreads = ({ threads }: Load): string =>
  Object.entries(threads)
    .map(([kind, micros]) => `${kind} ${micros}`)
    .join(', ');

export type Served = { readonly server: ChildProcess; readonly clients: readonly ChildProcess[] };
export const stopAll = (all: readonly Served[]): Promise<unknown> =>
  Promise.all(all.flatMap(({ clients, server }) => [...clients, server]).map(stop));

/** Half of the tables in each of two processes. */
export const joinIn = async (
  server: ChildProcess,
  port: number,
  seated: readonly Seated[],
  kind: readonly 'bare'[] = [],
): Promise<Served> => {
  const clients = [start('clients', kind), start('clients', kind)];
  await Promise.all(clients.map((child, i) => connect(child, port, spread(seated, 2)[i] ?? [], 0.5)));
  return { server, clients };
};

export const openFiles = (): number => {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('Max open files'));
  return Number(line?.split(/\s+/)[3] ?? 1024);
};

/** Clients use several loopback addresses, so that ports suffice. */
export const crowd = async (
  port: number,
  seated: readonly Seated[],
  processes: number,
  overSeconds: number,
  kind: readonly 'bare'[] = [],
) => {
  const clients = Array.from({ length: processes }, () => start('clients', kind));
  const groups = spread(seated, processes);
  const all = await Promise.all(
    clients.map((child, i) => connect(child, port, groups[i] ?? [], overSeconds, `127.0.0.${i + 2}`)),
  );
  return {
    clients,
    connected: all.reduce((sum, one) => sum + one.connected, 0),
    seconds: Math.max(...all.map((one) => one.seconds)),
  };
};
