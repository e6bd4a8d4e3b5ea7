import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, type Kept, type Operation } from './history.ts';

const operation = (id: string, sent: number, answered?: number, outcome?: Operation['outcome']): Operation => ({
  id,
  log: 'one',
  sent,
  answered,
  outcome,
});
const log = (...ids: (string | undefined)[]): Kept[] => ids.map((id, n) => ({ log: 'one', n, id }));

test('a sound history has nothing wrong', () => {
  const operations = [operation('a', 1, 2, 'done'), operation('b', 1, 5, 'done'), operation('c', 3, 4, 'refused')];
  assert.deepEqual(judge([...operations, operation('d', 6), operation('e', 6)], log('b', undefined, 'a', 'd')), []);
});

const BROKEN: readonly (readonly [why: RegExp, operations: Operation[], kept: Kept[]])[] = [
  [/a was confirmed and is lost/, [operation('a', 1, 2, 'done')], log('b')],
  [/a was refused and is kept/, [operation('a', 1, 2, 'refused')], log('a')],
  [/a is kept 2 times/, [operation('a', 1)], log('a', 'a')],
  [/2 stands where 1 should/, [], log('a', 'b', 'c').toSpliced(1, 1)],
  [/a is kept in two/, [operation('a', 1, 2, 'done')], [{ log: 'two', n: 0, id: 'a' }]],
  [/1 is 3600000 ms older/, [], log('a', 'b').map((one, i) => ({ ...one, at: 9_000_000 - i * 3_600_000 }))],
  [/the clock of 3 happened twice/, [], log(undefined, undefined).map((one) => ({ ...one, once: 'the clock of 3' }))],
  [/b was sent after a/, [operation('a', 1, 2, 'done'), operation('b', 3, 4, 'done')], log('b', 'a')],
];
for (const [why, operations, kept] of BROKEN)
  test(`found: ${why.source}`, () => {
    const wrong = judge(operations, kept);
    assert.equal(wrong.length, 1, wrong.join('\n'));
    assert.match(wrong[0] ?? '', why);
  });
