import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBot } from '../../../bots/random.ts';
import { seeded } from '../../../engine/chance.ts';
import type { NewGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { letBotsPlay, newBots } from '../../../host/bots.ts';
import { setUp } from '../../../host/scenario.ts';
import { factsOf, look, openTable, recordOf, submit } from '../../../host/table.ts';
import { complots } from '../rules/index.ts';
import { figuresOf } from '../rules/verdict.ts';
import { honestBot } from './honest.ts';
import { complotsBot } from './index.ts';

const dealt = (options: NewGame['options'], deal: readonly string[], moves: readonly (readonly [Seat, string])[]) => {
  const table = openTable(complots, setUp('complots', options, deal).set);
  for (const [seat, move] of moves) submit(table, seat, move);
  return table;
};

/** How often a bot gives an answer, over 100 seeds. */
const often = (table: ReturnType<typeof dealt>, seat: Seat, move: string): number => {
  let count = 0;
  for (let i = 0; i < 100; i++) if (complotsBot.answer(look(table, seat), seeded(`chance ${i}`)) === move) count += 1;
  return count;
};

test('C20 it challenges impossible claims', () => {
  const deal = ['A: captain captain', 'B: duchess duchess', 'C: captain / duchess'];
  assert.equal(often(dealt({}, deal, [['A', 'duchess']]), 'B', 'doubt'), 100);
});

test('C20 it lets a likely claim pass', () => {
  const deal = ['A: duchess captain', 'B: captain assassin', 'C: countess ambassador'];
  assert.ok(often(dealt({}, deal, [['A', 'duchess']]), 'B', 'doubt') < 15);
});

test('C30 it blocks with a card it holds, and lies when it would die', () => {
  const struck = (hand: string) =>
    dealt(
      {},
      ['A: assassin duchess, 3 coins', `B: ${hand}`, 'C: captain captain'],
      [
        ['A', 'assassin B'],
        ['B', 'pass'],
        ['C', 'pass'],
      ],
    );
  assert.equal(often(struck('countess captain'), 'B', 'counter countess'), 100);
  assert.equal(often(struck('duchess / ambassador'), 'B', 'counter countess'), 100);
  const bluffs = often(struck('duchess ambassador'), 'B', 'counter countess');
  assert.ok(bluffs > 5 && bluffs < 60, `${bluffs} of 100`);
});

test('C10 it usually claims what it holds, and sometimes bluffs', () => {
  const table = dealt({}, ['A: duchess countess', 'B: captain captain', 'C: assassin assassin'], []);
  const honest = often(table, 'A', 'duchess');
  assert.ok(honest > 50 && honest < 100, `${honest} of 100`);
  const liar = often(
    dealt({}, ['A: countess countess', 'B: captain captain', 'C: assassin duchess'], []),
    'A',
    'duchess',
  );
  assert.ok(liar > 5 && liar < 50, `${liar} of 100`);
});

test('C68 it buries a witch truthfully', () => {
  const deal = ['A: assassin duchess, 7 coins', 'B: witch captain', 'C: captain ambassador'];
  const table = dealt({ lineup: 'duchess,assassin,witch,captain,ambassador' }, deal, [['A', 'coup B']]);
  assert.equal(often(table, 'B', 'lose witch as witch'), 100);
});

test('C40 it loses one of a pair first', () => {
  const deal = ['A: assassin duchess, 7 coins', 'B: captain duchess', 'C: captain ambassador'];
  assert.equal(often(dealt({}, deal, [['A', 'coup B']]), 'B', 'lose captain'), 100);
  const exchange = dealt(
    {},
    ['A: duchess ambassador', 'B: captain captain', 'court: duchess assassin'],
    [
      ['A', 'ambassador'],
      ['B', 'pass'],
    ],
  );
  assert.equal(often(exchange, 'A', 'keep duchess duchess'), 0);
});

test('the simple bot beats random ones', () => {
  let won = 0;
  const games = 120;
  for (let i = 0; i < games; i++) {
    const table = openTable(complots, { game: 'complots', options: {}, seats: 4, seed: `contest ${i}` });
    letBotsPlay(
      newBots((seat) => (seat === 'B' ? complotsBot : randomBot)),
      table,
    );
    if (table.state.over?.includes('B') === true) won += 1;
  }
  assert.ok(won > games / 2, `${won} of ${games}`);
});

test('C10 the honest bot claims, but only what it holds', () => {
  let claims = 0;
  for (let i = 0; i < 30; i++) {
    const table = openTable(complots, {
      game: 'complots',
      seats: 4,
      options: { lineup: 'random' },
      seed: `honest ${i}`,
    });
    letBotsPlay(
      newBots(() => honestBot),
      table,
    );
    for (const did of Object.values(figuresOf(factsOf(table), recordOf(table).moves, table.state.seats))) {
      assert.equal(did.bluffs, 0);
      claims += did.claims ?? 0;
    }
  }
  assert.ok(claims > 200);
});
