/**
 * Measures how even the games are; writes the section *Balance* of each game's STRENGTH.md. `--game ID` measures one
 * game. With options of a game, `--bots` or `--players` it prints only. A game's script may keep what it has measured
 * (`reports/kept`): interrupted, it goes on where it was.
 *
 *   npm run lab -- balance [--game ID] [--games 200] [--seed balance] [--bots regular] [--players 5,6] [--OPTION VALUE]
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAMES } from '../src/app/games.ts';
import { oneOfThese, readScriptArgs, refuse, wholeNumber } from '../src/command/script-args.ts';
import type { Game } from '../src/engine/game.ts';
import type { RawOptions } from '../src/engine/options.ts';
import type { Ask, Balance, Sheet } from './figures/balance.ts';
import { writeSection } from './figures/game-page.ts';
import { loadNow, MACHINE, report } from './figures/outputs.ts';
import { LAB } from './games.ts';
import type { BatchJob } from './sim/batch.ts';
import { add, type Counts } from './tally/tally.ts';
import { runPool } from './worker-pool.ts';

const balanceOf = async ({ id }: Game): Promise<Balance | undefined> => {
  const file = new URL(`./games/${id}/balance.ts`, import.meta.url);
  return existsSync(file) ? await import(file.href) : undefined;
};

const drawn = ({ title, head, rows }: Sheet): string =>
  [
    `${title}:`,
    '',
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const ABOUT = 'Wins among bots of one level, in per cent ± half of a 95 % interval (Wilson).';

const main = async (): Promise<void> => {
  const TEXT = { type: 'string' } as const;
  const own = Object.fromEntries(GAMES.flatMap((game) => game.options).map(({ name }) => [name, TEXT]));
  const { values } = readScriptArgs({ ...own, game: TEXT, games: TEXT, seed: TEXT, bots: TEXT, players: TEXT });
  const { game: only, games = '200', seed = 'balance', bots, players, ...chosen } = values;
  oneOfThese(
    '--game',
    only,
    GAMES.map(({ id }) => id),
  );
  const count = wholeNumber('--games', games);
  const options: RawOptions = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  const narrowed = bots !== undefined || players !== undefined || Object.keys(options).length > 0;
  const among = <T>(name: string, asked: string | undefined, all: readonly T[]): readonly T[] => {
    if (asked === undefined) return all;
    const words = asked.split(',');
    const strange = words.find((word) => !all.some((one) => String(one) === word));
    if (strange !== undefined) refuse(`${name} has "${strange}"; allowed: ${all.join(', ')}`);
    return all.filter((one) => words.includes(String(one)));
  };
  const simulate: Ask['simulate'] = async (game, seats, bot, more) => {
    const job: BatchJob = { game, players: seats, options: { ...more, ...options }, bot, seed };
    const counts: Counts = {};
    const take = (some: Counts): void => {
      for (const [name, by] of Object.entries(some)) add(counts, name, by);
    };
    const pool = { script: LAB.worker, task: 'sim', data: job };
    await runPool({ ...pool, count, largest: 10, take, progress: () => {} }, availableParallelism());
    console.error(game, seats, bot);
    return counts;
  };
  const ask: Ask = {
    games: count,
    seed,
    options,
    bots: (all) => among('--bots', bots, all),
    players: (all) => among('--players', players, all),
    simulate,
  };
  for (const game of GAMES.filter(({ id }) => only === undefined || id === only)) {
    const found = await balanceOf(game);
    if (found === undefined) continue;
    const { sheets, figures } = await found.balance(ask);
    const command = `npm run lab -- balance --game ${game.id} --games ${count} --seed ${seed}`;
    const measured = `${ABOUT} \`${command}\` on ${MACHINE}, ${loadNow()}.`;
    const section = ['## Balance', measured, ...sheets.map(drawn)].join('\n\n');
    if (narrowed) {
      console.log(section);
      continue;
    }
    writeSection(game.id, section);
    if (figures !== undefined) report(`balance-${game.id}`, command, figures);
  }
};

await main();
