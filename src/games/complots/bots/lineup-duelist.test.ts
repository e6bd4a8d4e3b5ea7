import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../app/games.ts';
import { expertNet } from '../../../command/nets.ts';
import { seeded } from '../../../engine/chance.ts';
import { awaited, look, openTable, submit } from '../../../host/table.ts';
import { complots } from '../rules/index.ts';

/** a blackmailer paid with stolen coins: neither gains by another move */
test('no duel is endless: the longer it lasts, the more moves are random', () => {
  const expert = expertNet(complots);
  const lengths = [22, 34, 204, 236, 255].map((i) => {
    const set = { game: complots.id, options: { lineup: 'random' }, seats: 2, seed: `stall ${i}` };
    const table = openTable(complots, set);
    const rng = seeded(`s ${i}`);
    let moves = 0;
    for (; table.state.over === undefined && moves < 2000; moves++)
      for (const seat of awaited(table)) submit(table, seat, expert.answer(look(table, seat), rng));
    assert.ok(table.state.over !== undefined, `${set.seed} goes on after ${moves} moves`);
    return moves;
  });
  assert.ok(Math.max(...lengths) > 400, 'one of them is long enough to tell');
});
