/** The sentences that Tribunal shows at a table: no two contradict each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../../test/all-words.ts';
import { dealt } from '../../../../../test/web/saved-games.ts';
import type { Said } from '../../../../engine/facts.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { look, openTable, submit, type Table } from '../../../../host/table.ts';
import { LANGS } from '../../../../words/languages.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal, type TribunalView } from '../../rules/typed-view.ts';
import { isStale } from '../../web/choices.ts';
import { lingers, standsIn } from '../../web/pause.ts';
import { bubblesOf, lastWords, unread } from '../../web/spoken.ts';
import { isEager } from '../../web/view.ts';

const names = (seat: Seat) => `<${seat}>`;
const opened = (...deal: string[]): Table => {
  const { record } = JSON.parse(dealt('tribunal', deal));
  return openTable(tribunal, record);
};
const seen = (table: Table, seat: Seat): TribunalView => {
  const { view } = look(table, seat);
  assert.ok(isTribunal(view));
  return view;
};
const COURT = ['A: judge, holds gagged', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];

test('T73 a silenced player is not told that everybody may speak', () => {
  const table = opened(...COURT);
  for (const lang of LANGS) {
    const words = wordsFor('tribunal', lang);
    const told = (seat: Seat) => words.phase(look(table, seat).view, names);
    assert.equal(told('A'), words.stage?.speakingRule?.(look(table, 'A').view));
    assert.notEqual(told('A'), told('C'));
    assert.notEqual(told('C'), words.stage?.speakingRule?.(look(table, 'A').view));
  }
});

test('T73 an expired card is only counted', () => {
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

test('T30 the gavel glows when more than half are ready', () => {
  const table = opened('A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation');
  const glows = () => isEager(seen(table, 'A'));
  for (const [seat, then] of [
    ['B', false],
    ['C', false],
    ['D', true],
  ] as const) {
    submit(table, seat, 'ready');
    assert.equal(glows(), then, `after ${seat}`);
  }
});

test('a whisper to me stays at its seat until touched', () => {
  const table = opened('A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation');
  submit(table, 'B', 'say to A suspect C');
  submit(table, 'B', 'say trust D');
  const at = (seat: Seat, read = {}) => {
    const { heard } = look(table, seat);
    return bubblesOf(heard, lastWords(heard), unread(heard, seat, read))
      .get('B')
      ?.join(' ');
  };
  assert.equal(at('A'), 'B murmured A suspect C');
  submit(table, 'A', 'gavel');
  assert.equal(at('A'), 'B murmured A suspect C', 'in the next step too');
  const { heard } = look(table, 'A');
  const tomorrow: readonly Said[] = [...heard, ['opened', 'deliberation', 2]];
  assert.deepEqual([...bubblesOf(tomorrow, undefined, unread(tomorrow, 'A', {}))], [], 'and not on the next day');
  assert.equal(at('C'), undefined, 'nobody else sees it');
  const touched = look(table, 'A').heard.length;
  assert.equal(at('A', { B: touched }), undefined);
});

test('T42 in solo an objection window lasts twelve seconds; among people the clock decides, a lesson waits', () => {
  assert.equal(standsIn(true, 1, undefined), 12_000);
  assert.equal(standsIn(true, 1.5, undefined), 18_000);
  assert.deepEqual(
    [standsIn(false, 1, undefined), standsIn(true, 0, undefined), standsIn(true, 1, 'contest')],
    [undefined, undefined, undefined],
  );
});

test('answered questions cannot be touched again; talk changes nothing', () => {
  const table = opened('A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation');
  submit(table, 'B', 'gavel');
  while (!look(table, 'A').answers.includes('rest')) submit(table, look(table, undefined).view.toAct[0] ?? 'A', 'rest');
  const shown = seen(table, 'A');
  assert.ok(!isStale(shown, seen(table, 'A')));
  submit(table, 'A', 'say suspect B');
  assert.ok(!isStale(shown, seen(table, 'A')), 'after a word');
  submit(table, 'A', 'plead C');
  assert.ok(isStale(shown, seen(table, 'A')), 'after a name');
  const after = seen(table, 'A');
  submit(table, 'A', 'rest');
  assert.ok(isStale(after, seen(table, 'A')), 'after the answer');
  assert.ok(!isStale(seen(table, 'A'), seen(table, 'A')));
});

test('solo recognition waits for judges as for mafiosi', () => {
  const table = opened('A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: C', 'phase: recognition');
  for (const seat of ['A', 'B'] as const) {
    const { view } = look(table, seat);
    assert.ok(isTribunal(view) && lingers(view) !== undefined, seat);
  }
});
