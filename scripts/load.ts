/**
 * `npm run load`: how much one server carries. Real WebSocket clients in other processes, loopback only, bounded.
 *   npm run load -- --store postgres [--nodes 1,2,3] [--apart] [--each]: so many servers on a database beside one on a file;
 *     players of a table come by all of them, or, with --apart, each table by one; all have the same tables in all, or, with
 *     --each, as many for each server
 *   npm run load -- growth: two servers on a database with 100, 1000 and 10,000 tables
 *   npm run load -- bots: a thousand tables with three experts each beside as many with people alone
 *   npm run load -- returning [--connected 2500] [--rounds 5]: clients of so many tables come back after a kill, beside bare ws
 *   npm run load -- backup [--megabytes 200] [--rounds 5]: moves while the store is copied, beside moves while it is not
 *   npm run load -- --profile [--rounds 5] [--beside FOLDER]: what a move costs step by step, beside bare ws, beside the floor (a
 *     server without game code that journals and sends as much), and beside another version, checked out there
 *   npm run load -- [saturation] [scale] [restart] [--seconds 6] [--rounds 5] [--tables 10000] [--connected 4500] [--json]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScriptArgs } from '../src/command/script-args.ts';
import { type Database, openDatabase } from '../test/server/database.ts';
import { type Figure, report } from './figures/outputs.ts';
import type { ClientsAsk, ClientsTell, Played, Seated, ServerAsk, ServerTells, Usage } from './load/messages.ts';

const { values, positionals } = readScriptArgs(
  {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '10000' },
    connected: { type: 'string', default: '4500' },
    pace: { type: 'string', default: '800' },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '2' },
    apart: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    beside: { type: 'string' },
    megabytes: { type: 'string', default: '200' },
  },
  'saturation, scale, restart',
);
const usual = values.profile
  ? ['profile']
  : values.store === 'postgres'
    ? ['nodes']
    : ['saturation', 'scale', 'restart'];
const parts = positionals.length > 0 ? positionals : usual;
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
/** Figures that have targets, for docs/FIGURES.md. */
const figures: Figure[] = [];
const say = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);

const file = (name: string): string => fileURLToPath(new URL(`./load/${name}.ts`, import.meta.url));
const children = new Set<ChildProcess>();
/** `checkout`: of another version of the program. */
const start = (
  name: string,
  args: readonly string[],
  flags: readonly string[] = [],
  checkout?: string,
): ChildProcess => {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }; // as bin/cabale.js has it
  const path = checkout === undefined ? file(name) : join(resolve(checkout), `scripts/load/${name}.ts`);
  const child = fork(path, args, { env, execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
};
const PATIENCE = 240_000;
const heard = <T>(child: ChildProcess, pick: (message: ServerTells | ClientsTell) => T | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const done = (result?: T) => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', gone);
      if (result === undefined) reject(new Error('a part of the run is gone or silent'));
      else resolve(result);
    };
    const gone = () => done();
    const timer = setTimeout(gone, PATIENCE);
    const listen = (message: ServerTells | ClientsTell) => {
      const found = pick(message);
      if (found !== undefined) done(found);
    };
    child.on('message', listen);
    child.on('exit', gone);
  });
const ask = <T>(
  child: ChildProcess,
  question: ServerAsk | ClientsAsk,
  pick: (message: ServerTells | ClientsTell) => T | undefined,
): Promise<T> => {
  const answer = heard(child, pick);
  child.send(question);
  return answer;
};
const portOf = (child: ChildProcess) => heard(child, (message) => ('port' in message ? message.port : undefined));
const usageOf = (child: ChildProcess, gc = false): Promise<Usage> =>
  ask(child, { ask: 'usage', gc }, (message) => ('usage' in message ? message.usage : undefined));
const seed = (child: ChildProcess, tables: number, bots = 0): Promise<readonly Seated[]> =>
  ask(child, { ask: 'seed', tables, bots }, (message) => ('seeded' in message ? message.seeded : undefined));
const connectedIn = (message: ServerTells | ClientsTell) => ('connected' in message ? message : undefined);
const connect = (
  child: ChildProcess,
  port: number | readonly number[],
  tables: readonly Seated[],
  overSeconds: number,
  from = '127.0.0.1',
) => ask(child, { ask: 'connect', ports: [port].flat(), apart: values.apart, tables, overSeconds, from }, connectedIn);
const play = (child: ChildProcess, length: number, perSecond?: number): Promise<Played> =>
  ask(child, { ask: 'play', seconds: length, ...(perSecond === undefined ? {} : { perSecond }) }, (message) =>
    'played' in message ? message.played : undefined,
  );
