import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '../../../engine/reading.ts';
import { SEATS } from '../../../engine/seats.ts';
import { look, openTable, submit } from '../../../host/table.ts';
import { hearsay, telling } from './hearsay.ts';
import { complots } from './index.ts';
import { isComplots } from './typed-view.ts';

const DEAL = [
  'A: captain duchess',
  'B: duchess countess',
  'C: assassin ambassador',
  'court: ambassador captain captain',
];

/** What A has heard about the open claim after these moves. */
const after = (...moves: readonly string[]) => {
  const table = openTable(complots, {
    game: complots.id,
    seats: 3,
    options: {},
    seed: 'x',
    deal: DEAL,
    first: 'A',
    chance: 'scripted',
  });
  for (const line of moves) {
    const seat = SEATS.find((one) => line.startsWith(`${one} `));
    assert.ok(seat !== undefined);
    submit(table, seat, line.slice(2));
  }
  const { view, heard } = look(table, 'A');
  return { view: viewOf(isComplots, view), heard };
};

const ROUND = ['A income', 'B duchess', 'A pass', 'C pass', 'C income'];

test('earlier claims and the gain are told; “never challenged” is not', () => {
  const seen = after(...ROUND, 'A income', 'B duchess');
  assert.deepEqual(hearsay(seen).slice(0, 1), [{ of: 'claimed', by: 'B', card: 'duchess', turns: [2], turn: 2 }]);
  assert.ok(hearsay(seen).some((one) => one.of === 'coup' && one.coins === 8));
  assert.ok(hearsay(seen).every((one) => one.of !== 'doubts'));
  const doubted = after(...ROUND, 'A income', 'B captain A', 'C doubt', 'B lose countess', 'C duchess');
  assert.ok(hearsay(doubted).some((one) => one.of === 'doubts' && one.by === 'C' && one.times === 1));
  assert.equal(telling(seen), 1);
});

test('caught lies, lost cards and later exchanges are told', () => {
  const caught = after(
    ...['A income', 'B captain A', 'C doubt', 'B lose duchess', 'C duchess', 'A doubt', 'C lose ambassador'],
    ...['A income', 'B duchess'],
  );
  const said = hearsay(caught);
  assert.ok(said.some((one) => one.of === 'lost' && one.by === 'B' && one.card === 'duchess'));
  assert.ok(said.some((one) => one.of === 'caught' && one.by === 'C' && one.card === 'duchess'));
  assert.ok(said.some((one) => one.of === 'caught' && one.by === 'B' && one.card === 'captain'));
  const changed = after(
    ...['A income', 'B duchess', 'A pass', 'C pass', 'C income', 'A income', 'B ambassador', 'A pass', 'C pass'],
    ...['B keep duchess countess', 'C income', 'A income', 'B duchess'],
  );
  assert.ok(hearsay(changed).some((one) => one.of === 'changed' && one.by === 'B'));
});

test('at most five facts, in order of the game', () => {
  const seen = after(
    ...ROUND,
    'A income',
    'B captain C',
    'A pass',
    'C pass',
    'C pass',
    'C income',
    'A income',
    'B duchess',
  );
  const said = hearsay(seen);
  assert.ok(said.length <= 5);
  assert.deepEqual(
    said.map(({ turn }) => turn),
    said.map(({ turn }) => turn).sort((one, other) => one - other),
  );
});

test('with a claim, its maker would have the coins for a coup', () => {
  const coups = hearsay(after(...ROUND, 'A income', 'B duchess')).flatMap((one) =>
    one.of === 'coup' ? [`${one.by} ${one.coins}`] : [],
  );
  assert.deepEqual(coups, ['B 8']);
});
