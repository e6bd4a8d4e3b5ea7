import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Fields, stepTo, viewAfter } from './changes.ts';

const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));
const frameOf = (before: Fields, after: Fields) => {
  const { changed, gone } = stepTo(before, after);
  return overTheWire({ changed: Object.fromEntries(changed), gone });
};

test('fields within fields change alone, lists whole, and what is gone is named', () => {
  const before = {
    question: 1,
    answer: 'pass',
    toAct: ['A', 'B'],
    players: { A: { coins: 2, alive: true }, B: { coins: 1 } },
  };
  const after = {
    question: 2,
    toAct: ['B', 'A'],
    players: { A: { coins: 3, alive: true }, B: { coins: 1 } },
    over: null,
  };
  assert.deepEqual(frameOf(before, after), {
    changed: { question: 2, toAct: ['B', 'A'], 'players.A.coins': 3, over: null },
    gone: ['answer'],
  });
});

const field = fc.constantFrom('a', 'b', 'c', 'A', 'B', 'over');
const { tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(undefined, null, 0, 1, 'x', '', true, [], {}),
    fc.array(
      tie('value').map((value) => value ?? null),
      { maxLength: 3 },
    ),
    tie('tree'),
  ),
  tree: fc.dictionary(field, tie('value'), { maxKeys: 5 }),
}));
const views = fc.array(tree as fc.Arbitrary<Fields>, { minLength: 1, maxLength: 6 });

test('a client puts together exactly what the server showed, whatever changes', () => {
  fc.assert(
    fc.property(views, (list) => {
      let shown: Fields = {};
      let seen: Fields = {};
      for (const view of list) {
        const step = stepTo(shown, view);
        seen = viewAfter(seen, frameOf(shown, view)) ?? {};
        shown = step.shown;
        assert.deepEqual(overTheWire(shown), overTheWire(view));
        assert.deepEqual(seen, overTheWire(view));
      }
    }),
    { numRuns: 500 },
  );
});

test('nothing is told where nothing changed, and what was shown is kept as it was', () => {
  fc.assert(
    fc.property(tree as fc.Arbitrary<Fields>, (view) => {
      const { shown } = stepTo({}, view);
      assert.equal(stepTo(shown, structuredClone(view)).shown, shown);
    }),
  );
  const hand = ['duchess'];
  const { shown } = stepTo({}, { hand });
  hand.push('captain');
  assert.deepEqual(stepTo(shown, { hand }).changed, [['hand', ['duchess', 'captain']]]);
});

test('a whole view replaces what was known; without any there is none yet', () => {
  assert.deepEqual(viewAfter<Fields>({ a: 1 }, { view: { b: 2 } }), { b: 2 });
  assert.equal(viewAfter(undefined, { changed: { a: 1 } }), undefined);
});
