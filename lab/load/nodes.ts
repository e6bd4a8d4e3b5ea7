/** Measures several servers on a database beside one on a file. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../test/server/database.ts';
import { median, quantile, round } from './measure.ts';
import type { Seated } from './messages.ts';
import {
  connect,
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

/** Seconds per server, since they share the machine. */
const GROUP_WARM_UP = 8;

/** CPU seconds of a process and its children. */
const cpuOfFamily = (pid: number): number => {
  const TICKS = 100;
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const file = `/proc/${name}/stat`;
    if (!existsSync(file)) continue;
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(/ /)
      .map(Number);
    const [parent, own, ended] = [fields[1], fields.slice(11, 13), fields.slice(13, 15)];
    if (Number(name) !== pid && parent !== pid) continue;
    for (const one of Number(name) === pid ? [...own, ...ended] : own) ticks += one;
  }
  return ticks / TICKS;
};

/** Divisible by one, two, three and four servers. */
const DEALT = 48;

type Group = {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  readonly players: ChildProcess;
  /** The CPU time of the database is added to the servers'. */
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

/** One server on a file, then several on a database, in turns. */
export const several = async () => {
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

/** Sizes of a growing store: constant players, ever more waiting tables; two servers on a database. */
const GROWTH = [100, 1000, 10_000];
const GROWTH_PACE = 400;

export const growth = async () => {
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
