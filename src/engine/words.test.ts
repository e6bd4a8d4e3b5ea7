import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { either } from './fault.ts';
import { choice, flag, knownOptions, wholeNumber, wordList } from './options.ts';
import { phrase, phrases, words } from './phrases.ts';
import { each, isSeat, others, SEATS } from './seats.ts';

describe('phrases', () => {
  test('are sentences, and split back into words', () => {
    assert.equal(phrase('coup', 'B'), 'coup B');
    assert.deepEqual(words(phrase('lose', 'captain', 'as', 'witch')), ['lose', 'captain', 'as', 'witch']);
    assert.deepEqual(words('pass'), ['pass']);
    assert.deepEqual(phrases('give', ['A', 'B']), { A: 'give A', B: 'give B' });
  });

  test('split the same whether long, new or cached', () => {
    const long = `say: ${'word '.repeat(20)}end`;
    for (let i = 0; i < 2; i++) assert.equal(words(long).length, 22);
    for (let i = 0; i < 12_000; i++) assert.deepEqual(words(`say ${i}`), ['say', `${i}`]);
    assert.deepEqual(words('say 11999'), ['say', '11999']);
  });
});

describe('seats', () => {
  test('the others are listed in order of play', () => {
    assert.deepEqual(others(['A', 'B', 'C', 'D'], 'B'), ['C', 'D', 'A']);
    assert.deepEqual(others(['A', 'B'], 'A'), ['B']);
    assert.deepEqual(others(['A', 'B'], 'B'), ['A']);
  });

  test('are the letters A to H', () => {
    assert.deepEqual(SEATS.join(''), 'ABCDEFGH');
    assert.deepEqual(
      [isSeat('A'), isSeat('H'), isSeat('I'), isSeat('a'), isSeat(undefined)],
      [true, true, false, false, false],
    );
    assert.deepEqual(
      each(['A', 'C'], (seat) => `${seat}!`),
      { A: 'A!', C: 'C!' },
    );
  });
});

test('lists read as sentences', () => {
  assert.deepEqual(
    [[], ['a'], ['a', 'b'], ['a', 'b', 3]].map((list) => either(list)),
    ['', 'a', 'a or b', 'a, b or 3'],
  );
  assert.equal(either(['a', 'b'], 'and'), 'a and b');
});

describe('options', () => {
  const specs = [
    { name: 'x', of: [], default: '' },
    { name: 'y', of: [], default: '' },
  ];

  test('are refused if unknown', () => {
    knownOptions({ x: 1, y: 2 }, specs);
    knownOptions({}, []);
    assert.throws(() => knownOptions({ z: 1 }, specs), {
      code: 'option',
      message: 'unknown option "z"; the options are x and y',
    });
    assert.throws(() => knownOptions({ z: 1 }, []), { message: 'unknown option "z"; the options are none' });
  });

  test('a choice is one of its values, by default the first', () => {
    assert.equal(choice({}, 'x', ['a', 'b']), 'a');
    assert.equal(choice({ x: 'b' }, 'x', ['a', 'b']), 'b');
    for (const x of ['c', 1, null, ['a']])
      assert.throws(() => choice({ x }, 'x', ['a', 'b']), {
        code: 'option',
        message: `option "x" is ${JSON.stringify(x)}; allowed: a or b`,
      });
  });

  test('a flag is true or false, also as text', () => {
    assert.deepEqual(
      [{}, { x: false }, { x: 'false' }, { x: true }, { x: 'true' }].map((raw) => flag(raw, 'x')),
      [false, false, false, true, true],
    );
    assert.throws(() => flag({ x: 'yes' }, 'x'), { message: 'option "x" is "yes"; allowed: true or false' });
  });

  test('a whole number is within its bounds', () => {
    assert.deepEqual(
      [{}, { x: 1 }, { x: 3 }, { x: '2' }].map((raw) => wholeNumber(raw, 'x', 1, 3)),
      [undefined, 1, 3, 2],
    );
    for (const x of [0, 4, 1.5, '0', '4', '1.5', 'two', '', null, '1234567', ' 2'])
      assert.throws(() => wholeNumber({ x }, 'x', 1, 3), {
        message: `option "x" is ${JSON.stringify(x)}; allowed: a whole number from 1 to 3`,
      });
  });

  test('a list of words is a list or separated by commas', () => {
    assert.deepEqual(
      [{}, { x: 'a,b' }, { x: 'a, b ,' }, { x: ['a', 'b'] }, { x: '' }].map((raw) => wordList(raw, 'x')),
      [undefined, ['a', 'b'], ['a', 'b'], ['a', 'b'], []],
    );
    for (const x of [1, null, [1], {}])
      assert.throws(() => wordList({ x }, 'x'), { message: /allowed: a list of words/ });
  });

  test('names of Object.prototype are not options', () => {
    assert.equal(wordList({}, 'constructor'), undefined);
    assert.equal(flag({}, 'toString'), false);
  });
});
