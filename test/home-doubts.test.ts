/** The claims of home, as the build writes them: in every language, without hidden facts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawDoubts } from '../scripts/home-doubts.ts';
import { claimOn, dayOf } from '../src/web/link/days.ts';
import { isGuestDay, momentOn } from '../src/web/link/moment-days.ts';
import { LANGS } from '../src/words/languages.ts';

const { files, count } = await drawDoubts((words) => words);
const listOf = (what: string): Record<string, unknown>[] =>
  [...files].filter(([name]) => name.startsWith(`${what}-`)).flatMap(([, text]) => JSON.parse(text));

test('questions contain only what is said and visible at the table; results are in another file', () => {
  for (const lang of LANGS) {
    const asked = listOf(`asked-${lang}`);
    assert.equal(asked.length, count);
    for (const one of asked) {
      assert.deepEqual(Object.keys(one).sort(), [
        ...['aloud', 'card', 'does', 'figure', 'lines', 'mask', 'name', 'says', 'seat'],
      ]);
      assert.ok(
        [one.says, one.does, one.aloud, one.card, one.name].every((word) => typeof word === 'string' && word !== ''),
      );
      assert.ok(Array.isArray(one.lines) && one.lines.length >= 1 && one.lines.length <= 2);
    }
  }
  const truth = listOf('truth');
  assert.equal(truth.length, count);
  for (const one of truth) assert.deepEqual(Object.keys(one).sort(), ['lie', 'points']);
});

test('the number of facts shown does not reveal whether a claim is a lie', () => {
  const [asked, truth] = [listOf('asked-en'), listOf('truth')];
  const linesWhere = (lie: boolean) =>
    new Set(asked.flatMap(({ lines }, i) => (truth[i]?.lie === lie && Array.isArray(lines) ? [lines.length] : [])));
  assert.deepEqual(linesWhere(true), linesWhere(false));
});

test('home asks about the moment of the day; where another box has the day, about another claim', () => {
  for (let number = 1; number <= 7 * count; number++) {
    const day = dayOf(number);
    const at = claimOn(day, count);
    assert.ok(at >= 0 && at < count);
    assert.equal(at, momentOn(day, 'doubt', [count, 5, 3], true).at);
    if (!isGuestDay(day)) assert.deepEqual(momentOn(day, 'doubt', [count, 5, 3]), { file: 0, at });
    assert.notEqual(at, claimOn(dayOf(number + 1), count), day.date);
  }
});
