/** Tests the reasons to prefer foreign aid or income. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '../../../engine/reading.ts';
import { SEATS } from '../../../engine/seats.ts';
import { look, openTable, submit } from '../../../host/table.ts';
import { decidesChoice } from './deciding.ts';
import { complots } from './index.ts';
import { isComplots } from './typed-view.ts';

const DEAL = [
  'A: captain duchess',
  'B: duchess countess',
  'C: assassin ambassador',
  'court: ambassador captain captain',
];

/** A's deciding reason in the turn after these moves. */
const whyAfter = (moves: readonly string[], best: string) => {
  const set = {
    game: complots.id,
    seats: 3,
    options: {},
    seed: 'x',
    deal: DEAL,
    first: 'A',
    chance: 'scripted',
  } as const;
  const table = openTable(complots, set);
  for (const line of moves) {
    const seat = SEATS.find((one) => line.startsWith(`${one} `));
    assert.ok(seat !== undefined);
    submit(table, seat, line.slice(2));
  }
  const { view, heard } = look(table, 'A');
  return decidesChoice({ view: viewOf(isComplots, view), heard }, best)[0];
};

const ROUND = ['A income', 'B income', 'C income'];
const CLAIMED = ['A income', 'B duchess', 'A pass', 'C pass', 'C income'];

test('between income and foreign aid, claims of the Duchess decide', () => {
  assert.deepEqual(whyAfter(CLAIMED, 'income'), { of: 'aidBlocked', by: 'B', card: 'duchess' });
  assert.deepEqual(whyAfter(ROUND, 'aid'), { of: 'aidFree', card: 'duchess' });
  assert.deepEqual(whyAfter(CLAIMED, 'aid'), { of: 'aid' });
  assert.deepEqual(whyAfter(ROUND, 'income'), { of: 'safe' });
});

test('the action that reaches the price of a coup decides, if the other does not', () => {
  const [four, three] = [Array.from({ length: 4 }, () => ROUND).flat(), Array.from({ length: 3 }, () => ROUND).flat()];
  assert.deepEqual(whyAfter(four, 'income'), { of: 'nextCoup', coins: 7 });
  assert.deepEqual(whyAfter(three, 'aid'), { of: 'nextCoup', coins: 7 });
  assert.deepEqual(whyAfter(four, 'aid'), { of: 'aidFree', card: 'duchess' });
});
