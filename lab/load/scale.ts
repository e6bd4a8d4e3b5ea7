/** Measures many tables on one server, and its restart. */
import { join } from 'node:path';
import { crowd, median, openFiles, round, type Served, stopAll } from './measure.ts';
import type { Seated } from './messages.ts';
import { RETURNING } from './returning.ts';
import {
  ask,
  connect,
  connectedIn,
  figures,
  folder,
  play,
  portOf,
  rounds,
  say,
  seconds,
  seed,
  start,
  stop,
  usageOf,
  values,
} from './run.ts';

const openBare = async (seated: readonly Seated[], processes: number): Promise<Served> => {
  const server = start('bare', []);
  const { clients } = await crowd(await portOf(server), seated, processes, Math.max(1, seated.length / 300), ['bare']);
  return { server, clients };
};

const openFew = async (tables: number): Promise<Served> => {
  const server = start('server', [join(folder, 'small.db')], ['--expose-gc']);
  const { clients } = await crowd(await portOf(server), await seed(server, tables), 1, 1);
  return { server, clients };
};

/** Opens many tables, connected as far as files allow; memory per table and socket. */
const openMany = async (many: number, connected: number) => {
  const db = join(folder, 'big.db');
  const server = start('server', [db], ['--expose-gc']);
  const port = await portOf(server);
  const empty = await usageOf(server, true);
  const seated = await seed(server, many);
  const full = await usageOf(server, true);
  const kbPerTable = round((full.heap - empty.heap) / many / 1024, 1);
  figures.push({ what: 'a live table in memory, KB', value: kbPerTable, most: 20 });
  say(`  a live table: ${kbPerTable} KB (bar 20)`);
  const { clients, ...came } = await crowd(port, seated.slice(0, connected), 3, Math.max(4, connected / 300));
  const withSockets = await usageOf(server, true);
  const kbPerSocket = round((withSockets.rss - full.rss) / Math.max(1, came.connected) / 1024, 1);
  say(`  ${came.connected} clients connected in ${round(came.seconds, 1)} s; ${kbPerSocket} KB a socket (rss)`);
  return { db, server, port, seated, clients, sockets: came.connected, kbPerTable, kbPerSocket };
};
type Many = Awaited<ReturnType<typeof openMany>>;

const SIZES = ['small', 'big', 'bareSmall', 'bareBig'] as const;
type BySize<T> = Record<(typeof SIZES)[number], T>;

/** CPU microseconds per move at each, in turns, after a warm-up round. */
const cpuPerMove = async (served: BySize<Served>, many: number, pace: number): Promise<BySize<number[]>> => {
  const perMove: BySize<number[]> = { small: [], big: [], bareSmall: [], bareBig: [] };
  const measure = async ({ server, clients }: Served): Promise<number> => {
    const before = await usageOf(server);
    await Promise.all(clients.map((child) => play(child, seconds, pace / clients.length)));
    const after = await usageOf(server);
    return ((after.cpu - before.cpu) / Math.max(1, after.moves - before.moves)) * 1e6;
  };
  for (const size of SIZES) await measure(served[size]);
  for (let i = 0; i < rounds; i++) {
    for (const size of SIZES) perMove[size].push(await measure(served[size]));
    const [small, big, bareSmall, bareBig] = SIZES.map((size) => Math.round(perMove[size].at(-1) ?? 0));
    say(
      `  round ${i + 1}: ${small} µs of CPU a move at 100 tables, ${big} µs at ${many}; bare ${bareSmall} and ${bareBig} µs`,
    );
  }
  return perMove;
};

const growthOf = (big: readonly number[], little: readonly number[]): number =>
  median(big.map((one, i) => one / (little[i] ?? 1)));

