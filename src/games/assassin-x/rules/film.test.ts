import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letBotMove, newBots } from '../../../host/bots.ts';
import { factsOf, look, openTable, submit } from '../../../host/table.ts';
import { assassinXBot } from '../bots/index.ts';
import { filmsOf } from './film.ts';
import { assassinX } from './index.ts';
import { isAssassinX } from './typed-view.ts';

/** The film's holders of the Assassin cards, beside the real ones. */
const holders = (table: ReturnType<typeof openTable>): { film: string; truth: string } => {
  const film = filmsOf(factsOf(table)).at(-1);
  const told = (film?.cards ?? []).flatMap((card) => card.at(-1)?.seat ?? []);
  const held = table.state.seats.flatMap((seat) => {
    const { view } = look(table, seat);
    return isAssassinX(view) ? (view.hand ?? []).filter((card) => card === 'assassin').map(() => seat) : [];
  });
  return { film: told.sort().join(), truth: held.sort().join() };
};

test('the film knows the holder of each Assassin at every moment', () => {
  let moved = 0;
  for (let i = 1; i <= 3; i++) {
    const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 4, seed: `film ${i}` });
    const bots = newBots(() => assassinXBot);
    let before = '';
    do {
      const { film, truth } = holders(table);
      assert.equal(film, truth, `game ${i}`);
      if (film !== before) moved += 1;
      before = film;
    } while (letBotMove(bots, table, (by, move) => submit(table, by, move)) !== undefined);
    const films = filmsOf(factsOf(table));
    assert.ok(films.length > 2 && films.every(({ turns }) => turns > 0));
    const kinds = films.flatMap(({ pins }) => pins.map(({ kind }) => kind));
    assert.ok(kinds.includes('attack') || kinds.includes('raid'), kinds.join());
  }
  assert.ok(moved > 12, `${moved}`);
});
