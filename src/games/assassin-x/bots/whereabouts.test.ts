import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { holders } from './whereabouts.ts';

const SEATS = ['A', 'B', 'C', 'D'] as const;
/** Nobody has a joker; A holds no assassin card. */
const DEAL = [
  'round began 1 A 1',
  'A got time clue-1 clue-2 place intervention',
  'A found 0',
  'B found 0',
  'C found 0',
  'D found 0',
];
const after = (...facts: string[]) => {
  const heard: Said[] = [...DEAL, ...facts].map((fact) =>
    fact.split(' ').map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)),
  );
  const { B = 0, C = 0, D = 0 } = holders(heard, 'A', SEATS);
  return { B, C, D };
};
const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

test('X2 at first all others are equally likely to hold an assassin: two of the 35 cards A does not see', () => {
  const one = 1 - (30 / 35) * (29 / 34);
  const { B, C, D } = after();
  assert.ok(near(B, one) && near(C, one) && near(D, one), `${B} ${one}`);
});

test('X10 offering the police makes a player less suspect, not offering it more', () => {
  const { B, C, D } = after('B offered C intervention ? ?', 'C took B', 'B drew card');
  assert.ok(B < 0.15 && C > B && D > B);
  const without = after('B offered C time ? ?', 'C took B', 'B drew card');
  assert.ok(without.B > without.D);
});

test('X30 a cleared player has no assassin until they get an unseen card', () => {
  const cleared = ['C intervened B', 'B cleared C', 'C left 0'];
  assert.equal(after(...cleared).B, 0);
  const { B } = after(...cleared, 'D offered B time ? ?', 'B took D');
  assert.ok(B > 0 && B < 0.05, `${B}`);
});

test('X42 A knows the card they gave, and tracks it from hand to hand', () => {
  const given = [
    'A got assassin',
    'A played pickpocket B',
    'A stole B',
    'A lifted B clue-3',
    'A gave B',
    'A handed B assassin',
  ];
  assert.ok(near(after(...given).B, 1));
  const { B, C } = after(...given, 'C played pickpocket B', 'C stole B', 'C gave B');
  assert.ok(B > 0.6 && B < 1 && C > 0.1, `${B} ${C}`);
});
