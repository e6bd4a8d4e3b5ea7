/** Measures tables with experts beside tables of people only. */
import { join } from 'node:path';
import { crowd, median, quantile, round } from './measure.ts';
import { folder, play, portOf, rounds, say, seconds, seed, start, stop, usageOf } from './run.ts';

const BOT_TABLES = 1000;
const EXPERTS = 3;
/** People's moves per second, about as many as such tables get. */
const BOT_PACE = 200;

/** Waiting times at tables with experts and of people only, in turns. */
export const withBots = async () => {
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
