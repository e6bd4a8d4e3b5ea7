import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startGame } from '../../../engine/record.ts';
import { complots } from './index.ts';

const DEALS: readonly (readonly [players: number, deal: readonly string[]])[] = [
  [2, []],
  [2, ['A: duchess', 'B: captain']],
  [2, ['A: duchess captain', 'B: countess ambassador']],
  [2, ['A: duchess duchess', 'B: countess ambassador']],
  [2, ['A: duchess duchess', 'B: captain captain', 'court: assassin']],
  [2, ['A: duchess duchess', 'B: duchess captain', 'court: assassin ambassador']],
  [2, ['A: captain / duchess', 'B: countess / duchess']],
  [3, []],
  [3, ['A: duchess duchess', 'B: duchess captain', 'C: captain captain', 'court: assassin assassin']],
  [6, ['A: duchess / duchess', 'B: captain / ?countess', 'C: / assassin assassin']],
  [7, []],
  [8, ['A: duchess duchess', 'B: duchess duchess', 'court: captain captain captain captain']],
];

for (const [seats, deal] of DEALS)
  test(`C2 C3 C4 deck and purses are complete: ${seats} players, ${deal.join(', ') || 'dealt at random'}`, () => {
    const { state } = startGame(complots, { game: 'complots', options: {}, seats, seed: 'deal', deal });
    const { cards, coins } = complots.conserved(state);
    const copies = seats > 6 ? 4 : 3;
    const whole = ['ambassador', 'assassin', 'captain', 'countess', 'duchess'].flatMap((card) =>
      Array(copies).fill(card),
    );
    assert.equal(cards, whole.join(' '));
    assert.equal(coins, 54);
  });
