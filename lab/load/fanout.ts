/** `node lab/load/fanout.ts`: measures notifications per second between servers. */
import { loadavg } from 'node:os';
import type { Fanout } from '../../src/server/store/cluster.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openDatabase } from '../../test/server/database.ts';

const SECONDS = 5;
const AT_ONCE = 64;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One name per message, the worst case: throughput and latency. */
const measure = async (from: Fanout, to: Fanout): Promise<void> => {
  const sent = new Map<string, number>();
  const times: number[] = [];
  await to.listen(
    (names) => {
      for (const one of names) times.push(performance.now() - (sent.get(one) ?? 0));
      for (const one of names) sent.delete(one);
    },
    () => {},
  );
  const begun = performance.now();
  for (let i = 0; performance.now() - begun < SECONDS * 1000; i++) {
    sent.set(`t${i}`, performance.now());
    from.tell([`t${i}`]);
    await turn();
    while (sent.size >= AT_ONCE) await turn();
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  console.log(
    `${Math.round(sorted.length / SECONDS)} a second, ${at(0.5)} ms in the middle, ${at(0.99)} ms at p99 (load ${loadavg()[0]?.toFixed(1)})`,
  );
};

const database = await openDatabase(console.log);
if (database !== undefined) {
  const url = await database.make('fanout');
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  await measure(one.cluster.fanout, two.cluster.fanout);
  await one.close();
  await two.close();
  await database.stop();
}