const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.send({ ask: 'stop' });
    setTimeout(() => child.kill('SIGKILL'), 8000).unref();
  });

const quantile = (times: readonly number[], q: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
};
const median = (list: readonly number[]): number => quantile(list, 0.5);
const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

const folder = mkdtempSync(join(tmpdir(), 'cabale-load-'));
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Half the tables a process, so that the clients are not the narrow place. */
const spread = <T>(list: readonly T[], ways: number): T[][] =>
  Array.from({ length: ways }, (_, i) => list.filter((__, n) => n % ways === i));

type Load = {
  readonly moves: number;
  readonly perCpuSecond: number;
  /** Microseconds of CPU a move, by kind of thread. */
  readonly threads: Readonly<Record<string, number>>;
  /** Of the machine's time, what its host took away. */
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

/** All ticks of the machine's processors, and those its host gave to others (Linux). */
const ticks = (): { readonly all: number; readonly stolen: number } => {
  const [line = ''] = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8').split('\n') : [];
  const times = line.split(/ +/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, one) => sum + one, 0), stolen: times[7] ?? 0 };
};

const loadOn = async (server: ChildProcess, clients: readonly ChildProcess[], length: number): Promise<Load> => {
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

/** Moves until the code is compiled: a server runs for weeks. */
const WARM_UP = 60_000;
/** Seconds: at most so many; and for several servers, which share the machine, so many each. */
const LONGEST_WARM_UP = 120;
const GROUP_WARM_UP = 8;
const warmUp = async (server: ChildProcess, clients: readonly ChildProcess[]): Promise<Load> => {
  const end = performance.now() + LONGEST_WARM_UP * 1000;
  let last = await loadOn(server, clients, seconds);
  for (let moves = last.moves; moves < WARM_UP && performance.now() < end; moves += last.moves)
    last = await loadOn(server, clients, seconds);
  return last;
};

/** A round in which the host took more away says little. */
const STOLEN = 0.05;
/** Of bare `ws`, which writes nothing down: with no code of ours at all it would be 0.73. */
const RATIO = 0.45;

const inThreads = ({ threads }: Load): string =>
  Object.entries(threads)
    .map(([kind, micros]) => `${kind} ${micros}`)
    .join(', ');

/** A server and the processes in which its clients are. */
type Served = { readonly server: ChildProcess; readonly clients: readonly ChildProcess[] };
const stopAll = (all: readonly Served[]): Promise<unknown> =>
  Promise.all(all.flatMap(({ clients, server }) => [...clients, server]).map(stop));

/** Half the tables in each of two processes. */
const joinIn = async (
  server: ChildProcess,
  port: number,
  seated: readonly Seated[],
  kind: readonly 'bare'[] = [],
): Promise<Served> => {
  const clients = [start('clients', kind), start('clients', kind)];
  await Promise.all(clients.map((child, i) => connect(child, port, spread(seated, 2)[i] ?? [], 0.5)));
  return { server, clients };
};

const saturation = async () => {
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

type Side = Served & { readonly name: string; readonly loads: Load[] };

const microsOf = ({ perCpuSecond }: Load): number => 1e6 / perCpuSecond;
/** In the middle of all rounds: how many times what the one costs the other does. */
const costOf = (of: Side, beside: Side): number =>
  median(of.loads.map((load, i) => microsOf(load) / microsOf(beside.loads[i] ?? load)));

/** The threads of the profiler itself do not count. */
const saySteps = ({ threads: { tables = 0, rest: _, ...others } }: Load, steps: Readonly<Record<string, number>>) => {
  const rows = [
    ...Object.entries(steps).map(([step, share]): [string, number] => [step, share * tables]),
    ...Object.entries(others).map(([kind, spent]): [string, number] => [`thread: ${kind}`, spent]),
  ];
  say('  µs per move while it is looked at, which slows it down:');
  for (const [step, spent] of rows) say(`    ${step.padEnd(16)}${spent.toFixed(1).padStart(7)}`);
  return Object.fromEntries(rows);
};

/** A server, bare `ws`, the floor between them and perhaps another version, in turns; then the steps of a move. */
const profile = async () => {
  say('profile: 50 tables × 4 clients, no thinking time; CPU per move');
  const open = async (name: string, child: ChildProcess, seated?: readonly Seated[]): Promise<Side> => {
    const port = await portOf(child);
    const served = await joinIn(child, port, seated ?? (await seed(child, 50)), seated === undefined ? [] : ['bare']);
    return { name, ...served, loads: [] };
  };
  const server = await open('server', start('server', [join(folder, 'profile.db')]));
  const warm = await warmUp(server.server, server.clients);
  const bytes = String(Math.round(warm.bytes));
  const anyone = Array.from({ length: 50 }, (_, i): Seated => ({ table: `t${i}`, tokens: Array(4).fill('') }));
  const args = [join(folder, 'floor.db'), bytes, String(warm.framesPerMove)];
  const bare = await open('bare', start('bare', [bytes]), anyone);
  const floor = await open('floor', start('floor', args), anyone);
  const { beside } = values;
  const before =
    beside === undefined ? [] : [await open('beside', start('server', [join(folder, 'beside.db')], [], beside))];
  const sides = [bare, floor, ...before, server];
  for (const side of sides) if (side !== server) await warmUp(side.server, side.clients);
  for (let i = 0; i < rounds; i++) {
    for (const { server: child, clients, loads } of sides) loads.push(await loadOn(child, clients, seconds));
    const told = sides.map(({ name, loads }) => {
      const load = loads.at(-1);
      return load === undefined
        ? ''
        : `${name} ${round(microsOf(load), 1)} µs${name === 'bare' ? '' : ` (${inThreads(load)})`}`;
    });
    say(`  round ${i + 1}: ${told.join('; ')}`);
  }
  const steps = () =>
    ask(server.server, { ask: 'profile' }, (message) => ('steps' in message ? message.steps : undefined));
  await steps();
  const looked = await loadOn(server.server, server.clients, seconds);
  const found = saySteps(looked, await steps());
  await stopAll(sides);
  const [ofBare, ofFloor, floorOfBare] = [costOf(bare, server), costOf(floor, server), costOf(bare, floor)].map((one) =>
    round(one),
  );
  figures.push({
    what: 'the floor: durable moves per CPU second, relative to bare ws',
    value: floorOfBare ?? 0,
    least: RATIO,
  });
  say(`  the server has ${ofBare} of bare ws and ${ofFloor} of the floor; the floor has ${floorOfBare} of bare ws`);
  for (const one of before) say(`  a move costs ${round(costOf(server, one), 3)} of what it costs in ${beside}`);
  return { ofBare, ofFloor, floorOfBare, steps: found };
};

const BOT_TABLES = 1000;
const EXPERTS = 3;
/** Moves of people a second: as many as wait for them at such tables. */
const BOT_PACE = 200;

/** What people at tables of experts wait for the server, beside people at tables of their own; in turns. */
const withBots = async () => {
  say(`bots: ${BOT_TABLES} tables with one person and ${EXPERTS} experts each, beside as many of four people`);
  const open = async (name: string, bots: number) => {
    const server = start('server', [join(folder, `${name}.db`)]);
    const { clients } = await crowd(await portOf(server), await seed(server, BOT_TABLES, bots), 1, 4);
    return { server, clients };
  };
  const sides = { experts: await open('experts', EXPERTS), people: await open('people', 0) };
  const measure = async ({ server, clients }: typeof sides.experts) => {
    const before = await usageOf(server);
    const played = await Promise.all(clients.map((child) => play(child, seconds, BOT_PACE)));
    const after = await usageOf(server);
    const times = played.flatMap((one) => one.times);
    const moved = (after.moves - before.moves) / seconds;
    return {
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      moved,
      bots: (after.botMoves - before.botMoves) / seconds,
    };
  };
  for (const side of Object.values(sides)) await measure(side);
  const runs: {
    readonly experts: Awaited<ReturnType<typeof measure>>;
    readonly people: Awaited<ReturnType<typeof measure>>;
  }[] = [];
  for (let i = 0; i < rounds; i++) {
    const run = { experts: await measure(sides.experts), people: await measure(sides.people) };
    runs.push(run);
    say(
      `  round ${i + 1}: p99 ${round(run.experts.p99)} ms (${Math.round(run.experts.moved)} moves of people and ${Math.round(run.experts.bots)} of experts a second), ` +
        `people alone ${round(run.people.p99)} ms (${Math.round(run.people.moved)} moves a second)`,
    );
  }
  await Promise.all(Object.values(sides).flatMap(({ server, clients }) => [...clients, server].map(stop)));
  const result = {
    tables: BOT_TABLES,
    experts: EXPERTS,
    p50: round(median(runs.map(({ experts }) => experts.p50))),
    p99: round(median(runs.map(({ experts }) => experts.p99))),
    peopleP99: round(median(runs.map(({ people }) => people.p99))),
    botMovesPerSecond: Math.round(median(runs.map(({ experts }) => experts.bots))),
  };
  say(`  p99 ${result.p99} ms with experts, ${result.peopleP99} ms without`);
  return result;
};

/** Seconds of CPU of a process and of all it has started, by the system's count. */
const cpuOfFamily = (pid: number): number => {
  const TICKS = 100;
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const file = `/proc/${name}/stat`;
    if (!existsSync(file)) continue;
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent, own, ended] = [fields[1], fields.slice(11, 13), fields.slice(13, 15)];
    if (Number(name) !== pid && parent !== pid) continue;
    for (const one of Number(name) === pid ? [...own, ...ended] : own) ticks += one;
  }
  return ticks / TICKS;
};

