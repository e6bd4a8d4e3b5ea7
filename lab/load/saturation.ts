/** Measures one server without thinking time, beside bare `ws`. */
import { join } from 'node:path';
import { inThreads, joinIn, type Load, loadOn, median, RATIO, round, STOLEN, warmUp } from './measure.ts';
import { figures, folder, portOf, rounds, say, seconds, seed, start, stop } from './run.ts';

export const saturation = async () => {
  say('saturation: 50 tables × 4 clients, no thinking time');
  const server = start('server', [join(folder, 'saturation.db')]);
  const port = await portOf(server);
  const seated = await seed(server, 50);
  const { clients } = await joinIn(server, port, seated);
  const warm = await warmUp(server, clients);
  const bare = start('bare', [String(Math.round(warm.bytes))]);
  const barePort = await portOf(bare);
  const { clients: bareClients } = await joinIn(bare, barePort, seated, ['bare']);
  await warmUp(bare, bareClients);
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  for (let i = 0; i < rounds; i++) {
    const b = await loadOn(bare, bareClients, seconds);
    const a = await loadOn(server, clients, seconds);
    const stolen = Math.max(a.stolen, b.stolen);
    if (stolen <= STOLEN) {
      ours.push(a);
      theirs.push(b);
    }
    say(
      `  round ${i + 1}: ${Math.round(a.perCpuSecond)} durable moves a CPU second (${Math.round(a.perSecond)}/s, p99 ${round(a.p99)} ms), ` +
        `bare ${Math.round(b.perCpuSecond)} (${Math.round(b.perSecond)}/s, p99 ${round(b.p99)} ms): ratio ${round(a.perCpuSecond / b.perCpuSecond)}; µs a move ${inThreads(a)}; ` +
        `stolen ${round(stolen * 100, 1)} %${stolen > STOLEN ? ', left out' : ''}`,
    );
  }
  if (ours.length === 0) throw new Error(`in every round the host took more than ${STOLEN * 100} % of the time away`);
  await Promise.all([...clients, ...bareClients, server, bare].map(stop));
  const ratio = median(ours.map((one, i) => one.perCpuSecond / (theirs[i]?.perCpuSecond ?? 1)));
  const late = median(ours.map((one, i) => one.p99 / (theirs[i]?.p99 ?? 1)));
  const commits = ours.reduce((sum, { store }) => sum + store.commits, 0);
  const writes = ours.reduce((sum, { store }) => sum + store.writes, 0);
  const syncing = ours.reduce((sum, { store }) => sum + store.seconds, 0);
  const wall = ours.reduce((sum, one) => sum + one.wall, 0);
  const result = {
    ratio: round(ratio),
    bar: RATIO,
    microsecondsByThread: Object.fromEntries(
      Object.keys(ours[0]?.threads ?? {}).map((kind) => [kind, median(ours.map((one) => one.threads[kind] ?? 0))]),
    ),
    stolen: round(median(ours.map(({ stolen }) => stolen)), 3),
    movesPerCpuSecond: Math.round(median(ours.map((one) => one.perCpuSecond))),
    barePerCpuSecond: Math.round(median(theirs.map((one) => one.perCpuSecond))),
    movesPerSecond: Math.round(median(ours.map((one) => one.perSecond))),
    barePerSecond: Math.round(median(theirs.map((one) => one.perSecond))),
    p99: round(median(ours.map((one) => one.p99))),
    bareP99: round(median(theirs.map((one) => one.p99))),
    p99Ratio: round(late),
    bytesPerFrame: Math.round(median(ours.map((one) => one.bytes))),
    framesPerMove: round(median(ours.map((one) => one.framesPerMove))),
    movesPerGame: Math.round(median(ours.map((one) => one.movesPerGame))),
    fsyncsPerSecond: Math.round(commits / wall),
    writesPerFsync: round(writes / Math.max(1, commits)),
    fsyncMs: round((syncing / Math.max(1, commits)) * 1000),
    longestFsyncMs: round(Math.max(...ours.map(({ store }) => store.longest)) * 1000),
  };
  figures.push(
    { what: 'one server: durable moves per CPU second, relative to bare ws', value: result.ratio, least: result.bar },
    { what: 'one server: p99 of a move, relative to bare ws', value: result.p99Ratio, most: 3 },
  );
  say(
    `  ratio ${result.ratio} of bare ws (bar ${RATIO}), p99 ${result.p99Ratio}× of it (bar 3); ${result.fsyncsPerSecond} fsyncs/s of ${result.fsyncMs} ms, ${result.writesPerFsync} writes each; ${result.bytesPerFrame} bytes a frame, ${result.framesPerMove} messages a move (bare: 4), ${result.movesPerGame} moves a game`,
  );
  return result;
};
