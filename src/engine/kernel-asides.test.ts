import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { begin, mini, note, WAIT } from '../../test/mini-game.ts';
import type { Answer } from './game.ts';
import { answers, finish, legal, openQuestion, phaseOf, play, playInPlace, refusal, timeOutInPlace } from './kernel.ts';
import type { Seat } from './seats.ts';

const spoken = (given: unknown): string => {
  const list = (Array.isArray(given) ? given : [given]) as Answer[];
  return list.map(({ seat, words }) => `${seat} ${words.join(' ')}`).join(', ');
};

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

  test('come after the answers, for players asked and players who have answered', () => {
    const { s } = begin(game);
    assert.deepEqual(legal(game, s, 'A'), ['yes', 'no', 'nudge B', 'strike C', 'say: …', 'yes']);
    assert.deepEqual(answers(game, s, 'A'), ['yes', 'no']);
    playInPlace(game, s, 'A', 'no');
    assert.deepEqual(legal(game, s, 'A'), ['nudge B', 'strike C', 'say: …', 'yes']);
  });

  test('run their steps before the open question, which stays unchanged', () => {
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

  test('a timeout of the upper question does not affect the one beneath', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'nudge B');
    timeOutInPlace(game, s);
    assert.deepEqual([phaseOf(game, s), openQuestion(s)?.id, openQuestion(s)?.answers], ['q', 1, []]);
  });

  test('the players asked are fixed when a question opens', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'strike C');
    assert.equal(s.flags.C, true);
    assert.deepEqual(openQuestion(s)?.asked, ['A', 'B', 'C']);
    assert.deepEqual(legal(game, s, 'C'), ['yes', 'no']);
  });

  test('a move that is both answer and aside answers first, and is an aside afterwards', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'yes');
    assert.deepEqual([s.notes, openQuestion(s)?.answers.length], [[], 1]);
    playInPlace(game, s, 'A', 'yes');
    assert.deepEqual([s.notes, openQuestion(s)?.answers.length], [['A yes'], 1]);
  });

  test('a pattern accepts what fits it, but not itself', () => {
    const { s } = begin(game);
    assert.equal(refusal(game, s, 'A', 'say: I am A'), undefined);
    assert.equal(refusal(game, s, 'A', 'say: I am B')?.code, 'illegal');
    assert.equal(refusal(game, s, 'A', 'say: …')?.code, 'illegal');
    assert.deepEqual(play(game, s, 'A', 'say: I am A').state.notes, ['A say: I am A']);
    s.flags.A = true;
    assert.equal(refusal(game, s, 'A', 'say: I am A')?.code, 'illegal');
  });

  test('a pattern can be an answer', () => {
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
