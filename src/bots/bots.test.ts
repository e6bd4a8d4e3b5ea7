import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomSet } from '../../test/random-play.ts';
import { GAMES } from '../games/index.ts';
import { letBotsPlay, newBots } from '../host/bots.ts';
import { openTable, recordOf } from '../host/table.ts';
import { BOT_NAMES, botsFor, readBot } from './index.ts';

for (const game of GAMES)
  for (const name of BOT_NAMES)
    test(`${game.id}: ${name} bots make only legal moves, and end their games`, () => {
      const bot = botsFor(game.id)[name];
      for (let i = 0; i < 40; i++) {
        const table = openTable(game, randomSet(game, `${name} ${i}`));
        letBotsPlay(
          newBots(() => bot),
          table,
        );
        assert.ok(table.state.over !== undefined);
        assert.ok(recordOf(table).moves.length <= game.longest(table.state.seats.length));
      }
    });

test('an unknown bot is refused by name', () => {
  assert.equal(readBot('random'), 'random');
  assert.throws(() => readBot('constructor'), /no bot "constructor"; the bots are simple and random/);
});
