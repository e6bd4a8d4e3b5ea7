import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { begin, type Mini, mini, note, WAIT } from '../../test/mini-game.ts';
import { clone, finish, play, playInPlace, refusal, timeOut } from './kernel.ts';

describe('refusals', () => {
  const game = mini([['q'], ['wait']], {
    ...WAIT,
    q: { ask: 'all', who: () => ['A', 'B'], moves: () => ['yes', 'no'], then: note('q') },
  });
  const { s } = begin(game);
  playInPlace(game, s, 'A', 'yes');
  const cases: readonly (readonly [seat: unknown, move: unknown, code: string, message: string])[] = [
    ['D', 'yes', 'seat', 'there is no seat "D"; the seats are A B C'],
    [undefined, 'yes', 'seat', 'there is no seat undefined; the seats are A B C'],
    ['B', 7, 'move', 'a move is a sentence, such as "income"'],
    ['B', undefined, 'move', 'a move is a sentence, such as "income"'],
    ['B', 'maybe', 'illegal', 'B may not "maybe" now; allowed: yes or no'],
    ['B', 'constructor', 'illegal', 'B may not "constructor" now; allowed: yes or no'],
    ['B', 'x'.repeat(61), 'illegal', `B may not "${'x'.repeat(60)}…" now; allowed: yes or no`],
    ['B', 'x'.repeat(60), 'illegal', `B may not "${'x'.repeat(60)}" now; allowed: yes or no`],
    ['A', 'yes', 'answered', 'A has answered already; the others are still thinking'],
    ['C', 'yes', 'not-asked', 'C is not asked now; the question is "q" for A and B'],
  ];
  for (const [seat, move, code, message] of cases)
    test(`${code}: ${JSON.stringify(seat)} ${JSON.stringify(move)}`, () => {
      const refused = refusal(game, s, seat, move);
      assert.deepEqual([refused?.code, refused?.message], [code, message]);
    });

  test('over: no move is legal', () => {
    const over = mini([['a']], { a: (t) => finish(t, ['A']) });
    assert.equal(refusal(over, begin(over).s, 'A', 'yes')?.code, 'over');
  });

  test('play throws the refusal', () => {
    assert.throws(() => play(game, s, 'C', 'yes'), { code: 'not-asked' });
  });
});

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
};

describe('purity', () => {
  const game = mini([['q'], ['wait']], {
    ...WAIT,
    q: { ask: 'all', who: (s) => s.seats, moves: () => ['x'], then: (s) => void s.notes.push('q') },
  });

  test('play and timeOut leave the given state unchanged', () => {
    const s: Mini = frozen(begin(game, 1).s);
    assert.deepEqual(play(game, s, 'A', 'x').state.notes, ['q']);
    assert.deepEqual(timeOut(game, s).state.notes, ['q']);
    assert.deepEqual(s.notes, []);
  });

  test('a clone shares nothing', () => {
    const value = { a: [1, { b: 'x' }], c: undefined, d: { e: [] as number[] }, f: null };
    const copy = clone(value);
    assert.deepEqual(copy, value);
    copy.d.e.push(1);
    copy.a.push(2);
    assert.deepEqual(value, { a: [1, { b: 'x' }], c: undefined, d: { e: [] }, f: null });
    assert.notEqual(copy.a[1], value.a[1]);
  });
});
