/**
 * `npm run chaos -- [--short] [--store sqlite|postgres] [--kills 50] [--tables 12]`: servers and their database are killed,
 * cut off and stopped under load, again and again; then what people were told is held against what was kept.
 */
import { loadavg } from 'node:os';
import { openPostgres } from '../src/server/store/postgres.ts';
import { type Database, openDatabase } from '../test/server/database.ts';
import { KEPT, killing, killUnderLoad, pause, replayed, type Trial, tryUnderLoad } from '../test/server/killing.ts';
import { oneOfThese, readWishes, wholeNumber } from './wishes.ts';

const { values } = readWishes({
  short: { type: 'boolean', default: false },
  store: { type: 'string' },
  kills: { type: 'string' },
  tables: { type: 'string' },
});
oneOfThese('--store', values.store, ['sqlite', 'postgres']);
const kills = wholeNumber('--kills', values.kills ?? (values.short ? '4' : '50'));
const tables = wholeNumber('--tables', values.tables ?? (values.short ? '4' : '12'));
const say = (line: string): void => console.log(`  ${line}`);
const report = (store: string, { acked, moves, games }: { acked: number; moves: number; games: number }): void =>
  console.log(
    `${store}: ${acked} confirmed moves, ${moves} entries in the logs of ${games} games; none lost, none twice, none out of order (load ${loadavg()[0]?.toFixed(1)})`,
  );

const SERVERS = 2;
/** Longer than a lease. */
const FROZEN = 4500;

const trialsOf = (database: Database, name: string): Trial[] => {
  const cut: Trial = {
    name: 'all connections to the database cut',
    run: async () =>
      void (await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)),
  };
  const down: Trial = {
    name: 'kill -9 of the database, and its start',
    async run() {
      process.kill(database.pid(), 'SIGKILL');
      await pause(500);
      await database.start();
    },
  };
  const frozen = (i: number): Trial => ({
    name: `server ${i + 1} frozen past its lease`,
    run: (house) => house.freeze(i, FROZEN),
  });
  const each = Math.max(1, Math.round(kills / 10));
  return Array.from({ length: kills }, (_, i) => {
    const more = i % Math.max(1, Math.floor(kills / each)) === 0 ? [cut, frozen(i % SERVERS), down] : [];
    return [killing(i % SERVERS), ...more];
  }).flat();
};

const onPostgres = async (): Promise<void> => {
  const database = await openDatabase(say);
  if (database === undefined) return;
  try {
    const name = 'chaos';
    const db = await database.make(name);
    const kept = async () => {
      const lines = (await database.query(KEPT, name)) as Parameters<typeof replayed>[1];
      return replayed(await openPostgres(db), lines);
    };
    const trials = trialsOf(database, name);
    report('postgres', await tryUnderLoad({ db, servers: SERVERS, tables, trials, kept, say }));
  } finally {
    await database.stop();
  }
};

if (values.store !== 'postgres') {
  console.log(`one server on a file: ${kills} kills, ${tables} tables`);
  report('sqlite', await killUnderLoad(kills, tables, say));
}
if (values.store !== 'sqlite') {
  console.log(`${SERVERS} servers on PostgreSQL: ${kills} kills and worse, ${tables} tables`);
  await onPostgres();
}
