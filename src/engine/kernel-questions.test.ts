import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { begin, mini, note, WAIT } from '../../test/mini-game.ts';
import type { Answer } from './game.ts';
import { answers, legal, openQuestion, phaseOf, playInPlace, timeOutInPlace } from './kernel.ts';

const spoken = (given: unknown): string => {
  const list = (Array.isArray(given) ? given : [given]) as Answer[];
  return list.map(({ seat, words }) => `${seat} ${words.join(' ')}`).join(', ');
};

describe('a question to one', () => {
  const game = mini([['q'], ['wait']], {
    ...WAIT,
    q: {
      ask: 'one',
      who: () => ['B'],
      moves: () => ['take two', 'leave'],
      then: (s, _, answer) => void s.notes.push(JSON.stringify(answer)),
    },
  });

  test('asks only that player, and passes on the words of the answer', () => {
    const { s } = begin(game);
    assert.equal(phaseOf(game, s), 'q');
    assert.deepEqual(openQuestion(s), { id: 1, asked: ['B'], answers: [] });
    assert.deepEqual([legal(game, s, 'A'), legal(game, s, 'B')], [[], ['take two', 'leave']]);
    playInPlace(game, s, 'B', 'take two');
    assert.deepEqual(s.notes, ['["take","two"]']);
    assert.equal(openQuestion(s)?.id, 2);
    assert.deepEqual(openQuestion(s)?.answers, []);
  });

  test('is answered on timeout by their first move', () => {
    const { s } = begin(game);
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['["take","two"]']);
  });

  test('is skipped if nobody is asked', () => {
    const nobody = mini([['q'], ['wait']], {
      ...WAIT,
      q: { ask: 'one', who: () => [], moves: () => ['x'], given: () => 'x', then: note('q') },
    });
    const { s } = begin(nobody);
    assert.deepEqual([s.notes, s.questions, phaseOf(nobody, s)], [[], 1, 'wait']);
  });

  test('a given choice is made automatically, without a question', () => {
    const given = mini([['q'], ['wait']], {
      ...WAIT,
      q: {
        ask: 'one',
        who: () => ['B'],
        moves: () => ['x', 'y'],
        given: (_, seat) => `only ${seat}`,
        then: (s, _, answer) => void s.notes.push(JSON.stringify(answer)),
      },
    });
    const { s } = begin(given);
    assert.deepEqual([s.notes, s.questions, phaseOf(given, s)], [['["only","B"]'], 1, 'wait']);
  });
});

