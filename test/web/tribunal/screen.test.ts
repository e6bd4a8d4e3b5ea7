/** What Tribunal says at a table: no state that contradicts another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../src/engine/seats.ts';
import { tribunal } from '../../../src/games/tribunal/index.ts';
import { look, openTable, submit, type Table } from '../../../src/host/table.ts';
import { isTribunal } from '../../../src/web/tribunal/is-tribunal.ts';
import { lingers } from '../../../src/web/tribunal/linger.ts';
import { wordsFor } from '../../../src/words/all.ts';
import { LANGS } from '../../../src/words/words.ts';
import { dealt } from '../stage.ts';

const names = (seat: Seat) => `<${seat}>`;
const opened = (...deal: string[]): Table => {
  const { record } = JSON.parse(dealt('tribunal', deal));
  return openTable(tribunal, record);
};
const COURT = ['A: judge, holds gagged', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];

test('T73 one who must be silent today is not told that everybody may speak', () => {
  const table = opened(...COURT);
  for (const lang of LANGS) {
    const words = wordsFor('tribunal', lang);
    const told = (seat: Seat) => words.phase(look(table, seat).view, names);
    assert.equal(told('A'), words.stage?.speech?.(look(table, 'A').view));
    assert.notEqual(told('A'), told('C'));
    assert.notEqual(told('C'), words.stage?.speech?.(look(table, 'A').view));
  }
});

test('T73 a card whose day is over only counts', () => {
  const table = opened(...COURT);
  const { stage } = wordsFor('tribunal', 'fr');
  const place = () => stage?.place(look(table, 'C').view, 'A', names) ?? [];
  assert.ok(place().includes('Bâillon'), place().join(' | '));
  const play = (seat: Seat, move: string) => void submit(table, seat, move);
  play('B', 'gavel');
  while (look(table, undefined).view.phase !== 'night-vote') {
    const { view } = look(table, undefined);
    const [seat = 'A'] = view.toAct.filter((one) => look(table, one).view.answer === undefined);
    const { answers } = look(table, seat);
    play(seat, answers.find((move) => move === 'accuse D') ?? answers[0] ?? '');
  }
  assert.ok(!place().includes('Bâillon') && place().includes('Condamnation'), place().join(' | '));
});

test('recognition waits in solo for judges as for mafiosi', () => {
  const table = opened('A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: C', 'phase: recognition');
  for (const seat of ['A', 'B'] as const) {
    const { view } = look(table, seat);
    assert.ok(isTribunal(view) && lingers(view) !== undefined, seat);
  }
});
