import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../src/bots/bot.ts';
import { seeded } from '../../src/engine/chance.ts';
import { answers } from '../../src/engine/kernel.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { look, openTable } from '../../src/host/table.ts';
import { dealer } from '../arena/deals.ts';
import { openLab } from '../registry.ts';
import type { Chance } from './critic.ts';
import { type Sitting, watchLuck } from './luck.ts';

const house = await openLab();
const game = house.games.find(({ id }) => house.labOf(id).critic !== undefined);
assert.ok(game !== undefined, 'some game has a critic');
const open = (seed: string) => openTable(game, { game: game.id, options: {}, seats: 2, seed });

/** Knows nothing, with a different value per state. */
const fool: Chance = (state, { view }) =>
  seeded(`${JSON.stringify({ ...state, chance: 0 })} ${view.me}`)[0] / 2 ** 32 + 0.5;
/** Odds that rise with the place in the list, from nearly zero. */
const odds: NonNullable<Bot['odds']> = ({ answers: list }) => {
  const weights = Float64Array.from(list, (_, i) => (i + 1) ** 3);
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
};
const both = new Map<Seat, Sitting>([
  ['A', { odds, master: false }],
  ['B', { odds, master: false }],
]);

const luckOf = (seed: string): number => {
  const table = open(seed);
  const luck = watchLuck(table, fool, both);
  const bots = newBots(luck.at);
  while (letBotMove(bots, table, luck.take) !== undefined);
  return luck.of('A');
};

test('the luck of a choice has mean 0 over its odds, exactly', () => {
  const seat: Seat = 'A';
  const moves = answers(game, open('choice').state, seat);
  assert.ok(moves.length > 2);
  let mean = 0;
  let most = 0;
  for (const [i, move] of moves.entries()) {
    const table = open('choice');
    const luck = watchLuck(table, fool, both);
    luck.at(seat)?.answer(look(table, seat), seeded('any'));
    luck.take(seat, move);
    mean += (odds(look(open('choice'), seat))[i] ?? 0) * luck.of(seat);
    most = Math.max(most, Math.abs(luck.of(seat)));
    assert.equal(luck.of('B'), -luck.of(seat));
  }
  assert.ok(most > 0.05 && Math.abs(mean) < 1e-12, `${most} ${mean}`);
});

test('with any critic, luck has mean 0 over choices and draws', () => {
  const games = Array.from({ length: 160 }, (_, i) => luckOf(`fool ${i}`));
  const mean = games.reduce((sum, one) => sum + one, 0) / games.length;
  const variance = games.reduce((sum, one) => sum + (one - mean) ** 2, 0) / games.length;
  const error = Math.sqrt(variance / games.length);
  assert.ok(error > 0 && Math.abs(mean) < 3 * error, `${mean} ± ${error}`);
});

test('the shipped critic removes at least half of the variance between our best bot and an exploiter', () => {
  const exploiter = `duel:${new URL('../../nets/exploiters/duel.bin', import.meta.url).pathname}`;
  const bouts = dealer(house, { game: game.id, options: {}, bots: [exploiter, 'expert'], seed: 'critic' })(0, 40);
  const shares = (of: (won: number, luck: number) => number) =>
    bouts.map(({ won, luck }) => of(Number(won.includes(0)), luck?.[0] ?? Number.NaN));
  const variance = (list: readonly number[]) => {
    const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
    return list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / list.length;
  };
  const left = variance(shares((won, luck) => won - luck)) / variance(shares((won) => won));
  assert.ok(left < 0.5, `${left}`);
});

test('tables and players unknown to every critic, and plain arenas, have no luck', () => {
  for (const contest of [
    { bots: ['simple', 'random', 'random'], options: {} },
    { bots: ['simple', 'expert'], options: {} },
    { bots: ['expert', 'expert'], options: {}, plain: true as const },
  ])
    for (const bout of dealer(house, { game: game.id, seed: 'none', ...contest })(0, 1))
      assert.equal(bout.luck, undefined);
});
