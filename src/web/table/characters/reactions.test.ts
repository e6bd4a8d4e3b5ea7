import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEMPERS } from '../../../bots/tempers.ts';
import type { Said } from '../../../engine/facts.ts';
import type { People } from '../../link/link.ts';
import { reactionTo } from './reactions.ts';
import type { Stirs } from './stirs.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';

const STIRS: Stirs = { bluffed: 'caught', won: 'won' };
const somebody = { bot: true, online: true, away: false };
const people: People = {
  A: { ...somebody, name: 'Anna', bot: false },
  B: { ...somebody, name: 'Milady', manner: 'liar' },
};
const of = (heard: readonly Said[]) => reactionTo(heard, heard.length - 1, people, STIRS);
const times = Array.from({ length: 300 }, (_, i) => i);

test('a bot sometimes reacts to what happened to it; people never do', () => {
  const told = (seat: string) => times.map((i) => of([...Array(i).fill([seat, 'bluffed']), [seat, 'bluffed', 'duke']]));
  const slips = told('B').filter((one) => one !== undefined);
  assert.ok(slips.length > 60 && slips.length < 150, `${slips.length}`);
  assert.deepEqual({ ...slips[0], nth: 0 }, { seat: 'B', manner: 'liar', moment: 'caught', nth: 0 });
  assert.ok(told('A').every((one) => one === undefined));
  assert.equal(of([['B', 'passed']]), undefined);
  assert.equal(of([['B', 'constructor']]), undefined);
});

test('private facts do not change reactions', () => {
  for (const i of times) {
    const before: Said[] = Array(i % 5).fill(['A', 'bluffed', 'pope']);
    const fact: Said = ['B', 'bluffed', i];
    assert.deepEqual(of([...before, ['A', 'got', 'duke'], fact]), of([...before, fact]));
  }
});

test('a line repeats only after all others', () => {
  const heard: Said[] = times.map((i) => ['B', 'bluffed', i]);
  const nths = times.flatMap((i) => reactionTo(heard, i, people, STIRS)?.nth ?? []);
  assert.ok(nths.length > 60);
  assert.deepEqual(
    nths,
    nths.map((_, i) => (nths[0] ?? 0) + i),
  );
});

test('every temper has at least eight lines and its own greeting, in three languages', () => {
  for (const text of [fr, it, en]) {
    const remarks = TEMPERS.map((manner) => {
      const { caught, escaped, won } = text.characters[manner];
      return [...caught, ...escaped, ...won];
    });
    for (const lines of remarks) assert.ok(lines.length >= 8 && lines.every((line) => line.length > 2));
    assert.equal(new Set(remarks.flat()).size, remarks.flat().length);
    assert.equal(new Set(TEMPERS.map((manner) => text.characters[manner].says)).size, TEMPERS.length);
  }
});
