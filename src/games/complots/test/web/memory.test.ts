/** Tests the claims shown at seats: public facts in, the last three claims out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facts } from '../../../../../test/web/scene-laws.ts';
import { memoryOf } from '../../web/memory.ts';

const remembered = (text: string, seat: 'A' | 'B' = 'A'): string[] =>
  memoryOf(facts(text))(seat).map(({ card, as }) => `${card} ${as}`);

test('the last three claimed characters are shown in order, each once', () => {
  assert.deepEqual(remembered('A announced duchess; B countered A captain; A announced captain B'), [
    'duchess said',
    'captain said',
  ]);
  assert.deepEqual(remembered('B countered A captain', 'B'), ['captain said']);
  assert.deepEqual(remembered('A announced duchess; A announced captain B; A announced duchess'), [
    'captain said',
    'duchess said',
  ]);
  assert.deepEqual(
    remembered('A announced duchess; A announced captain B; A announced ambassador; A announced assassin B'),
    ['captain said', 'ambassador said', 'assassin said'],
  );
  assert.deepEqual(remembered('A announced income; A announced coup B; A announced aid'), []);
});

test('a challenge marks a claim as proven or false; otherwise it is only claimed', () => {
  assert.deepEqual(remembered('A announced duchess; B doubted A; A showed duchess; A drew 1'), ['duchess proven']);
  assert.deepEqual(remembered('A announced duchess; B doubted A; A bluffed duchess; A lost captain'), [
    'duchess false',
  ]);
  assert.deepEqual(remembered('A buried; B doubted A; A uncovered witch; A took 5'), ['witch proven']);
  assert.deepEqual(remembered('A buried; B doubted A; A uncovered duchess'), ['witch false']);
});

test('after an exchange proven claims are only claimed; false ones stay false', () => {
  const proven = 'A announced duchess; B doubted A; A showed duchess; A drew 1';
  assert.deepEqual(remembered(`${proven}; A announced ambassador; A drew 2; A kept 2`), [
    'duchess said',
    'ambassador said',
  ]);
  assert.deepEqual(remembered(`${proven}; B submitted A; B replaced A`), ['duchess said']);
  const caught = 'A announced duchess; B doubted A; A bluffed duchess';
  assert.deepEqual(remembered(`${caught}; A announced ambassador; A drew 2; A kept 1; A announced duchess`), [
    'duchess false',
    'ambassador said',
    'duchess said',
  ]);
});

test('private facts change nothing', () => {
  const said = 'A announced duchess; B doubted A; A showed duchess; A drew 1';
  assert.deepEqual(remembered(`${said}; A got captain; B saw A countess`), remembered(said));
});
