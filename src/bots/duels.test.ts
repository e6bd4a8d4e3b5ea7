import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../app/games.ts';
import { valuesOf } from '../engine/options.ts';
import { levelCalled, levelNamed, offeredAt, type Setting } from './duels.ts';
import { LEVELS } from './levels.ts';

/** Every game with two and three players: by default, and with each value of each option. */
const settings: readonly Setting[] = GAMES.flatMap(({ id, options }) =>
  [{}, ...options.flatMap((spec) => valuesOf(spec).map((value) => ({ [spec.name]: value })))].flatMap((chosen) =>
    [2, 3].map((seats) => ({ game: id, options: chosen, seats })),
  ),
);
const exploitable = settings.filter((one) => levelCalled(one, 'expert') !== 'expert');

test('no bot that can be exploited in duels is called expert; other tables have four levels', () => {
  assert.ok(exploitable.length > 0);
  for (const one of settings) {
    const names = offeredAt(one, LEVELS).map((level) => levelCalled(one, level));
    const less = exploitable.includes(one);
    assert.ok(one.seats === 2 || !less);
    assert.deepEqual(names, less ? ['novice', 'regular', 'strong'] : LEVELS, JSON.stringify(one));
  }
});

test('options do not change the names of levels', () => {
  for (const { id } of GAMES) {
    const called = settings
      .filter(({ game, seats }) => game === id && seats === 2)
      .map((one) => levelCalled(one, 'expert'));
    assert.equal(new Set(called).size, 1, id);
  }
});

test('a level is found by its name at the table', () => {
  for (const one of exploitable) {
    assert.deepEqual(
      ['novice', 'strong', 'expert', 'dancer'].map((name) => levelNamed(one, name)),
      ['novice', 'expert', undefined, undefined],
    );
    assert.equal(levelNamed({ ...one, seats: 3 }, 'strong'), 'strong');
  }
});