/** Dealt evenly to one, two, three or four servers. */
const DEALT = 48;

type Group = {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  readonly players: ChildProcess;
  /** Whose CPU counts beside that of the servers. */
  readonly database: Database | undefined;
};

const seedEvenly = async (servers: readonly ChildProcess[], tables: number): Promise<Seated[]> => {
  const lists = await Promise.all(servers.map((server) => seed(server, Math.floor(tables / servers.length))));
  return (lists[0] ?? []).flatMap((_, i) => lists.flatMap((list) => list[i] ?? []));
};

const openGroup = async (name: string, stores: readonly string[], tables: number, database?: Database) => {
  const servers: ChildProcess[] = [];
  const ports: number[] = [];
  for (const store of stores) {
    const server = start('server', [store], ['--expose-gc']);
    servers.push(server);
    ports.push(await portOf(server));
  }
  const players = start('clients', []);
  await connect(players, ports, await seedEvenly(servers, tables), 0.5);
  return { name, servers, players, database };
};

const measureGroup = async ({ servers, players, database }: Group, length: number, pace?: number) => {
  const cpu = async () => {
    const usages = await Promise.all(servers.map((server) => usageOf(server)));
    const base = database === undefined ? 0 : cpuOfFamily(database.pid());
    const own = usages.reduce((sum, one) => sum + one.cpu, 0);
    return { base, own, moves: usages.reduce((sum, one) => sum + one.moves, 0) };
  };
  const before = await cpu();
  const played = await play(players, length, pace);
  const after = await cpu();
  const moves = after.moves - before.moves;
  return {
    perCpuSecond: moves / (after.own - before.own + after.base - before.base),
    perSecond: moves / length,
    p99: quantile(played.times, 0.99),
    database: (after.base - before.base) / length,
    servers: (after.own - before.own) / length,
  };
};
type Measured = Awaited<ReturnType<typeof measureGroup>>;

