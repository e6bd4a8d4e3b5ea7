/** Measures clients that return to a killed server. */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { crowd, median, openFiles, round } from './measure.ts';
import {
  ask,
  connectedIn,
  figures,
  folder,
  play,
  portOf,
  rounds,
  say,
  seed,
  start,
  stop,
  usageOf,
  values,
} from './run.ts';

/** Seconds over which clients return, each on its own. */
export const RETURNING = 6;

/** The cost of a returning client beside one of bare `ws`, in turns. */
const RETURN_BAR = 2.5;

export const returning = async () => {
  const tables = Math.min(Number(values.connected), Math.floor((openFiles() - 500) / 4));
  const over = Math.max(RETURNING, tables / 400);
  const runs: { readonly own: number; readonly bare: number; readonly threads: Readonly<Record<string, number>> }[] =
    [];
  say(`returning: ${tables} tables × 4 clients within ${round(over, 1)} s after kill -9, beside as many at bare ws`);
  for (let i = 0; i < rounds; i++) {
    const db = join(folder, `returning-${i}.db`);
    const before = start('server', [db]);
    const port = await portOf(before);
    const seated = await seed(before, tables);
    const { clients } = await crowd(port, seated, 2, over);
    await Promise.all(clients.map((child) => play(child, 1)));
    before.kill('SIGKILL');
    const after = start('server', [db, String(port)]);
    await portOf(after);
    const began = await usageOf(after);
    await Promise.all(clients.map((child) => ask(child, { ask: 'return', overSeconds: over }, connectedIn)));
    const ended = await usageOf(after);
    await Promise.all([...clients, after].map(stop));
    const bareServer = start('bare', []);
    const barePort = await portOf(bareServer);
    const idle = await usageOf(bareServer);
    const bareCrowd = await crowd(barePort, seated, 2, over, ['bare']);
    const busy = await usageOf(bareServer);
    await Promise.all([...bareCrowd.clients, bareServer].map(stop));
    const each = (cpu: number): number => (cpu / (tables * 4)) * 1e6;
    const threads = Object.fromEntries(
      Object.entries(ended.threads).map(([kind, cpu]) => [kind, Math.round(each(cpu - (began.threads[kind] ?? 0)))]),
    );
    const run = { own: each(ended.cpu - began.cpu), bare: each(busy.cpu - idle.cpu), threads };
    runs.push(run);
    say(
      `  round ${i + 1}: ${Math.round(run.own)} µs of CPU a client (${JSON.stringify(threads)}), bare ${Math.round(run.bare)}: ${round(run.own / run.bare)} of it (load ${loadavg()[0]?.toFixed(1)})`,
    );
  }
  const ratio = round(median(runs.map(({ own, bare }) => own / bare)));
  figures.push({
    what: `CPU of one of ${tables * 4} clients coming back, relative to bare ws`,
    value: ratio,
    most: RETURN_BAR,
  });
  say(`  a client who comes back: ${ratio} of bare ws (bar ${RETURN_BAR})`);
  return { clients: tables * 4, ratio, bar: RETURN_BAR, runs };
};
