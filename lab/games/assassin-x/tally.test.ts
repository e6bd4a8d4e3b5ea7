import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '../../../src/engine/facts.ts';
import { startGame } from '../../../src/engine/record.ts';
import { view } from '../../../src/engine/sight.ts';
import { assassinX } from '../../../src/games/assassin-x/rules/index.ts';
import type { Counts } from '../../tally/tally.ts';
import { assassinXTally } from './tally.ts';

const said = (sentence: string): Fact => ({
  to: 'all',
  said: sentence.split(' ').map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)),
});

const ROUND = [
  'round began 2 A 1',
  'A got assassin weapon-1 approach-6 time time',
  'B got assassin assassin clue-1 clue-2 reflex-1',
  'C got clue-3 clue-4 place place stress',
  'A kept vest',
  'A kept tail',
  'A kept vest',
  'A offered B time ? ?',
  'C intervened B',
  'C left 0',
  'A attacked B weapon-1 approach-6',
  'B defended reflex-1 clue-2',
  'A killed B 12 3',
  'round ended assassination A',
  'A scored 2',
];

test('a round is counted by its end, and each player by the cards they held, played and kept', () => {
  const { state } = startGame(assassinX, { game: 'assassin-x', options: {}, seats: 3, seed: 'x' });
  const counts: Counts = {};
  const barren = ['round began 1 A 1', 'round ended pile'];
  assassinXTally.count(counts, [...barren, ...ROUND].map(said), view(assassinX, state, undefined), []);
  assert.deepEqual(counts, {
    rounds: 2,
    exchanges: 1,
    'short rounds': 2,
    police: 1,
    'rounds pile': 1,
    barren: 1,
    'holds 0': 3,
    'joker none': 5,
    'rounds assassination': 1,
    'joker vest': 1,
    'joker vest scored': 1,
    'joker tail': 1,
    'joker tail scored': 1,
    'attack Betrayal': 1,
    'attack Betrayal scored': 1,
    'holds 1': 1,
    'holds 1 scored': 1,
    'defence none': 1,
    'holds 2': 1,
    'holds out': 1,
    points: 2,
    'points assassination': 2,
  });
  const table = (title: string) => assassinXTally.tables(counts, 1).find((one) => one.title.includes(title))?.rows;
  assert.deepEqual(table('what ended them')?.[0]?.slice(0, 3), ['assassination', '1', '50.0 %']);
  assert.deepEqual(
    table('assassin cards')?.map((row) => row.slice(0, 3)),
    [
      ['0', '3', '0.0 %'],
      ['1', '1', '100.0 %'],
      ['2', '1', '0.0 %'],
      ['out', '1', '0.0 %'],
    ],
  );
  assert.deepEqual(table('attacks')?.[0]?.slice(0, 3), ['Betrayal', '1', '100.0 %']);
});
