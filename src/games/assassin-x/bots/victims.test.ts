import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playInPlace } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import { sight } from '../../../engine/sight.ts';
import { assassinX } from '../rules/index.ts';
import { race } from './race.ts';
import { better } from './victims.ts';

const LAY = 'weapon-3 approach-2';
const [STRONG, WEAK] = ['reflex-5 clue-6 time place stress', 'intervention intervention weapon-1 approach-1 weapon-2'];

/** A's replacement for a move, with this joker against these hands, after these moves. */
const insteadOf = (joker: string, others: readonly string[], ...moves: readonly string[]) => {
  const deal = [`A: assassin ${LAY} clue-1 clue-2, joker ${joker}`, ...others, 'discard: stress reflex-1'];
  const set = { game: 'assassin-x', options: {}, seats: others.length + 1, seed: 'x', chance: 'scripted' } as const;
  const { state, facts } = startGame(assassinX, { ...set, deal: [...deal, 'phase: action'] });
  for (const move of moves) facts.push(...playInPlace(assassinX, state, 'A', move));
  return better(sight(assassinX, state, facts, 'A'));
};

/** The chosen victim, whoever the move named. */
const victimOf = (others: readonly string[], ...moves: readonly string[]): string => {
  const instead = insteadOf('informer', others, ...moves);
  const [one, other] = [instead(`assassinate B ${LAY}`), instead(`assassinate C ${LAY}`)];
  assert.equal(one, other);
  assert.equal(instead('pass'), 'pass');
  return one.split(' ')[1] ?? '';
};

test('X21 an attack goes to a player seen to be weak, not to one seen to be strong', () => {
  assert.equal(victimOf([`B: ${STRONG}`, `C: ${WEAK}`], 'informer B'), 'C');
  assert.equal(victimOf([`B: ${STRONG}`, `C: ${WEAK}`], 'informer C'), 'C');
  assert.equal(victimOf([`B: ${WEAK}`, `C: ${STRONG}`], 'informer B'), 'B');
  assert.equal(victimOf([`B: ${WEAK}`, `C: ${STRONG}`], 'informer C'), 'B');
});

test('X4 of two equally known players, the one with fewer points is attacked', () => {
  assert.equal(victimOf([`B: ${STRONG}, 4 points`, `C: ${WEAK}`]), 'C');
  assert.equal(victimOf([`B: ${STRONG}`, `C: ${WEAK}, 4 points`]), 'B');
});

test('X41 a joker that helps an attack is played before it, others are not', () => {
  const attack = `assassinate B ${LAY}`;
  const one = (joker: string, b = WEAK, ...moves: readonly string[]): string =>
    insteadOf(joker, [`B: ${b}`], ...moves)(attack);
  assert.equal(one('informer'), 'informer B');
  assert.equal(one('informer', WEAK, 'informer B'), attack);
  assert.equal(one('pickpocket'), 'pickpocket B');
  assert.equal(one('tail'), attack);
  assert.equal(one('tail', `${WEAK}, joker vest`), 'tail B');
  assert.equal(one('forensics'), 'forensics');
  for (const joker of ['silencer', 'vest', 'diversion', 'transfer', 'alibi']) assert.equal(one(joker), attack);
});

test('X42 an assassin swaps and gives cards so that the attack is strongest and the victim gets little', () => {
  const b = ['B: intervention reflex-6 clue-6 time place'];
  assert.equal(insteadOf('forensics', b, 'forensics')('pass'), 'swap clue-1 stress');
  assert.equal(insteadOf('pickpocket', b, 'pickpocket B')('give assassin'), 'give intervention');
});

test('X1 win chances add up to 1, and each point raises its owner’s', () => {
  assert.equal(race(0, [0, 0, 0]), 0.25);
  assert.equal(race(5, [4, 4]), 1);
  assert.equal(race(4, [5, 0]), 0);
  const all = race(3, [1, 0]) + race(1, [3, 0]) + race(0, [3, 1]);
  assert.ok(Math.abs(all - 1) < 1e-12);
  for (const points of [0, 1, 2, 3]) assert.ok(race(points + 1, [2, 2]) > race(points, [2, 2]));
});