const sayGroup = (name: string, { perCpuSecond, perSecond, p99, servers, database }: Measured): void =>
  say(
    `    ${name}: ${Math.round(perCpuSecond)} durable moves a CPU second (${Math.round(perSecond)}/s, p99 ${round(p99)} ms; CPU: servers ${round(servers)}, database ${round(database)})`,
  );

/** One server on a file beside so many on a database, and so many more; in turns. */
const several = async () => {
  const counts = values.nodes.split(',').map(Number);
  say(
    `nodes: ${DEALT} tables${values.each ? ' a server' : ''} × 4 clients, no thinking time; one server on a file beside ${counts.join(', ')} on PostgreSQL`,
  );
  const database = await openDatabase(say);
  if (database === undefined) return undefined;
  const single = await openGroup('on a file', [join(folder, 'single.db')], DEALT);
  const groups: Group[] = [];
  for (const count of counts) {
    const url = await database.make(`load_${count}`);
    groups.push(
      await openGroup(`${count} on PostgreSQL`, Array(count).fill(url), DEALT * (values.each ? count : 1), database),
    );
  }
  for (const group of [single, ...groups]) await measureGroup(group, GROUP_WARM_UP * 2 * group.servers.length);
  const runs: { readonly file: Measured; readonly many: readonly Measured[] }[] = [];
  for (let i = 0; i < rounds; i++) {
    say(`  round ${i + 1} (load ${loadavg()[0]?.toFixed(1)})`);
    const file = await measureGroup(single, seconds);
    sayGroup(single.name, file);
    const many: Measured[] = [];
    for (const group of groups) {
      many.push(await measureGroup(group, seconds));
      sayGroup(group.name, many.at(-1) ?? file);
    }
    runs.push({ file, many });
  }
  await Promise.all([single, ...groups].flatMap(({ servers, players }) => [players, ...servers].map(stop)));
  await database.stop();
  const ratios = (pick: (one: Measured, file: Measured) => number, n: number): number =>
    round(median(runs.map(({ file, many }) => pick(many[n] ?? file, file))));
  return groups.map(({ name }, n) => {
    const ratio = ratios((one, file) => one.perCpuSecond / file.perCpuSecond, n);
    const p99Ratio = ratios((one, file) => one.p99 / file.p99, n);
    const dealt = values.apart ? 'each table on one' : 'players spread over all';
    figures.push(
      { what: `${name}, ${dealt}: moves per CPU second, relative to one on a file`, value: ratio, least: 0.5 },
      { what: `${name}, ${dealt}: p99 of a move, relative to one on a file`, value: p99Ratio, most: 3 },
    );
    say(
      `  ${name}: ratio ${ratio} of the single server's moves a CPU second (bar 0.5), p99 ${p99Ratio}× of it (bar 3)`,
    );
    return { nodes: counts[n], ratio, bar: 0.5, p99Ratio, p99Bar: 3, runs: runs.map(({ many }) => many[n]) };
  });
};

