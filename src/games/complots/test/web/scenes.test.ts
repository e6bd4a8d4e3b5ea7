/** Facts become scenes in order; over whole games no fact is in two of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facts, stagedThrough } from '../../../../../test/web/scene-laws.ts';
import { complots } from '../../rules/index.ts';
import { owedIn, scenesOf } from '../../web/scenes.ts';

const names = (text: string, from = 0): string[] => scenesOf(facts(text), from).map(({ name }) => name);

test('after a challenged true claim, the challenger loses', () => {
  const [claim, doubt, lost] = scenesOf(
    facts('A announced captain B; C doubted A; A showed captain; A drew 1; C lost countess'),
    0,
  );
  assert.equal(claim?.name, 'claim');
  assert.ok(doubt?.name === 'doubt');
  assert.deepEqual(
    [doubt.doubter, doubt.by, doubt.claimed, doubt.truth, doubt.shown, doubt.loser],
    ['C', 'A', 'captain', true, ['captain'], 'C'],
  );
  assert.deepEqual(doubt.flights, [{ what: 'card', from: 'court', to: 'cards-A', count: 1 }], 'C22 once it is light');
  assert.ok(lost?.name === 'lost' && lost.doubt?.truth === true, 'it is the price of that doubt');
});

test('after a caught lie, the liar’s hand stays hidden, and their loss is marked', () => {
  const [, doubt, lost] = scenesOf(facts('A announced duchess; B doubted A; A bluffed duchess; A lost captain'), 0);
  assert.ok(doubt?.name === 'doubt');
  assert.deepEqual([doubt.truth, doubt.shown, doubt.loser], [false, [], 'A']);
  assert.ok(lost?.name === 'lost' && lost.doubt?.truth === false);
});

test('the loss that settles a challenge is marked, later ones are not', () => {
  const doubted = 'A announced assassin B; C doubted A; A showed assassin; A drew 1';
  assert.equal(owedIn(facts(doubted))?.loser, 'C');
  assert.equal(owedIn(facts(`${doubted}; C lost countess`)), undefined);
  const last = scenesOf(facts(`${doubted}; C lost countess; A spent 3; B lost duchess`), 0).at(-1);
  assert.ok(last?.name === 'lost' && last.doubt === undefined);
});

test('a loss is told with whom the loser faced: in the doubt it pays for, or in the blow', () => {
  const facing = (text: string) =>
    scenesOf(facts(text), 0).flatMap((one) =>
      one.name === 'lost' || one.name === 'out' ? [one.facing.join(' ')] : [],
    );
  const doubted = 'A announced assassin B; C doubted A; A showed assassin; A drew 1; C lost countess';
  assert.deepEqual(facing(`${doubted}; A spent 3; B lost duchess; B out`), ['A C', 'A B', 'A B']);
  assert.deepEqual(facing('B announced duchess; A doubted B; B bluffed duchess; B lost captain; B out'), [
    'B A',
    'B A',
  ]);
});

test('C68 a buried card, C83 a whole hand: the turned-up cards decide', () => {
  const truths = (text: string) => scenesOf(facts(text), 0).flatMap((one) => (one.name === 'doubt' ? [one.truth] : []));
  assert.deepEqual(truths('A buried; B doubted A; A uncovered witch; A took 5'), [true]);
  assert.deepEqual(truths('A buried; B doubted A; A uncovered duchess'), [false]);
  assert.deepEqual(truths('A announced embezzle; B doubted A; A showed captain witch; A drew 2'), [true]);
  assert.deepEqual(truths('A announced embezzle; B doubted A; A showed captain duchess'), [false]);
});

test('blocks, kills and coups have scenes', () => {
  assert.deepEqual(names('A announced assassin B; B countered A countess; B foiled A; A spent 3'), [
    'claim',
    'counter',
    'foiled',
    'flight',
  ]);
  assert.deepEqual(names('A announced assassin B; A spent 3; B lost duchess'), ['claim', 'strike', 'lost']);
  assert.deepEqual(names('A announced executioner B; A spent 3 B'), ['claim', 'strike']);
  assert.deepEqual(names('A announced coup B; A paid 7; B lost captain; B out; A won'), [
    'strike',
    'lost',
    'out',
    'won',
  ]);
});

test('an exchange is shown when done, its draw before', () => {
  const [drawn, done, more] = scenesOf(facts('A drew 2; A got duchess captain; A kept 2; A returned duchess'), 0);
  assert.deepEqual([drawn?.name, done?.name, more], ['flight', 'exchange', undefined]);
  assert.ok(done?.name === 'exchange');
  assert.deepEqual(done.flights, [{ what: 'card', from: 'cards-A', to: 'court', count: 1 }], 'once it is light');
});

test('facts that belong together are one scene', () => {
  assert.deepEqual(names('A announced pope; B joined pope; C joined pope'), ['claim', 'join']);
  assert.deepEqual(names('A stole 1 B; A stole 1 C; A took 2'), ['flight']);
  assert.deepEqual(names('B uncovered witch; B out'), ['out']);
  assert.deepEqual(names('A submitted B; B saw A duchess; B spared A'), ['examined', 'flight']);
  assert.deepEqual(names('A submitted B; B replaced A; A drew 1'), ['examined', 'flight']);
  assert.deepEqual(names('A is catholic; B is protestant'), []);
  assert.deepEqual(names('A is catholic'), ['side']);
});

test('only new facts are played', () => {
  assert.deepEqual(names('A announced duchess; B doubted A; A bluffed duchess', 1), ['doubt']);
});

test('in whole games, from every seat, each fact is in at most one scene, in order, and each challenge is a scene', () => {
  for (let i = 0; i < 12; i++) {
    const options = { lineup: 'random', religions: i % 2 === 1 };
    const set = { game: complots.id, options, seats: 3 + (i % 4), seed: `scenes ${i}` };
    for (const { count, said } of stagedThrough(complots, set, scenesOf))
      assert.deepEqual([count('doubt'), count('lost'), count('won')], [said('doubted'), said('lost'), 1]);
  }
});

test('moved coins are heard, and cards if there are none', () => {
  const heard = (text: string) => scenesOf(facts(text), 0).map(({ tune }) => tune);
  assert.deepEqual(heard('A stole 1 B; A took 2'), ['coin']);
  assert.deepEqual(heard('A drew 2'), ['card']);
});
