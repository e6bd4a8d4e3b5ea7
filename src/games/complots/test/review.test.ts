import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Adviser, Beliefs } from '../../../bots/adviser.ts';
import { choicesOf, type Judged, momentsOf, review } from '../../../host/review.ts';
import { look, openTable, recordOf, submit } from '../../../host/table.ts';
import { complots } from '../rules/index.ts';
import type { Complots } from '../rules/state.ts';

/** Prefers to pass, then the first move; values coins. */
const miser: Adviser = {
  answer: ({ answers }) => answers[0] ?? '',
  think: ({ view, answers }) => ({
    odds: Float64Array.from(answers, (_, i) => (i === 0 ? 0.8 : 0.2 / Math.max(1, answers.length - 1))),
    value: view.me === undefined ? 0 : (view.players[view.me] as { coins: number }).coins / 20,
  }),
};

const DEAL = ['A: captain duchess', 'B: assassin countess', 'court: ambassador ambassador'];

const game = (...moves: readonly (readonly ['A' | 'B', string])[]) => {
  const table = openTable(complots, { game: 'complots', seats: 2, options: {}, seed: 'x', deal: DEAL, first: 'A' });
  for (const [seat, move] of moves) submit(table, seat, move);
  return recordOf(table);
};

test('each choice of a seat is compared with the expert’s, from what that seat saw', () => {
  const record = game(['A', 'duchess'], ['B', 'pass'], ['B', 'income'], ['A', 'aid'], ['B', 'pass']);
  const { judged } = review(complots, record, miser, 'A');
  assert.deepEqual(
    judged.map(({ at, move }) => [at, move]),
    [
      [0, 'duchess'],
      [3, 'aid'],
    ],
  );
  for (const { view, choices } of judged) {
    assert.equal(view.me, 'A');
    assert.equal(choices[0]?.odds, 0.8);
    assert.ok(choices.length <= 3);
  }
});

test('choosing the expert’s move never costs, and another never gains', () => {
  const record = game(['A', 'income'], ['B', 'duchess'], ['A', 'doubt'], ['B', 'lose assassin']);
  const { judged } = review(complots, record, miser, 'A');
  const [income, doubt] = judged;
  assert.ok(income !== undefined && doubt !== undefined);
  assert.equal(income.choices[0]?.move, 'income');
  assert.ok((income.gain ?? -1) >= 0);
  assert.equal(doubt.choices[0]?.move, 'pass');
  assert.ok((doubt.gain ?? 1) <= 0);
});

test('hidden cards are imagined as the player could believe them then', () => {
  const record = game(['A', 'income'], ['B', 'duchess'], ['A', 'doubt'], ['B', 'lose assassin']);
  const careful: Adviser = {
    ...miser,
    think: (sight) => ({ ...miser.think(sight), value: sight.view.phase === 'lose' ? 0 : 0.5 }),
  };
  const lost = (holds: boolean): number => {
    const seen: unknown[] = [];
    const beliefs: Beliefs = {
      see: ({ view }) => void seen.push(view.me),
      weigh: (state) => ((state as Complots).players.B.hand.includes('duchess') === holds ? 0 : -50),
    };
    const { judged } = review(complots, record, { ...careful, beliefs: () => beliefs }, 'A');
    assert.deepEqual(
      seen,
      [0, ...record.moves].map(() => 'A'),
    );
    return judged[1]?.gain ?? Number.NaN;
  };
  // a player who could know better is told so
  assert.ok(lost(true) < lost(false));
});

test('win chances add up to 1, at the start and after every move', () => {
  const record = game(['A', 'duchess'], ['B', 'pass'], ['B', 'income']);
  const shares: number[] = [];
  const { chances } = review(complots, record, miser, 'B', (share) => shares.push(share));
  assert.equal(chances[0]?.at, 0);
  assert.equal(chances.at(-1)?.at, record.moves.length);
  for (const { of } of chances) assert.ok(Math.abs((of.A ?? 0) + (of.B ?? 0) - 1) < 1e-9);
  assert.equal(shares.at(-1), 1);
});

test('equally good orders of the same words are one choice, in the player’s own order', () => {
  const sight = look(openTable(complots, { game: 'complots', seats: 2, options: {}, seed: 'x' }), 'A');
  const answers = ['lay a b', 'lay b a', 'lay b c', 'lay c b'];
  const expert: Adviser = { ...miser, think: () => ({ odds: Float64Array.of(0.2, 0.2, 0.5, 0.1), value: 0.5 }) };
  assert.deepEqual(choicesOf(expert, { ...sight, answers }, 'lay b a'), [
    { move: 'lay b c', odds: 0.5 },
    { move: 'lay b a', odds: 0.4 },
    { move: 'lay c b', odds: 0.1 },
  ]);
});

test('the same game gives the same review', () => {
  const record = game(['A', 'duchess'], ['B', 'pass'], ['B', 'income'], ['A', 'aid'], ['B', 'pass']);
  assert.deepEqual(review(complots, record, miser, 'A'), review(complots, record, miser, 'A'));
});

test('key moments are the three that matter most, without obvious passes', () => {
  const { view } = look(openTable(complots, { game: 'complots', seats: 2, options: {}, seed: 'x' }), 'A');
  const of = (at: number, gain: number, odds = 0.5, move = 'pass'): Judged => ({
    at,
    gain,
    odds,
    view,
    move,
    rival: '',
    choices: [],
  });
  const judged = [
    of(0, 0.1),
    of(1, 0.3, 0.99),
    of(2, 0.2),
    of(3, -0.1),
    of(4, -0.01),
    of(5, 0.15),
    of(6, 0.12),
    of(7, 0.4, 0.99, 'coup B'),
  ];
  const { best, worst } = momentsOf({ seat: 'A', chances: [], judged, of: 'winning' });
  assert.deepEqual(
    best.map(({ gain }) => gain),
    [0.4, 0.2, 0.15],
  );
  assert.deepEqual(
    worst.map(({ gain }) => gain),
    [-0.1],
  );
});