/** Sizes of a growing store: a fixed number of players, ever more tables that wait; two servers on a database. */
const GROWTH = [100, 1000, 10_000];
const GROWTH_PACE = 400;

const growth = async () => {
  const [small = 0] = GROWTH;
  say(`growth: ${small} tables × 4 clients, ${GROWTH_PACE} moves a second, among ${GROWTH.join(', ')} tables`);
  const database = await openDatabase(say);
  if (database === undefined) return undefined;
  const url = await database.make('growth');
  const group = await openGroup('two servers', [url, url], small, database);
  const memory = async () =>
    (await Promise.all(group.servers.map((server) => usageOf(server, true)))).reduce((sum, one) => sum + one.heap, 0);
  await measureGroup(group, GROUP_WARM_UP);
  const found: (Measured & { tables: number; heap: number })[] = [];
  let tables = small;
  for (const wanted of GROWTH) {
    await seedEvenly(group.servers, wanted - tables);
    tables = wanted;
    const measured = await measureGroup(group, seconds, GROWTH_PACE);
    const heap = await memory();
    found.push({ ...measured, tables, heap });
    sayGroup(
      `${tables} tables (load ${loadavg()[0]?.toFixed(1)}, ${Math.round(heap / 1024 / 1024)} MB in both)`,
      measured,
    );
  }
  await Promise.all([group.players, ...group.servers].map(stop));
  await database.stop();
  return found;
};

/** Seconds over which clients come back: nobody's browser waits for that of another. */
const RETURNING = 6;

const openFiles = (): number => {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('Max open files'));
  return Number(line?.split(/\s+/)[3] ?? 1024);
};

