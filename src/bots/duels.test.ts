import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../games/index.ts';
import { levelCalled, levelNamed, offeredAt } from './duels.ts';
import { LEVELS } from './levels.ts';

const exploitable = GAMES.map(({ id }) => id).filter((id) => levelCalled(id, 2, 'expert') !== 'expert');

test('at two players nobody is called expert whom one can learn to beat; four levels elsewhere', () => {
  assert.ok(exploitable.length > 0);
  for (const { id } of GAMES)
    for (const players of [2, 3]) {
      const names = offeredAt(id, players, LEVELS).map((level) => levelCalled(id, players, level));
      const less = players === 2 && exploitable.includes(id);
      assert.deepEqual(names, less ? ['novice', 'regular', 'strong'] : LEVELS, `${id}, ${players}`);
    }
});

test('a level is found by what it is called there', () => {
  for (const id of exploitable) {
    assert.deepEqual(
      ['novice', 'strong', 'expert', 'dancer'].map((name) => levelNamed(id, 2, name)),
      ['novice', 'expert', undefined, undefined],
    );
    assert.equal(levelNamed(id, 3, 'strong'), 'strong');
  }
});
