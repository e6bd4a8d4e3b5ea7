import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { nuts } from '../examples/nuts/rules/index.ts';
import { GAMES } from '../src/app/games.ts';
import { isFault } from '../src/engine/fault.ts';
import { flag, optionsFor, type RawOptions, valuesOf } from '../src/engine/options.ts';
import { TableSettings } from '../src/protocol/messages.ts';
import { newDoc } from '../src/server/tables/lobby/lobby.ts';
import { change } from '../src/server/tables/lobby/settings.ts';

for (const game of [nuts, ...GAMES]) {
  test(`${game.id}: the documented default of each option is its default`, () => {
    const [, most] = game.players;
    for (const spec of game.options) {
      assert.deepEqual(game.read({ [spec.name]: spec.default }, most), game.read({}, most), spec.name);
      assert.ok(valuesOf(spec).includes(spec.default), spec.name);
      for (const value of valuesOf(spec)) game.read({ [spec.name]: value }, most);
    }
    assert.equal(new Set(game.options.map(({ name }) => name)).size, game.options.length);
  });

  test(`${game.id}: every spelling of an option is normalized without changing its meaning`, () => {
    const [, most] = game.players;
    for (const spec of game.options)
      for (const value of valuesOf(spec)) {
        const options = optionsFor(game, { [spec.name]: value }, most);
        assert.deepEqual(game.read(options, most), game.read({ [spec.name]: value }, most));
        assert.deepEqual(optionsFor(game, options, most), options);
        assert.ok(
          !/^(true|false|\d+)$/.test(`${typeof options[spec.name] === 'string' ? options[spec.name] : ''}`),
          value,
        );
      }
    assert.throws(() => optionsFor(game, { colour: 'red' }, most), isFault);
  });

  test(`${game.id}: an unknown option or invalid value is named`, () => {
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

test('a table stores normalized options, whoever set them', () => {
  const salted = {
    ...nuts,
    options: [...nuts.options, { name: 'salted', of: ['true', 'false'], default: 'false' }],
    read: ({ salted: switched, ...rest }: RawOptions, players: number) => {
      flag({ switched }, 'switched');
      return nuts.read(rest, players);
    },
  };
  const settings = v.parse(TableSettings, { game: nuts.id, seats: 3, options: { salted: 'true' } });
  const doc = newDoc([salted], settings, { id: 'ada', name: 'Ada' });
  assert.deepEqual(doc.settings.options, { salted: true });
  change(doc, [salted], { options: { salted: 'false', doubts: 'fair' } });
  assert.deepEqual(doc.settings.options, { salted: false, doubts: 'fair' });
});
