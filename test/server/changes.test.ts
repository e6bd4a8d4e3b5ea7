/** Views are sent as changes: the client rebuilds exactly the server's view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { viewAfter } from '../../src/protocol/changes.ts';
import { changesBetween } from '../../src/server/tables/state/changes.ts';
import { SAME_RUN } from '../chance.ts';

type Fields = { readonly [field: string]: unknown };

const asSent = (value: Fields): Fields => JSON.parse(JSON.stringify(value));
const frameOf = (was: Fields, is: Fields): Parameters<typeof viewAfter<Fields>>[1] => {
  const changes = changesBetween(JSON.stringify(was), JSON.stringify(is));
  return changes === undefined
    ? { view: asSent(is) }
    : JSON.parse(`{"changed":{${changes.changed}},"gone":${JSON.stringify(changes.gone)}}`);
};

test('a diff changes nested fields singly, replaces whole lists, and names removed fields', () => {
  const was = {
    question: 1,
    answer: 'pass',
    toAct: ['A', 'B'],
    players: { A: { coins: 2, in: true }, B: { coins: 1 } },
  };
  const is = { question: 2, toAct: ['B', 'A'], players: { A: { coins: 3, in: true }, B: { coins: 1 } }, over: null };
  assert.deepEqual(frameOf(was, is), {
    changed: { question: 2, toAct: ['B', 'A'], 'players.A.coins': 3, over: null },
    gone: ['answer'],
  });
});

const name = fc.constantFrom('a', 'b', 'aa', 'A', 'B', 'over');
const { record } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(undefined, null, 0, -1, 10, 1.5, 'x', '', '"', 'a\\', '}{,:[]', true, [], {}),
    fc.array(
      tie('value').map((value) => value ?? null),
      { maxLength: 3 },
    ),
    tie('record'),
  ),
  record: fc.dictionary(name, tie('value'), { maxKeys: 6, noNullPrototype: true }),
}));
const records = record as fc.Arbitrary<Fields>;

test('applying diffs yields exactly what the server shows', () => {
  fc.assert(
    fc.property(fc.array(records, { minLength: 2, maxLength: 6 }), ([first = {}, ...rest]) => {
      let [shown, seen] = [first, asSent(first)];
      for (const view of rest) {
        seen = viewAfter(seen, frameOf(shown, view)) ?? {};
        shown = view;
        assert.deepEqual(seen, asSent(view));
      }
    }),
    { ...SAME_RUN, numRuns: 2000 },
  );
});

test('a diff of equal views is empty', () => {
  fc.assert(
    fc.property(records, (view) => assert.deepEqual(frameOf(view, view), { changed: {}, gone: [] })),
    SAME_RUN,
  );
});

test('texts that are too long or not ASCII are sent as whole views', () => {
  for (const view of [{ said: 'à' }, { said: 'x'.repeat(70_000) }]) {
    assert.deepEqual(frameOf({ said: '' }, view), { view });
    assert.deepEqual(viewAfter({ said: '' }, { view }), view);
  }
  assert.equal(viewAfter(undefined, { changed: { a: 1 } }), undefined);
});
