import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Beliefs } from '../../../bots/adviser.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { imagineBy } from '../../../host/imagine.ts';
import { look, openTable, submit } from '../../../host/table.ts';
import type { Character } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { complots } from '../rules/index.ts';
import type { Complots } from '../rules/state.ts';
import { isComplots } from '../rules/typed-view.ts';
import { complotsBeliefs } from './beliefs.ts';

const DEAL = [
  'A: captain duchess',
  'B: duchess countess',
  'C: assassin ambassador',
  'court: ambassador ambassador captain',
];

/** Never lies, and challenges every duchess while holding one. */
const honest = ({ view, answers }: Sight): Float64Array => {
  if (!isComplots(view)) throw new Error('another game');
  const { hand = [], claim } = view;
  const doubts = claim?.character === 'duchess' && hand.includes('duchess');
  const likes = answers.map((move) =>
    isBluff(move, hand) || (move === 'doubt' && !doubts) || (move === 'pass' && doubts) ? 0 : 1,
  );
  const all = likes.reduce<number>((sum, one) => sum + one, 0);
  return Float64Array.from(likes, (one) => one / all);
};

const after = (...moves: readonly string[]): { beliefs: Beliefs; sight: Sight } => {
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
  const beliefs = complotsBeliefs(complots, honest);
  beliefs.see(look(table, 'A'));
  for (const line of moves) {
    const [seat = '', ...move] = line.split(' ');
    submit(table, seat as Seat, move.join(' '));
    beliefs.see(look(table, 'A'));
  }
  return { beliefs, sight: look(table, 'A') };
};

/** The likelihood ratio of two hands. */
const ratio = (
  { beliefs, sight }: ReturnType<typeof after>,
  seat: Seat,
  one: Character[],
  other: Character[],
): number => {
  const state = complots.imagine(sight as never, seeded('x'));
  const weight = (hand: Character[]): number =>
    beliefs.weigh({ ...state, players: { ...state.players, [seat]: { ...state.players[seat], hand } } } as Complots);
  return Math.exp(weight(one) - weight(other));
};

const CLAIM = ['A income', 'B duchess', 'A pass', 'C pass'];

test('a player acting as an honest one would only with that card is believed to hold it', () => {
  const told = after(...CLAIM);
  assert.ok(ratio(told, 'B', ['duchess', 'captain'], ['captain', 'captain']) > 8);
  assert.equal(ratio(after('A income'), 'B', ['duchess', 'captain'], ['captain', 'captain']), 1);
});

test('silence is evidence: a holder of the same card would have challenged', () => {
  assert.ok(ratio(after(...CLAIM), 'C', ['assassin', 'captain'], ['duchess', 'captain']) > 8);
  // A may challenge as well, so others' silence tells nothing
  const doubted = after('A income', 'B duchess', 'A doubt');
  assert.equal(ratio(doubted, 'C', ['assassin', 'captain'], ['duchess', 'captain']), 1);
});

test('a shown card is replaced; beliefs about the other card stay until an exchange', () => {
  const stands = ['A income', 'B captain C', 'A pass', 'C pass', 'C pass', 'C income'];
  const shown = after(...stands, 'A income', 'B duchess', 'A doubt', 'A lose captain');
  assert.ok(ratio(shown, 'B', ['captain', 'assassin'], ['ambassador', 'assassin']) > 3);
  assert.ok(ratio(shown, 'B', ['captain', 'duchess'], ['captain', 'assassin']) < 2);
  const exchanged = after(...stands, 'A income', 'B ambassador', 'A pass', 'C pass', 'B keep duchess countess');
  assert.equal(ratio(exchanged, 'B', ['captain', 'assassin'], ['ambassador', 'assassin']), 1);
});

test('after a loss, the claim was about the lost card or about the other', () => {
  const lost = after(...CLAIM, 'C income', 'A income', 'B captain C', 'A doubt', 'B lose countess');
  assert.ok(ratio(lost, 'B', ['duchess'], ['assassin']) > 8);
  const dead = after(...CLAIM, 'C income', 'A income', 'B captain C', 'A doubt', 'B lose duchess');
  assert.ok(ratio(dead, 'B', ['countess'], ['assassin']) < 2);
});

test('imagined tables follow the beliefs', () => {
  const { sight } = after('A income');
  const beliefs: Beliefs = {
    see: () => {},
    weigh: (state) => ((state as Complots).players.B.hand.includes('duchess') ? 0 : -50),
  };
  const holds = (with_: Beliefs | undefined): number =>
    Array.from({ length: 40 }, (_, i) => imagineBy(complots, with_, sight, seeded(`${i}`)) as Complots).filter(
      ({ players }) => players.B.hand.includes('duchess'),
    ).length;
  assert.equal(holds(beliefs), 40);
  assert.ok(holds(undefined) < 30);
});
