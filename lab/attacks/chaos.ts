/**
 * `npm run lab -- chaos [--short] [--store sqlite|postgres] [--servers 2] [--kills 50] [--tables 12] [--beside
 * FOLDER]`: servers, database, disk and clocks fail repeatedly under load; then compares what people were told with
 * what was stored. `--beside`: another checked-out version; on PostgreSQL every second start uses it.
 */

import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { oneOfThese, readScriptArgs, wholeNumber } from '../../src/command/script-args.ts';
import { type Database, openDatabase } from '../../test/server/database.ts';
import { type Disk, openDisk } from '../../test/server/disk.ts';
import { type House, keptIn, killing, relay, type Trial, tryOnFile, tryUnderLoad } from '../../test/server/killing.ts';
import { report } from '../figures/outputs.ts';

const { values } = readScriptArgs({
  short: { type: 'boolean', default: false },
  store: { type: 'string' },
  servers: { type: 'string', default: '2' },
  kills: { type: 'string' },
  tables: { type: 'string' },
  beside: { type: 'string' },
});
oneOfThese('--store', values.store, ['sqlite', 'postgres']);
const kills = wholeNumber('--kills', values.kills ?? (values.short ? '4' : '50'));
const servers = wholeNumber('--servers', values.servers);
const tables = wholeNumber('--tables', values.tables ?? (values.short ? '4' : '12'));
const say = (line: string): void => console.log(`  ${line}`);

const STORES = { sqlite: 'one file', postgres: 'PostgreSQL' } as const;

/** Lost or repeated moves have ended the run before. */
const sayFound = (
  store: 'sqlite' | 'postgres',
  trials: number,
  found: Awaited<ReturnType<typeof tryUnderLoad>>,
): void => {
  const { acked, moves, games, screenFrames, bots, clocks, anew, fell, rests } = found;
  console.log(
    `${store}: ${acked} confirmed moves, ${moves} entries in the logs of ${games} games; none lost, none twice, none out of order; ${screenFrames} frames to big screens, none with a hand; ` +
      `${bots} answers of bots and ${clocks} clocks, each once; ${anew} batches came second and were decided anew; ${fell} times a server had ended by itself (load ${loadavg()[0]?.toFixed(1)})`,
  );
  const more = servers === 2 ? '' : ` --servers ${servers}`;
  if (!values.short)
    report(`chaos-${store}${more.replaceAll(' ', '')}`, `npm run lab -- chaos --store ${store}${more}`, [
      {
        what: `${STORES[store]}${more === '' ? '' : `, ${servers} servers`}, ${kills} kills in ${trials} trials: moves lost, doubled or out of order`,
        value: 0,
        most: 0,
      },
    ]);
  for (const [kind, list] of Map.groupBy(rests, (one) => one.kind)) {
    const sorted = list.map(({ rest }) => rest).sort((a, b) => a - b);
    say(
      `${list.length} × ${kind}: the table that stood still longest did so for ${sorted[Math.floor(sorted.length / 2)]} ms in the middle, ${sorted.at(-1)} ms at the worst`,
    );
  }
};

/** Longer than a lease. */
const FROZEN = 4500;
const AN_HOUR = 3_600_000;
const JUMPS = [-AN_HOUR, 24 * AN_HOUR, 0, -400 * 24 * AN_HOUR, 5 * AN_HOUR];
/** How long a disk stays full. */
const FULL = 4000;

/** The machine's clock jumps during the run; the server is killed and restarts with that clock. */
const jump = (i: number, times: number): Trial => ({
  kind: 'a clock that jumps, and kill -9 of its server',
  name: `the clock of server ${i + 1} jumps`,
  async run(house: House) {
    house.setClock(i, JUMPS[times % JUMPS.length] ?? 0);
    await pause(1000);
    await house.kill(i);
  },
});

const full = (disk: Disk, after: () => Promise<void>): Trial => ({
  kind: 'a full disk',
  name: 'the disk is full for a while',
  async run(house) {
    disk.fill();
    await pause(FULL);
    disk.free();
    await after();
    await house.revive();
  },
});

const frozen = (i: number): Trial => ({
  kind: 'a server frozen past its lease',
  name: `server ${i + 1} frozen past its lease`,
  run: (house) => house.freeze(i, FROZEN),
});

const trialsOfDatabase = (database: Database, name: string): Trial[] => [
  {
    kind: 'all connections to the database cut',
    name: 'all connections to the database cut',
    run: async () =>
      void (await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)),
  },
  {
    kind: 'kill -9 of the database',
    name: 'kill -9 of the database, and its start',
    async run() {
      process.kill(database.pid(), 'SIGKILL');
      await pause(500);
      await database.start();
    },
  },
];

const between = (count: number, others: (round: number) => readonly Trial[]): Trial[] => {
  const every = Math.max(1, Math.min(10, kills));
  return Array.from({ length: kills }, (_, i) => [
    killing(i % count),
    ...(i % every === 0 ? others(Math.floor(i / every)) : []),
  ]).flat();
};

const onFile = async (): Promise<void> => {
  const disk = openDisk(64, say);
  try {
    const trials = between(1, (round) => [jump(0, round), ...(disk === undefined ? [] : [full(disk, async () => {})])]);
    sayFound(
      'sqlite',
      trials.length,
      await tryOnFile({ tables, trials, say, ...(disk === undefined ? {} : { path: disk.path }) }),
    );
  } finally {
    disk?.remove();
  }
};

const onPostgres = async (): Promise<void> => {
  const disk = openDisk(512, say);
  const database = await openDatabase(say, disk?.path);
  try {
    if (database === undefined) return;
    const name = 'chaos';
    const db = await database.make(name);
    const trials = between(servers, (round) => [
      ...trialsOfDatabase(database, name),
      frozen(round % servers),
      relay((round + 1) % servers),
      jump((round + 1) % servers, round),
      ...(disk === undefined ? [] : [full(disk, database.revive)]),
    ]);
    sayFound(
      'postgres',
      trials.length,
      await tryUnderLoad({
        db,
        servers,
        tables,
        trials,
        beside: values.beside,
        kept: () => keptIn(database, name),
        say,
      }),
    );
  } finally {
    await database?.stop();
    disk?.remove();
  }
};

if (values.store !== 'postgres') {
  console.log(`one server on a file: ${kills} kills and worse, ${tables} tables`);
  await onFile();
}
if (values.store !== 'sqlite') {
  console.log(`${servers} servers on PostgreSQL: ${kills} kills and worse, ${tables} tables`);
  await onPostgres();
}
