import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '../bots/levels.ts';
import { GAMES } from '../games/index.ts';
import { roomOf } from './games.ts';
import { calledAt, offeredAt } from './levels.ts';

const exploitable = GAMES.map(({ id }) => id).filter((id) => roomOf(id)?.duel !== undefined);

test('at two players nobody is called expert whom one can learn to beat; four levels elsewhere', () => {
  assert.ok(exploitable.length > 0);
  for (const { id } of GAMES)
    for (const players of [2, 3]) {
      const names = offeredAt(id, players, LEVELS).map((level) => calledAt(id, players, level));
      const less = players === 2 && exploitable.includes(id);
      assert.deepEqual(names, less ? ['novice', 'regular', 'strong'] : LEVELS, `${id}, ${players}`);
    }
});