describe('a question to any', () => {
  const ask = (fair: boolean) =>
    mini([['q'], ['wait']], {
      ...WAIT,
      q: {
        ask: 'any',
        fair: () => fair,
        who: () => ['C', 'A', 'B'],
        moves: () => ['doubt', 'shout loud'],
        then: (s, _, answer) => void s.notes.push(answer === undefined ? 'nobody' : spoken(answer)),
      },
    });

  test('pass is added automatically, as the first answer', () => {
    const game = ask(false);
    assert.deepEqual(answers(game, begin(game).s, 'A'), ['pass', 'doubt', 'shout loud']);
  });

  test('first: the first move other than pass closes it', () => {
    const game = ask(false);
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'pass');
    assert.equal(phaseOf(game, s), 'q');
    assert.deepEqual([legal(game, s, 'A'), legal(game, s, 'B').length], [[], 3]);
    playInPlace(game, s, 'B', 'shout loud');
    assert.deepEqual(s.notes, ['B shout loud']);
  });

  test('first: if all pass, there is no answer', () => {
    const game = ask(false);
    const { s } = begin(game);
    for (const seat of ['A', 'B'] as const) playInPlace(game, s, seat, 'pass');
    assert.equal(phaseOf(game, s), 'q');
    playInPlace(game, s, 'C', 'pass');
    assert.deepEqual(s.notes, ['nobody']);
  });

  test('fair: answers are sealed until all have answered, then the first in order counts', () => {
    const game = ask(true);
    const { s } = begin(game);
    playInPlace(game, s, 'B', 'doubt');
    playInPlace(game, s, 'A', 'shout loud');
    assert.deepEqual([s.notes, phaseOf(game, s)], [[], 'q']);
    playInPlace(game, s, 'C', 'pass');
    assert.deepEqual(s.notes, ['A shout loud']);
  });

  test('the default is first', () => {
    const game = mini([['q'], ['wait']], {
      ...WAIT,
      q: {
        ask: 'any',
        who: () => ['A', 'B'],
        moves: () => ['x'],
        then: (s, _, answer) => void s.notes.push(spoken(answer)),
      },
    });
    const { s } = begin(game);
    playInPlace(game, s, 'B', 'x');
    assert.deepEqual(s.notes, ['B x']);
  });

  test('on timeout the others pass, and sealed answers stay', () => {
    const game = ask(true);
    const { s } = begin(game);
    playInPlace(game, s, 'B', 'doubt');
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['B doubt']);
  });

  test('if nobody is asked, there is no answer', () => {
    const game = mini([['q'], ['wait']], {
      ...WAIT,
      q: { ask: 'any', who: () => [], moves: () => ['x'], then: (s, _, answer) => void s.notes.push(`${answer}`) },
    });
    const { s } = begin(game);
    assert.deepEqual([s.notes, s.questions], [['undefined'], 1]);
  });
});

describe('a question to all', () => {
  const game = mini([['q'], ['wait']], {
    ...WAIT,
    q: {
      ask: 'all',
      who: () => ['C', 'A'],
      moves: () => ['pass', 'for B'],
      late: (_, seat) => (seat === 'A' ? undefined : 'pass'),
      then: (s, _, given) => void s.notes.push(spoken(given)),
    },
  });

  test('is sealed until the last answer; answers come in the order of asking, passes included', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'pass');
    assert.deepEqual(
      [s.notes, legal(game, s, 'A'), legal(game, s, 'B'), legal(game, s, 'C')],
      [[], [], [], ['pass', 'for B']],
    );
    playInPlace(game, s, 'C', 'for B');
    assert.deepEqual(s.notes, ['C for B, A pass']);
  });

  test('on timeout a player without a default answer is left out', () => {
    const { s } = begin(game);
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['C pass']);
  });

  test('a timeout does not replace an answer already given', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'for B');
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['C pass, A for B']);
  });

  test('if nobody is asked, there are no answers', () => {
    const none = mini([['q'], ['wait']], {
      ...WAIT,
      q: {
        ask: 'all',
        who: () => [],
        moves: () => ['x'],
        then: (s, _, given) => void s.notes.push(JSON.stringify(given)),
      },
    });
    assert.deepEqual(begin(none).s.notes, ['[]']);
  });
});

test('on timeout without a default answer, the answer is empty', () => {
  const game = mini([['q'], ['wait']], {
    ...WAIT,
    q: {
      ask: 'one',
      who: () => ['A'],
      moves: () => ['x'],
      late: () => undefined,
      then: (s, _, answer) => void s.notes.push(JSON.stringify(answer)),
    },
  });
  const { s } = begin(game);
  timeOutInPlace(game, s);
  assert.deepEqual(s.notes, ['[""]']);
});

test('answers belong to one question: asked again, it starts without answers', () => {
  const game = mini([['q'], ['q'], ['wait']], {
    ...WAIT,
    q: { ask: 'all', who: (s) => s.seats, moves: () => ['x'], then: note('q') },
  });
  const { s } = begin(game, 2);
  playInPlace(game, s, 'A', 'x');
  playInPlace(game, s, 'B', 'x');
  assert.deepEqual(openQuestion(s), { id: 2, asked: ['A', 'B'], answers: [] });
  assert.deepEqual(legal(game, s, 'A'), ['x']);
});
