import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { begin, type Mini, mini, note, WAIT } from '../../test/mini-game.ts';
import type { Answer } from './game.ts';
import {
  answers,
  clone,
  dropRest,
  finish,
  legal,
  openQuestion,
  phaseOf,
  play,
  playInPlace,
  refusal,
  skipTo,
  timeOut,
  timeOutInPlace,
} from './kernel.ts';
import type { Seat } from './seats.ts';

const spoken = (given: unknown): string => {
  const list = (Array.isArray(given) ? given : [given]) as Answer[];
  return list.map(({ seat, words }) => `${seat} ${words.join(' ')}`).join(', ');
};

describe('the agenda', () => {
  test('steps run in order; new ones come before all others', () => {
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

  test('a step gets up to five things to know, and so does a question', () => {
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

  test('turn after turn the agenda does not grow', () => {
    const game = mini([['turn']], { ...WAIT, turn: () => [['wait'], ['turn']] });
    const { s } = begin(game);
    for (let i = 0; i < 50; i++) playInPlace(game, s, 'A', 'go');
    assert.equal(s.agenda.length, 1);
    assert.deepEqual(s.agenda[0]?.steps, [['wait'], ['turn']]);
  });

  test('no steps are no frame', () => {
    const game = mini([['a'], ['wait']], { ...WAIT, a: () => [] });
    assert.equal(begin(game).s.agenda.length, 1);
  });

  test('a step that does not exist, and an agenda that runs dry, are mistakes of the game', () => {
    assert.throws(() => begin(mini([['strange']], {})), /mini has no step "strange"/);
    assert.throws(() => begin(mini([['a']], { a: note('a') })), /the agenda is empty, but nobody has won/);
  });

  test('dropRest forgets what stands with the current step, and no more', () => {
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

  test('skipTo does nothing more until the step it names', () => {
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

  test('skipTo a step that is nowhere leaves nothing', () => {
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

  test('asks him alone, and gives his words', () => {
    const { s } = begin(game);
    assert.equal(phaseOf(game, s), 'q');
    assert.deepEqual(openQuestion(s), { id: 1, asked: ['B'], answers: [] });
    assert.deepEqual([legal(game, s, 'A'), legal(game, s, 'B')], [[], ['take two', 'leave']]);
    playInPlace(game, s, 'B', 'take two');
    assert.deepEqual(s.notes, ['["take","two"]']);
    assert.equal(openQuestion(s)?.id, 2);
    assert.deepEqual(openQuestion(s)?.answers, []);
  });

  test('late is the first of his moves', () => {
    const { s } = begin(game);
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['["take","two"]']);
  });

  test('is not asked where nobody is there to answer', () => {
    const nobody = mini([['q'], ['wait']], {
      ...WAIT,
      q: { ask: 'one', who: () => [], moves: () => ['x'], given: () => 'x', then: note('q') },
    });
    const { s } = begin(nobody);
    assert.deepEqual([s.notes, s.questions, phaseOf(nobody, s)], [[], 1, 'wait']);
  });

  test('a choice that is none is made by itself, and is no question', () => {
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

  test('pass comes by itself, and first', () => {
    const game = ask(false);
    assert.deepEqual(answers(game, begin(game).s, 'A'), ['pass', 'doubt', 'shout loud']);
  });

  test('first: the first to speak up closes it', () => {
    const game = ask(false);
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'pass');
    assert.equal(phaseOf(game, s), 'q');
    assert.deepEqual([legal(game, s, 'A'), legal(game, s, 'B').length], [[], 3]);
    playInPlace(game, s, 'B', 'shout loud');
    assert.deepEqual(s.notes, ['B shout loud']);
  });

  test('first: all pass, and nobody has spoken', () => {
    const game = ask(false);
    const { s } = begin(game);
    for (const seat of ['A', 'B'] as const) playInPlace(game, s, seat, 'pass');
    assert.equal(phaseOf(game, s), 'q');
    playInPlace(game, s, 'C', 'pass');
    assert.deepEqual(s.notes, ['nobody']);
  });

  test('fair: sealed until all have answered, then the first in order', () => {
    const game = ask(true);
    const { s } = begin(game);
    playInPlace(game, s, 'B', 'doubt');
    playInPlace(game, s, 'A', 'shout loud');
    assert.deepEqual([s.notes, phaseOf(game, s)], [[], 'q']);
    playInPlace(game, s, 'C', 'pass');
    assert.deepEqual(s.notes, ['A shout loud']);
  });

  test('without a word about fairness it is first', () => {
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

  test('late is pass; who has spoken up keeps his word', () => {
    const game = ask(true);
    const { s } = begin(game);
    playInPlace(game, s, 'B', 'doubt');
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['B doubt']);
  });

  test('with nobody to ask, nobody has spoken', () => {
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

  test('is sealed until the last; answers come in the order of asking, a pass among them', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'pass');
    assert.deepEqual(
      [s.notes, legal(game, s, 'A'), legal(game, s, 'B'), legal(game, s, 'C')],
      [[], [], [], ['pass', 'for B']],
    );
    playInPlace(game, s, 'C', 'for B');
    assert.deepEqual(s.notes, ['C for B, A pass']);
  });

  test('whoever is late without an answer is left out', () => {
    const { s } = begin(game);
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['C pass']);
  });

  test('a late answer does not replace one that was given', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'for B');
    timeOutInPlace(game, s);
    assert.deepEqual(s.notes, ['C pass, A for B']);
  });

  test('with nobody to ask, there are no answers', () => {
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

test('one who is late without an answer has said nothing', () => {
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

test('answers belong to their question: the same one asked again begins anew', () => {
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

describe('asides', () => {
  const game = mini(
    [['q'], ['wait']],
    {
      ...WAIT,
      q: {
        ask: 'all',
        who: (s) => s.seats.filter((seat) => s.flags[seat] !== true),
        moves: () => ['yes', 'no'],
        then: (s, _, given) => void s.notes.push(spoken(given)),
      },
      ask: {
        ask: 'one',
        who: (_, seat) => [seat as Seat],
        moves: () => ['smile'],
        then: note('smiled'),
      },
      strike(s, _, seat) {
        s.flags[String(seat)] = true;
      },
    },
    {
      asides: (s, seat) => (s.flags[seat] === true ? [] : ['nudge B', 'strike C', 'say: …', 'yes']),
      aside(s, out, seat, move) {
        s.notes.push(`${seat} ${move}`);
        out.push({ to: 'all', said: [seat, 'moved'] });
        if (move === 'nudge B') return [['ask', 'B']];
        if (move === 'strike C') return [['strike', 'C']];
      },
      patterns: [
        {
          pattern: 'say: …',
          fits: (_, seat, move) => move === `say: I am ${seat}`,
          sample: (_, seat) => `say: I am ${seat}`,
        },
      ],
    },
  );

  test('stand after the answers, for one who is asked and one who has answered', () => {
    const { s } = begin(game);
    assert.deepEqual(legal(game, s, 'A'), ['yes', 'no', 'nudge B', 'strike C', 'say: …', 'yes']);
    assert.deepEqual(answers(game, s, 'A'), ['yes', 'no']);
    playInPlace(game, s, 'A', 'no');
    assert.deepEqual(legal(game, s, 'A'), ['nudge B', 'strike C', 'say: …', 'yes']);
  });

  test('put their steps before the open question, which stays as it was', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'C', 'no');
    const facts = playInPlace(game, s, 'C', 'nudge B');
    assert.deepEqual(facts, [{ to: 'all', said: ['C', 'moved'] }]);
    assert.equal(phaseOf(game, s), 'ask');
    assert.deepEqual(openQuestion(s), { id: 2, asked: ['B'], answers: [] });
    assert.deepEqual(s.agenda[0]?.question, { id: 1, asked: ['A', 'B', 'C'], answers: [{ seat: 'C', move: 'no' }] });
    assert.deepEqual(answers(game, s, 'A'), []);
    playInPlace(game, s, 'B', 'smile');
    assert.deepEqual(openQuestion(s), { id: 1, asked: ['A', 'B', 'C'], answers: [{ seat: 'C', move: 'no' }] });
    playInPlace(game, s, 'A', 'yes');
    playInPlace(game, s, 'B', 'yes');
    assert.deepEqual(s.notes, ['C nudge B', 'smiled smile B', 'A yes, B yes, C no']);
  });

  test('the clock of the upper question does not touch the one beneath', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'nudge B');
    timeOutInPlace(game, s);
    assert.deepEqual([phaseOf(game, s), openQuestion(s)?.id, openQuestion(s)?.answers], ['q', 1, []]);
  });

  test('who is asked is fixed when a question opens', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'strike C');
    assert.equal(s.flags.C, true);
    assert.deepEqual(openQuestion(s)?.asked, ['A', 'B', 'C']);
    assert.deepEqual(legal(game, s, 'C'), ['yes', 'no']);
  });

  test('a move that is an answer too answers, until one has answered', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'yes');
    assert.deepEqual([s.notes, openQuestion(s)?.answers.length], [[], 1]);
    playInPlace(game, s, 'A', 'yes');
    assert.deepEqual([s.notes, openQuestion(s)?.answers.length], [['A yes'], 1]);
  });

  test('a pattern takes what fits it, and not itself', () => {
    const { s } = begin(game);
    assert.equal(refusal(game, s, 'A', 'say: I am A'), undefined);
    assert.equal(refusal(game, s, 'A', 'say: I am B')?.code, 'illegal');
    assert.equal(refusal(game, s, 'A', 'say: …')?.code, 'illegal');
    assert.deepEqual(play(game, s, 'A', 'say: I am A').state.notes, ['A say: I am A']);
    s.flags.A = true;
    assert.equal(refusal(game, s, 'A', 'say: I am A')?.code, 'illegal');
  });

  test('a pattern may be an answer', () => {
    const free = mini(
      [['q'], ['wait']],
      {
        ...WAIT,
        q: {
          ask: 'one',
          who: () => ['A'],
          moves: () => ['name …'],
          then: (s, _, said) => void s.notes.push(String(said)),
        },
      },
      {
        asides: () => ['hum'],
        aside: (s) => void s.notes.push('hummed'),
        patterns: [{ pattern: 'name …', fits: (_, __, move) => move.startsWith('name '), sample: () => 'name x' }],
      },
    );
    const { s } = begin(free);
    playInPlace(free, s, 'B', 'hum');
    playInPlace(free, s, 'A', 'name x');
    assert.deepEqual([s.notes, phaseOf(free, s)], [['hummed', 'name,x'], 'wait']);
  });

  test('end with the game', () => {
    const over = mini([['a']], { a: (s) => finish(s, ['A']) }, { asides: () => ['hum'] });
    assert.deepEqual(legal(over, begin(over).s, 'A'), []);
  });
});

describe('what is refused', () => {
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

  test('over: nothing is legal any more', () => {
    const over = mini([['a']], { a: (t) => finish(t, ['A']) });
    assert.equal(refusal(over, begin(over).s, 'A', 'yes')?.code, 'over');
  });

  test('play throws the fault', () => {
    assert.throws(() => play(game, s, 'C', 'yes'), { code: 'not-asked' });
  });
});

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
};

describe('pure', () => {
  const game = mini([['q'], ['wait']], {
    ...WAIT,
    q: { ask: 'all', who: (s) => s.seats, moves: () => ['x'], then: (s) => void s.notes.push('q') },
  });

  test('play and timeOut leave the state they are given', () => {
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

test('a step is no question, and a question no step', () => {
  const game = mini([['wait']], WAIT);
  const rule = game.rules.get('wait');
  assert.throws(() => rule?.run(begin(game).s, []), /"wait" is no such step/);
  const other = mini([['a'], ['wait']], { ...WAIT, a: note('a') }).rules.get('a');
  assert.throws(() => other?.who(begin(game).s), /"a" is no such step/);
});
