import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFault } from '../src/engine/fault.ts';
import { valuesOf } from '../src/engine/options.ts';
import { GAMES } from '../src/games/index.ts';
import { nuts } from './nuts/game/index.ts';

for (const game of [nuts, ...GAMES]) {
  test(`${game.id}: each option is by default what its help says`, () => {
    const [, most] = game.players;
    for (const spec of game.options) {
      assert.deepEqual(game.read({ [spec.name]: spec.default }, most), game.read({}, most), spec.name);
      assert.ok(valuesOf(spec).includes(spec.default), spec.name);
      for (const value of valuesOf(spec)) game.read({ [spec.name]: value }, most);
    }
    assert.equal(new Set(game.options.map(({ name }) => name)).size, game.options.length);
  });

  test(`${game.id}: an option that is unknown, or has a strange value, is named`, () => {
    const [, most] = game.players;
    for (const name of ['colour', 'constructor', '__proto__'])
      assert.throws(
        () => game.read(JSON.parse(`{"${name}":"red"}`), most),
        (error) => isFault(error) && error.message.includes(`"${name}"`),
      );
    for (const { name } of game.options)
      for (const value of ['no such thing', 12345678, null, {}, [1]])
        assert.throws(
          () => game.read({ [name]: value }, most),
          (error) => isFault(error) && error.code === 'option' && error.field === name,
        );
  });
}
