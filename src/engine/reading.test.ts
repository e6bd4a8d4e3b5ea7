import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Said } from './facts.ts';
import type { View } from './game.ts';
import { moves } from './moves.ts';
import { wordsOf } from './phrases.ts';
import { reading, remembering, viewOf } from './reading.ts';
import { each, type Seat } from './seats.ts';

/** Players take and eat nuts. */
type Facts = {
  by: { took: [nuts: number] | [nuts: number, from: Seat]; ate: [nuts: number]; sneezed: []; said: [text: string] };
  of: { filled: [nuts: number]; over: [] };
};
const { read, verbOf, says, run, fold, scan } = reading<Facts>();

const HEARD: readonly Said[] = [
  ['filled', 9],
  ['A', 'took', 2],
  ['B', 'took', 1, 'A'],
  ['B', 'ate', 1],
  ['C', 'sneezed'],
  ['C', 'said', 'took'],
  ['over'],
];

describe('a fact', () => {
  test('is read without copying, and narrowed to its type', () => {
    const [, , third] = HEARD;
    const fact = read(third ?? []);
    assert.equal(fact, third);
    if (fact[1] !== 'took') assert.fail();
    const [by, , nuts, from] = fact;
    assert.deepEqual([by satisfies Seat, nuts satisfies number, from satisfies Seat | undefined], ['B', 1, 'A']);
  });

  test('has a verb, done by a seat or by the table', () => {
    assert.deepEqual(HEARD.map(verbOf), ['filled', 'took', 'took', 'ate', 'sneezed', 'said', 'over']);
  });

  test('is matched against verbs; undefined matches none', () => {
    assert.deepEqual(
      HEARD.map((said) => says(said, 'took', 'filled')),
      [true, true, true, false, false, false, false],
    );
    assert.equal(says(undefined, 'took'), false);
    assert.deepEqual(
      HEARD.flatMap((said) => (says(said, 'took') ? said[2] + 1 : [])),
      [3, 2],
    );
  });

  test('starts a run of facts with the same verbs', () => {
    assert.deepEqual([run(HEARD, 1, 'took'), run(HEARD, 1, 'took', 'ate'), run(HEARD, 0, 'took')], [2, 3, 0]);
    assert.equal(run(HEARD, 6, 'over'), 1);
  });
});

describe('the facts heard', () => {
  test('are folded one by one, by the reader of each verb', () => {
    const eat = fold<{ bowl: number; seen: string[] }>({
      filled(memory, [, nuts]) {
        memory.bowl += nuts;
      },
      took(memory, [by, , nuts, from]) {
        if (from === undefined) memory.bowl -= nuts;
        memory.seen.push(`${by} ${from ?? '-'}`);
      },
    });
    const memory = { bowl: 0, seen: [] };
    for (const said of HEARD) eat(memory, said);
    eat(memory, ['A', 'constructor']);
    assert.deepEqual(memory, { bowl: 7, seen: ['A -', 'B A'] });
  });

  test('are scanned for groups; facts without a group are skipped', () => {
    const found = scan<string>({
      took: ([by], heard, i) => ({
        what: `${by} and ${run(heard, i, 'took') - 1} more`,
        length: run(heard, i, 'took'),
      }),
      ate: () => ({ length: 2 }),
      sneezed: () => ({ what: 'never', length: 1 }),
      said: () => undefined,
      over: () => ({ what: 'the end', length: 5 }),
    });
    assert.deepEqual(found(HEARD, 1), [
      { what: 'A and 1 more', said: HEARD.slice(1, 3) },
      { what: 'the end', said: [['over']] },
    ]);
    assert.deepEqual(
      found(HEARD, 2).map(({ what }) => what),
      ['B and 0 more', 'the end'],
    );
  });

  test('are remembered: as the list grows, each fact is noted once per viewer', () => {
    const noted: string[] = [];
    const remember = remembering(
      (me: Seat) => [me as string],
      (memory, said, me) => {
        noted.push(`${me} ${said.join(' ')}`);
        return said[0] === 'filled' ? [me] : [...memory, said.join(' ')];
      },
    );
    const heard: Said[] = [['A', 'took', 1]];
    assert.deepEqual(remember(heard, 'B'), ['B', 'A took 1']);
    heard.push(['filled', 3], ['A', 'ate', 1]);
    assert.deepEqual(remember(heard, 'B'), ['B', 'A ate 1']);
    assert.deepEqual(remember(heard, 'B'), ['B', 'A ate 1']);
    assert.equal(noted.length, 3);
    assert.deepEqual(remember([], 'C'), ['C']);
  });
});

describe('a move', () => {
  const { parse } = moves<{
    take: readonly ['take', '1' | '2'] | readonly ['pass'];
    give: readonly ['give', Seat, ...('nut' | 'shell')[]];
  }>();

  test('is parsed into words of its vocabulary', () => {
    const move = parse('give B nut shell');
    if (move[0] !== 'give') assert.fail();
    const [, to, ...what] = move;
    assert.deepEqual([to satisfies Seat, what satisfies ('nut' | 'shell')[]], ['B', ['nut', 'shell']]);
    assert.deepEqual(parse('pass'), ['pass']);
  });

  test('written out in its type is split into words of that type', () => {
    const ballot: `accuse ${Seat}` | 'pass' = 'accuse B' as `accuse ${Seat}` | 'pass';
    const [verb, at] = wordsOf(ballot);
    assert.deepEqual([verb satisfies 'accuse' | 'pass', at satisfies Seat | undefined], ['accuse', 'B']);
  });
});

test('a view of another game is refused', () => {
  const seats = ['A', 'B'] as const;
  const players = each(seats, () => ({}));
  const view: View = { game: 'nuts', version: 1, seats, phase: 'take', toAct: [], question: 0, over: null, players };
  const isNuts = (one: View): one is View & { readonly nuts?: number } => one.game === 'nuts';
  assert.equal(viewOf(isNuts, view).nuts, undefined);
  assert.throws(() => viewOf(isNuts, { ...view, game: 'chess' }), { message: 'this is a view of chess' });
});