/** The cost of a move at many tables, beside few, and the same for bare `ws`; meeting one target is enough. */
const sayScaled = (perMove: BySize<number[]>, many: number) => {
  const ratio = growthOf(perMove.big, perMove.small);
  const bareRatio = growthOf(perMove.bareBig, perMove.bareSmall);
  const scaled = {
    usPerMoveAt100: Math.round(median(perMove.small)),
    usPerMoveAtMany: Math.round(median(perMove.big)),
    ratio: round(ratio),
    bar: 1.25,
    bareRatio: round(bareRatio),
    ofBare: round(ratio / bareRatio),
    ofBareBar: 1.1,
  };
  if (scaled.ofBare <= scaled.ofBareBar)
    figures.push({
      what: `CPU per move at ${many} tables relative to 100, compared with the growth of bare ws`,
      value: scaled.ofBare,
      most: scaled.ofBareBar,
    });
  else figures.push({ what: `CPU per move at ${many} tables, relative to 100`, value: scaled.ratio, most: scaled.bar });
  say(
    `  CPU a move: ${scaled.ratio}× that at 100 tables (bar 1.25), ${scaled.ofBare}× what bare ws grows by, which is ${scaled.bareRatio} (bar 1.1: one of the two)`,
  );
  return scaled;
};

/** Kills and restarts the server; times the first move and the last return. */
const restart = async ({ db, server: before, port, seated, clients }: Many, many: number) => {
  say(`restart: kill -9 with ${many} live tables`);
  before.kill('SIGKILL');
  const probe = start('clients', []);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const from = performance.now();
  const since = () => (performance.now() - from) / 1000;
  const server = start('server', [db, String(port)], ['--expose-gc']);
  const newPort = await portOf(server);
  const listening = since();
  const atStart = await usageOf(server);
  const back = Promise.all(clients.map((child) => ask(child, { ask: 'return', overSeconds: RETURNING }, connectedIn)));
  await connect(probe, newPort, seated.slice(-1), 0);
  const entered = since();
  const first = await play(probe, 0.5);
  const all = await back;
  const clientsBack = all.reduce((sum, one) => sum + one.connected, 0);
  const { cpu } = await usageOf(server);
  await Promise.all([...clients, probe, server].map(stop));
  return {
    listeningSeconds: round(listening),
    firstMoveSeconds: round(entered + (first.times[0] ?? Number.NaN) / 1000),
    firstMoveBar: 2,
    movesInTheFirstHalfSecond: first.moves,
    backSeconds: round(Math.max(...all.map((one) => one.seconds))),
    backBar: 10,
    spreadOverSeconds: RETURNING,
    clientsBack,
    cpuMsPerClient: round(((cpu - atStart.cpu) / Math.max(1, clientsBack)) * 1000),
  };
};

const sayRestarted = (restarted: Awaited<ReturnType<typeof restart>>, many: number): void => {
  const { clientsBack, firstMoveSeconds, firstMoveBar, backSeconds, backBar } = restarted;
  figures.push(
    { what: `first move after a restart with ${many} tables, s`, value: firstMoveSeconds, most: firstMoveBar },
    { what: `${clientsBack} clients back after a restart, s`, value: backSeconds, most: backBar },
  );
  say(
    `  listening after ${restarted.listeningSeconds} s, first move after ${firstMoveSeconds} s (bar 2), ${clientsBack} clients, who come within ${RETURNING} s, back ${backSeconds} s later (bar 10): ${restarted.cpuMsPerClient} ms of CPU each`,
  );
};

export const scale = async (andRestart: boolean) => {
  const many = Number(values.tables);
  const limit = openFiles();
  const connected = Math.min(Number(values.connected), Math.floor((limit - 500) / 4), many);
  const pace = Number(values.pace);
  say(`scale: ${many} tables, ${connected} of them with 4 clients (open files: ${limit}), ${pace} moves a second`);
  const big = await openMany(many, connected);
  const small = await openFew(100);
  // the baseline with as many sockets, in turns
  const bareSmall = await openBare(big.seated.slice(0, Math.min(100, connected)), 1);
  const bareBig = await openBare(big.seated.slice(0, connected), 3);
  const perMove = await cpuPerMove({ small, big, bareSmall, bareBig }, many, pace);
  await stopAll([small, bareSmall, bareBig]);
  const { sockets, kbPerTable, kbPerSocket } = big;
  const held = { tables: many, connectedTables: connected, sockets, openFiles: limit, kbPerTable, kbPerSocket };
  const scaled = { ...held, ...sayScaled(perMove, many) };
  if (!andRestart) {
    await stopAll([big]);
    return { scale: scaled };
  }
  const restarted = await restart(big, many);
  sayRestarted(restarted, many);
  return { scale: scaled, restart: restarted };
};
