/** The sentences that Assassin X shows at a table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../../test/all-words.ts';
import { dealt } from '../../../../../test/web/saved-games.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { look, openTable, submit } from '../../../../host/table.ts';
import { LANGS } from '../../../../words/languages.ts';
import { assassinX } from '../../rules/index.ts';

const names = (seat: Seat) => `<${seat}>`;

test('X1 points shown never exceed five', () => {
  const deal = [
    'A: assassin weapon-6 time place stress, 4 points',
    'B: clue-1 clue-2 clue-3 time place',
    'phase: action',
  ];
  const table = openTable(assassinX, JSON.parse(dealt('assassin-x', deal, [], { first: 'A' })).record);
  submit(table, 'A', 'assassinate B weapon-6');
  submit(table, 'B', 'defend');
  const { view } = look(table, 'B');
  assert.deepEqual(view.over, ['A']);
  for (const lang of LANGS) {
    const [points = ''] = wordsFor('assassin-x', lang).stage?.place(view, 'A', names) ?? [];
    assert.match(points, /^6/);
    assert.doesNotMatch(points, /5/);
  }
});
