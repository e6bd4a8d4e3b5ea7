/**
 * `npm run lab -- think`: measures an expert's time to decide (median, p95, p99) at full tables. Each decision runs
 * three times and the fastest counts, since noise only slows.
 */

import { LEVELS } from '../src/bots/levels.ts';
import { botNamed } from '../src/command/nets.ts';
import { readScriptArgs } from '../src/command/script-args.ts';
import { letBotMove, newBots } from '../src/host/bots.ts';
import { openTable, submit } from '../src/host/table.ts';
import { openLab } from './registry.ts';

readScriptArgs({});

const WARM = 300;
const DECISIONS = 1000;
const AGAIN = 3;
const house = await openLab();

for (const game of house.games) {
  const bot = botNamed(house, game, LEVELS.at(-1) ?? '');
  const times: number[] = [];
  for (let i = 0; times.length < WARM + DECISIONS; i++) {
    const table = openTable(game, { game: game.id, options: {}, seats: game.players[1], seed: `think ${i}` });
    const timed = newBots(() => ({
      ...bot,
      answer(sight, rng) {
        if (sight.answers.length < 2) return bot.answer(sight, rng);
        let fastest = Number.POSITIVE_INFINITY;
        for (let again = 0; again < AGAIN; again++) {
          const begun = performance.now();
          bot.answer(sight, [...rng]);
          fastest = Math.min(fastest, performance.now() - begun);
        }
        times.push(fastest);
        return bot.answer(sight, rng);
      },
    }));
    const take = (seat: Parameters<typeof submit>[1], move: string) => submit(table, seat, move);
    while (times.length < WARM + DECISIONS && letBotMove(timed, table, take) !== undefined);
  }
  const sorted = times.slice(WARM).sort((one, other) => one - other);
  const at = (share: number): string => `${(sorted[Math.floor(share * DECISIONS)] ?? 0).toFixed(2)} ms`;
  console.log(`${game.id}, ${game.players[1]} players: ${at(0.5)} median, ${at(0.95)} p95, ${at(0.99)} p99`);
}
