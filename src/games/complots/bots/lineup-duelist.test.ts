import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../app/games.ts';
import { expertNet } from '../../../command/nets.ts';
import { seeded } from '../../../engine/chance.ts';
import { startGame } from '../../../engine/record.ts';
import { view } from '../../../engine/sight.ts';
import { awaited, look, openTable, submit } from '../../../host/table.ts';
import { complots } from '../rules/index.ts';
import { complotsDuelist } from './duelist.ts';
import { lineupDuelist } from './lineup-duelist.ts';

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

test('duels with two religions are left to the net of all tables', () => {
  for (const lineup of ['base', 'novice-2'])
    for (const religions of [true, false]) {
      const options = { lineup, religions };
      const { state } = startGame(complots, { game: 'complots', options, seats: 2, seed: 'faith' });
      const known = [complotsDuelist, lineupDuelist].some(({ knows }) => knows(view(complots, state, 'A')));
      assert.equal(known, !religions, `${lineup} ${religions}`);
    }
});
