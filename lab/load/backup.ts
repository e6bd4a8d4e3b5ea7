/** Measures moves while the store is copied. */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { crowd, median, quantile, round } from './measure.ts';
import { ask, figures, folder, play, portOf, rounds, say, seconds, seed, start, stop, values } from './run.ts';

/** The largest factor of waiting during a copy, measured in turns. */
const BACKUP_BAR = 2;
const BACKUP_PACE = 200;

export const backups = async () => {
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
  /** Copies repeatedly while they play. */
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
