import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { look, openTable, submit } from '../../../host/table.ts';
import type { Kind } from '../bots/beliefs.ts';
import { likeNet, suspicions } from '../lab/lies.ts';
import { isBluff } from '../rules/claims.ts';
import { complots } from '../rules/index.ts';
import { isComplots } from '../rules/typed-view.ts';

const DEAL = [
  'A: captain duchess',
  'B: duchess countess',
  'C: assassin ambassador',
  'court: ambassador ambassador captain',
];

/** Rarely lies. */
const truthful = ({ view, answers }: Sight): Float64Array => {
  if (!isComplots(view)) throw new Error('another game');
  const { hand = [] } = view;
  const likes = answers.map((move) => (isBluff(move, hand) ? 0.02 : 1));
  const all = likes.reduce((sum, one) => sum + one, 0);
  return Float64Array.from(likes, (one) => one / all);
};

/** A's odds that B lacks a card, after these moves. */
const after = (moves: readonly string[], card: 'duchess' | 'captain', more: readonly Kind[] = []): number => {
  const set = {
    game: 'complots',
    seats: 3,
    options: {},
    seed: 'x',
    deal: DEAL,
    first: 'A',
    chance: 'scripted',
  } as const;
  const table = openTable(complots, set);
  const mind = suspicions(complots, truthful, more);
  mind.see(look(table, 'A'));
  for (const line of moves) {
    const [seat = '', ...move] = line.split(' ');
    submit(table, seat as Seat, move.join(' '));
    mind.see(look(table, 'A'));
  }
  return mind.lacks(look(table, 'A'), 'B', card);
};

test('before any claim, cards are counted: two duchesses are among the thirteen that A does not see', () => {
  assert.ok(Math.abs(after(['A income'], 'duchess') - (11 * 10) / (13 * 12)) < 1e-9);
});

test('a player who seldom lies is believed, more so with each repeated claim', () => {
  const turn = ['B duchess', 'A pass', 'C pass', 'C income', 'A income'];
  const [never, once, twice] = [['A income'], ['A income', ...turn], ['A income', ...turn, ...turn]].map((moves) =>
    after(moves, 'duchess'),
  );
  assert.ok(never !== undefined && once !== undefined && twice !== undefined);
  assert.ok(once < never / 2, `${once} of ${never}`);
  assert.ok(twice < once / 2, `${twice} of ${once}`);
});

test('C21 a caught player certainly lacks the card', () => {
  const caught = ['A income', 'B captain C', 'A doubt', 'B lose countess'];
  assert.equal(after(caught, 'captain'), 1);
});

test('a claim is believed less if some players claim duchess with any hand', () => {
  const claims = ['A income', 'B duchess', 'A pass', 'C pass', 'C income', 'A income'];
  const bold = likeNet(1, ({ answers }) => Float64Array.from(answers, (move) => Number(move === 'duchess')));
  assert.ok(after(claims, 'duchess', [bold]) > 2 * after(claims, 'duchess'));
});
