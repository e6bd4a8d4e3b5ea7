import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playInPlace } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import { sight } from '../../../engine/sight.ts';
import { clues, cluesSeen, suspectedFor } from './clues.ts';
import { assassinX } from './index.ts';
import { isAssassinX } from './typed-view.ts';

const DEAL = [
  'A: intervention weapon-1 clue-3 clue-4 time',
  'B: weapon-2 weapon-3 clue-1 clue-2 place',
  'C: reflex-1 reflex-2 time place stress, joker informer',
  'pile: clue-5 clue-6 reflex-3 reflex-4',
];

test('clues of the round are told about other players, strongest first', () => {
  const set = { game: 'assassin-x', options: {}, seats: 3, seed: 'x', deal: DEAL, chance: 'scripted' } as const;
  const { state: s, facts } = startGame(assassinX, set);
  const moves = [
    ['A', 'offer intervention down clue-3 clue-4'],
    ['B', 'take 1'],
    ['B', 'discard clue-1'],
    ['C', 'informer A'],
  ] as const;
  for (const [seat, move] of moves) facts.push(...playInPlace(assassinX, s, seat, move));
  const told = (seat: 'A' | 'B') => {
    const { view, heard } = sight(assassinX, s, facts, seat);
    assert.ok(isAssassinX(view));
    const of = { view, heard };
    return { told: clues(of), seen: cluesSeen(of), why: (at: 'A' | 'B' | 'C') => suspectedFor(of, at) };
  };
  assert.deepEqual(told('B').told, [
    { of: 'police', by: 'A', times: 1 },
    { of: 'played', by: 'C', joker: 'informer' },
  ]);
  assert.equal(told('B').seen, 2);
  assert.deepEqual(told('A').told, [{ of: 'played', by: 'C', joker: 'informer' }]);
  assert.equal(told('A').why('B'), 'cleared', 'nothing clears B alone');
  assert.equal(told('A').why('C'), undefined);
  assert.equal(told('B').why('A'), undefined);
});
