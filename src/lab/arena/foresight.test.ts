import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANSWERS_UNTIL_SHOWN, estimateOf, noseShown } from '../../host/nose.ts';
import { foresightIn } from './foresight.ts';
import { stabilityOf } from './nose.ts';

const world = { people: 40, seats: 4, order: false, seed: 'foresight' };

test('where people are similar, ratings predict worse than even chances after few games, better after many', () => {
  const [few, many] = foresightIn({ ...world, spread: 0.2 }, [10, 320], 6);
  assert.ok((few?.gain ?? 1) < 0 && (many?.gain ?? -1) > 0, `${few?.gain} ${many?.gain}`);
});

test('where people differ much, all places predict better than the winner alone', () => {
  const gain = (order: boolean) => foresightIn({ ...world, spread: 0.8, order }, [20], 6)[0]?.gain ?? 0;
  assert.ok(gain(true) > gain(false) && gain(false) > 0);
});

test('more answers make the estimated skill more reliable, and its interval narrower', () => {
  const found = stabilityOf(0.7, [10, 40, 160], { people: 400, seed: 'nose' });
  const [first, second, third] = found;
  assert.ok(first !== undefined && second !== undefined && third !== undefined);
  assert.ok(first.reliable < second.reliable && second.reliable < third.reliable);
  assert.ok(first.half > second.half && second.half > third.half);
});

test('skill is rated from sixty answers on, with an interval', () => {
  const all = Array.from({ length: ANSWERS_UNTIL_SHOWN }, (_, i) => ({ difficulty: 0, right: i % 4 !== 0 }));
  assert.equal(noseShown(all.slice(1)), undefined);
  const shown = noseShown(all);
  assert.ok((shown?.points ?? 0) > 1600 && (shown?.half ?? 0) > 50 && (shown?.half ?? 999) < 120);
});

test('a right answer counts more for a hard moment than for an easy one', () => {
  const after = (difficulty: number, right: boolean) => estimateOf([{ difficulty, right }], 1).skill;
  assert.ok(after(1, true) > after(-1, true) && after(-1, true) > 0);
  assert.ok(after(-1, false) < after(1, false) && after(1, false) < 0);
});
