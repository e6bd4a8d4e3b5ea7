/**
 * `npm run lab -- cheater [games of each] [GAME] [--option NAME=VALUE]… [--from 1]`: clients that record every frame,
 * over many games. `--from`: the first game's number, to continue a run.
 */
import { loadavg } from 'node:os';
import { GAMES } from '../../src/app/games.ts';
import { oneOfThese, readScriptArgs, refuse, wholeNumber } from '../../src/command/script-args.ts';
import { cheat } from '../../test/server/cheating.ts';
import { withServer } from '../../test/server/testing.ts';
import { report } from '../figures/outputs.ts';

const { values, positionals } = readScriptArgs(
  { from: { type: 'string', default: '1' }, option: { type: 'string', multiple: true, default: [] } },
  'how many games of each, a game',
);
const [many = '1000', only] = positionals;
const games = wholeNumber('how many games', many);
const from = wholeNumber('--from', values.from);
oneOfThese(
  'the game',
  only,
  GAMES.map(({ id }) => id),
);
if (values.option.length > 0 && only === undefined) refuse('--option needs a game, whose it is');
const options = Object.fromEntries(values.option.map((one) => one.split('=', 2)));
const SAID_EVERY = 50;
const played = GAMES.filter(({ id }) => only === undefined || id === only);
for (const game of played)
  await withServer(async (server) => {
    const name = [game.id, ...values.option].join(' ');
    let frames = 0;
    for (let i = 1; i <= games; i++) {
      const cheated = await cheat(server, game, from + i - 1, 1, options).catch((cause: unknown) => {
        throw new Error(`${game.id}: game ${from + i - 1} (--from ${from + i - 1})`, { cause });
      });
      for (const list of cheated.frames.values()) frames += list.length;
      if (i % SAID_EVERY === 0 || i === games)
        console.log(
          `${name}: ${i} games, ${frames} frames, nothing that its seat could not know (load ${loadavg()[0]?.toFixed(1)})`,
        );
    }
    const command = ['npm run lab -- cheater', games, game.id, ...values.option.map((one) => `--option ${one}`)].join(
      ' ',
    );
    report(`cheater-${name.replaceAll(/[^\w-]+/g, '-')}`, command, [
      { what: `${name}: secrets leaked in ${games} games`, value: 0, most: 0 },
    ]);
  });
