import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { begin, mini, note, WAIT } from '../../test/mini-game.ts';
import { dropRest, finish, legal, openQuestion, phaseOf, playInPlace, skipTo, timeOut } from './kernel.ts';

describe('the agenda', () => {
  test('steps run in order, new ones first', () => {
    const game = mini([['a'], ['d'], ['wait']], {
      ...WAIT,
      a(s) {
        note('a')(s, []);
        return [['b', 'x', 1], ['c']];
      },
      b(s, _, ...args) {
        note('b')(s, [], ...args);
        return [['e']];
      },
      c: note('c'),
      d: note('d'),
      e: note('e'),
    });
    assert.deepEqual(begin(game).s.notes, ['a', 'b x 1', 'e', 'c', 'd']);
  });

  test('steps and questions take up to five arguments', () => {
    const game = mini(
      [
        ['a', 1, 2, 3, 4, 5],
        ['q', 1, 2, 3, 4, 5],
      ],
      {
        a: note('a'),
        q: {
          ask: 'one',
          who: (s, ...args) => {
            note('who')(s, [], ...args);
            return ['A'];
          },
          phase: (_, ...args) => `phase ${args.join(' ')}`,
          moves: (_, seat, ...args) => [`${seat} ${args.join(' ')}`],
          late: (_, seat, ...args) => `late ${seat} ${args.join(' ')}`,
          ranOut: (s, _, ...args) => note('ran out')(s, [], ...args),
          given(s, seat, ...args) {
            note(`given ${seat}`)(s, [], ...args);
            return undefined;
          },
          then(s, _, answer, ...args) {
            note(`then ${String(answer)}`)(s, [], ...args);
            finish(s, ['A']);
          },
        },
      },
    );
    const { s } = begin(game);
    assert.equal(phaseOf(game, s), 'phase 1 2 3 4 5');
    assert.deepEqual(legal(game, s, 'A'), ['A 1 2 3 4 5']);
    const late = timeOut(game, s).state;
    assert.deepEqual(late.notes.slice(-2), ['ran out 1 2 3 4 5', 'then late,A,1,2,3,4,5 1 2 3 4 5']);
    playInPlace(game, s, 'A', 'A 1 2 3 4 5');
    assert.deepEqual(s.notes, ['a 1 2 3 4 5', 'who 1 2 3 4 5', 'given A 1 2 3 4 5', 'then A,1,2,3,4,5 1 2 3 4 5']);
  });

  test('the agenda does not grow from turn to turn', () => {
    const game = mini([['turn']], { ...WAIT, turn: () => [['wait'], ['turn']] });
    const { s } = begin(game);
    for (let i = 0; i < 50; i++) playInPlace(game, s, 'A', 'go');
    assert.equal(s.agenda.length, 1);
    assert.deepEqual(s.agenda[0]?.steps, [['wait'], ['turn']]);
  });

  test('an empty list of steps adds no frame', () => {
    const game = mini([['a'], ['wait']], { ...WAIT, a: () => [] });
    assert.equal(begin(game).s.agenda.length, 1);
  });

  test('an unknown step or an empty agenda is an error of the game', () => {
    assert.throws(() => begin(mini([['strange']], {})), /mini has no step "strange"/);
    assert.throws(() => begin(mini([['a']], { a: note('a') })), /the agenda is empty, but nobody has won/);
  });

  test('dropRest drops only the rest of the current frame', () => {
    const game = mini([['a'], ['wait']], {
      ...WAIT,
      a: () => [['b'], ['c']],
      b(s) {
        dropRest(s);
        return [['d']];
      },
      c: note('c'),
      d: note('d'),
    });
    const { s } = begin(game);
    assert.deepEqual(s.notes, ['d']);
    assert.equal(phaseOf(game, s), 'wait');
  });

  test('skipTo skips all steps before the named one', () => {
    const game = mini([['a'], ['x'], ['there'], ['wait']], {
      ...WAIT,
      a: () => [['b'], ['x']],
      b: () => [['c'], ['x']],
      c: (s) => skipTo(s, 'there'),
      x: note('x'),
      there: note('there'),
    });
    assert.deepEqual(begin(game).s.notes, ['there']);
  });

  test('skipTo stops at the nearest step of that name', () => {
    const game = mini([['a'], ['there', 2], ['wait']], {
      ...WAIT,
      a: () => [['b'], ['x'], ['there', 1]],
      b: (s) => skipTo(s, 'there'),
      x: note('x'),
      there: note('there'),
    });
    assert.deepEqual(begin(game).s.notes, ['there 1', 'there 2']);
  });

  test('skipTo an absent step empties the agenda', () => {
    const game = mini([['a'], ['wait']], { ...WAIT, a: (s) => skipTo(s, 'nowhere') });
    assert.throws(() => begin(game), /the agenda is empty/);
  });

  test('finish ends the game at once', () => {
    const game = mini([['a'], ['b']], { a: (s) => finish(s, ['B', 'C']), b: note('b') });
    const { s } = begin(game);
    assert.deepEqual([s.over, s.agenda, s.notes, phaseOf(game, s)], [['B', 'C'], [], [], 'over']);
    assert.equal(openQuestion(s), undefined);
    assert.deepEqual(legal(game, s, 'B'), []);
    assert.throws(() => timeOut(game, s), { code: 'over', message: 'the game is over' });
  });
});

test('a step cannot be used as a question, nor a question as a step', () => {
  const game = mini([['wait']], WAIT);
  const rule = game.rules.get('wait');
  assert.throws(() => rule?.run(begin(game).s, []), /"wait" is no such step/);
  const other = mini([['a'], ['wait']], { ...WAIT, a: note('a') }).rules.get('a');
  assert.throws(() => other?.who(begin(game).s), /"a" is no such step/);
});
