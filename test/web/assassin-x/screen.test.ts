/** What Assassin X says at a table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../src/engine/seats.ts';
import { assassinX } from '../../../src/games/assassin-x/index.ts';
import { look, openTable, submit } from '../../../src/host/table.ts';
import { stepAfter, tongueOf } from '../../../src/web/generic/moves.ts';
import { wordsFor } from '../../../src/words/all.ts';
import { LANGS } from '../../../src/words/words.ts';
import { dealt } from '../stage.ts';

const names = (seat: Seat) => `<${seat}>`;

test('X1 nobody has six points of five', () => {
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
    const [points = ''] = wordsFor('assassin-x', lang).screen?.place(view, 'A', names) ?? [];
    assert.match(points, /^6/);
    assert.doesNotMatch(points, /5/);
  }
});

test('X42 forensics: what I would receive is seen before I choose, and which row is which', () => {
  const deal = [
    'A: clue-1 clue-2 time place stress, joker forensics',
    'B: clue-3 weapon-1 time place stress',
    'phase: action',
  ];
  const { record } = JSON.parse(dealt('assassin-x', [...deal, 'discard: weapon-6'], [], { first: 'A' }));
  const table = openTable(assassinX, record);
  submit(table, 'A', 'forensics');
  const { view } = look(table, 'A');
  assert.equal(view.phase, 'swap');
  for (const lang of LANGS) {
    const words = wordsFor('assassin-x', lang);
    assert.ok(words.screen !== undefined);
    const thrown = words.screen.card?.('weapon-6')?.name ?? '?';
    assert.ok(words.screen.own(view, names).lines.some((line) => line.includes(thrown)));
    assert.equal(words.screen.parts?.('swap').length, 2);
    const step = stepAfter(view.legal ?? [], ['swap'], tongueOf(words, words.screen, view, names));
    assert.deepEqual(step.next === 'rows' && step.rows[1], ['weapon-6']);
  }
});
