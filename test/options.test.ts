import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFault } from '../src/engine/fault.ts';
import { GAMES } from '../src/games/index.ts';

for (const game of GAMES) {
  test(`${game.id}: each option is by default what its help says`, () => {
    const [, most] = game.players;
    // a default of several words is told, and is no value: "by the number of players"
    for (const { name, default: value } of game.options.filter(({ default: said }) => !said.includes(' ')))
      assert.deepEqual(game.read({ [name]: value }, most), game.read({}, most), name);
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
          (error) => isFault(error) && error.code === 'option' && error.message.includes(name),
        );
  });
}
