import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../test/at-length.ts';
import { randomSet } from '../../test/random-play.ts';
import { GAMES } from '../app/games.ts';
import { letBotsPlay, newBots } from '../host/bots.ts';
import { openTable, recordOf } from '../host/table.ts';
import { botsFor } from './index.ts';

for (const game of GAMES) {
  const bots = botsFor(game.id);
  for (const [name, bot] of Object.entries(bots))
    test(`${game.id}: ${name} bots make only legal moves, and end their games`, () => {
      for (let i = 0; i < (isAtLength ? 40 : 3); i++) {
        const table = openTable(game, randomSet(game, `${name} ${i}`));
        letBotsPlay(
          newBots(() => bot),
          table,
        );
        assert.ok(table.state.over !== undefined);
        assert.ok(recordOf(table).moves.length <= game.longest(table.state.seats.length));
      }
    });
}
