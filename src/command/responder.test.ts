import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../test/at-length.ts';
import { GAMES } from '../app/games.ts';
import { coderFor } from '../bots/index.ts';
import { oneOf, seeded } from '../engine/chance.ts';
import type { Imagined, Sight } from '../engine/game.ts';
import { letBotsPlay, newBots } from '../host/bots.ts';
import { awaited, look, openTable, submit, type Table } from '../host/table.ts';
import { outcomes, responder } from './responder.ts';

const DUELLING = GAMES.flatMap((game: Imagined) => {
  const { duelists = [] } = coderFor(game.id) ?? {};
  return duelists.length === 0 ? [] : [{ game, duelists }];
});
const PLAYED = isAtLength ? 2 : 1;

const evenly = ({ answers }: Sight): Float64Array => Float64Array.from(answers, () => 1 / answers.length);

test('some games have duels to respond in', () => assert.ok(DUELLING.length > 0));

for (const { game, duelists } of DUELLING) {
  const opened = (seed: string): Table => openTable(game, { game: game.id, options: {}, seats: 2, seed });

  test(`${game.id}: the odds of all outcomes of a move add up to 1, and include the real one`, () => {
    let several = 0;
    for (let g = 0; g < 12; g++) {
      const table = opened(`chance ${g}`);
      const rng = seeded(`chance ${g}`);
      while (table.state.over === undefined) {
        const seat = oneOf(rng, awaited(table));
        const move = oneOf(rng, look(table, seat).answers);
        const found = outcomes(game, table.state, seat, move);
        const came = JSON.stringify(submit(table, seat, move));
        assert.ok(Math.abs(found.reduce((sum, { chance }) => sum + chance, 0) - 1) < 1e-9);
        assert.ok(found.some(({ facts }) => JSON.stringify(facts) === came));
        if (found.length > 1) several += 1;
      }
    }
    assert.ok(several > 5);
  });

  test(`${game.id}: the responder’s beliefs include every real game, and it beats random bots`, () => {
    const odds = evenly;
    const value = () => 0.5;
    const random = { answer: ({ answers }: Sight, rng: Parameters<typeof oneOf>[0]) => oneOf(rng, answers) };
    const opponent = responder({ game, duelists, odds, value, depth: 1 });
    let won = 0;
    for (let g = 0; g < PLAYED; g++) {
      const table = opened(`beliefs ${g}`);
      const [first] = table.state.seats;
      letBotsPlay(
        newBots((seat) => (seat === first ? opponent : random)),
        table,
      );
      if (table.state.over?.[0] === first) won += 1;
    }
    assert.equal(won, PLAYED);
  });

  test(`${game.id}: impossible facts are an error`, () => {
    const opponent = responder({ game, duelists, odds: evenly, value: () => 0.5, depth: 1 });
    const table = opened('impossible');
    const [seat] = table.state.seats;
    assert.ok(seat !== undefined);
    const sight = look(table, seat);
    opponent.answer(sight, seeded('x'));
    const never = [...sight.heard, [seat, 'won']];
    Object.assign(sight.heard, never);
    assert.throws(() => opponent.answer(sight, seeded('x')), /nobody can have heard this/);
  });
}