/** Clients come from several loopback addresses, so that ports suffice. */
const crowd = async (
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

/** What a client costs who comes back to a server that was killed, beside one who comes to bare `ws`; in turns. */
const RETURN_BAR = 2.5;

const returning = async () => {
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

/** What people wait for a move while the store is copied, beside what they wait without; in turns. */
const BACKUP_BAR = 2;
const BACKUP_PACE = 200;

const backups = async () => {
  const megabytes = Number(values.megabytes);
  say(`backup: 50 tables × 4 clients, ${BACKUP_PACE} moves a second, on a store of ${megabytes} MB`);
  const server = start('server', [join(folder, 'backup.db')]);
  const port = await portOf(server);
  const { clients } = await crowd(port, await seed(server, 50), 1, 1);
  await ask(server, { ask: 'fill', megabytes }, (message) => ('filled' in message ? true : undefined));
  const measure = async () => {
    const played = await Promise.all(clients.map((child) => play(child, seconds, BACKUP_PACE)));
    const times = played.flatMap((one) => one.times);
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
  };
  const copyOf = (i: number): string => join(folder, `copy-${i}.db`);
  /** One copy after the other for as long as they play; nothing is deleted meanwhile. */
  const copied = async () => {
    let playing = true;
    const times = measure().finally(() => {
      playing = false;
    });
    let last = { seconds: 0, bytes: 0 };
    let copies = 0;
    for (; playing; copies++)
      last = await ask(server, { ask: 'backup', to: copyOf(copies) }, (message) =>
        'copied' in message ? message.copied : undefined,
      );
    const found = await times;
    for (let i = 0; i < copies; i++) rmSync(copyOf(i));
    return { ...found, ...last, copies };
  };
  await measure();
  const runs: {
    readonly idle: Awaited<ReturnType<typeof measure>>;
    readonly copy: Awaited<ReturnType<typeof copied>>;
  }[] = [];
  for (let i = 0; i < rounds; i++) {
    const run = { idle: await measure(), copy: await copied() };
    runs.push(run);
    const { idle, copy } = run;
    say(
      `  round ${i + 1}: p99 ${round(copy.p99)} ms in ${copy.copies} copies of ${Math.round(copy.bytes / 1024 / 1024)} MB (the last in ${round(copy.seconds, 1)} s), ${round(idle.p99)} ms without: ${round(copy.p99 / idle.p99)}; ` +
        `the middle ${round(copy.p50)} and ${round(idle.p50)} ms (load ${loadavg()[0]?.toFixed(1)})`,
    );
  }
  await Promise.all([...clients, server].map(stop));
  const ratio = round(median(runs.map(({ idle, copy }) => copy.p99 / idle.p99)));
  figures.push({
    what: `p99 of a move during a backup of ${megabytes} MB, relative to none`,
    value: ratio,
    most: BACKUP_BAR,
  });
  say(`  p99 of a move in a backup: ${ratio}× of that without (bar ${BACKUP_BAR})`);
  return { megabytes, ratio, bar: BACKUP_BAR, runs };
};

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

/** Many tables, as many of them with clients as the machine has files for; and what a table and a socket weigh. */
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

/** µs of CPU a move at each of them, in turns, so many rounds after one to warm up. */
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

/** What a move costs at many tables, beside few, and beside what bare `ws` costs more: one of the two bars is enough. */
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

/** Kills and restarts the server: when is the first move played, and when is everybody back? */
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

const scale = async (andRestart: boolean) => {
  const many = Number(values.tables);
  const limit = openFiles();
  const connected = Math.min(Number(values.connected), Math.floor((limit - 500) / 4), many);
  const pace = Number(values.pace);
  say(`scale: ${many} tables, ${connected} of them with 4 clients (open files: ${limit}), ${pace} moves a second`);
  const big = await openMany(many, connected);
  const small = await openFew(100);
  // the measure at as many sockets as each of them has, in turns with them
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

const results: Record<string, unknown> = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  loadAverage: round(loadavg()[0] ?? 0, 1),
  node: process.version,
};
say(`${results.cores} cores, load average ${results.loadAverage} before the run, Node ${results.node}`);
if (parts.includes('nodes')) results.nodes = await several();
if (parts.includes('growth')) results.growth = await growth();
if (parts.includes('returning')) results.returning = await returning();
if (parts.includes('backup')) results.backup = await backups();
if (parts.includes('profile')) results.profile = await profile();
if (parts.includes('bots')) results.bots = await withBots();
if (parts.includes('saturation')) results.saturation = await saturation();
if (parts.includes('scale') || parts.includes('restart'))
  Object.assign(results, await scale(parts.includes('restart')));
const asked = process.argv.slice(2).filter((word) => word !== '--json');
const command = ['npm run load', ...(asked.length === 0 ? [] : ['--', ...asked])].join(' ');
if (figures.length > 0) report(['load', ...asked].join('-').replaceAll(/[^\w-]|-{2,}/g, ''), command, figures);
if (values.json) console.log(JSON.stringify(results, undefined, 2));
process.exit(0);
