import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dayAt } from '../../link/days.ts';
import { answersIn } from './lobby-answers.ts';

const now = new Date(2026, 10, 20, 21).getTime();
const yesterday = new Date(2026, 10, 19, 21).getTime();
const line = (person: string, quick: string, at = now) => ({ n: 0, at, person, name: person, quick });

it('the first answer of today counts for each seated player', () => {
  const chat = [
    line('anna', 'i-doubt-it', yesterday),
    line('bruno', 'i-believe-it'),
    line('bruno', 'hello'),
    line('clara', 'i-believe-it'),
    line('clara', 'i-doubt-it'),
    line('gone', 'i-doubt-it'),
  ];
  const seats = ['anna', 'bruno', 'clara'].map((person) => ({ person }));
  const given = answersIn({ chat: { value: chat }, table: { value: { seats } } }, dayAt(new Date(now)));
  assert.deepEqual([...given].sort(), [
    ['bruno', false],
    ['clara', false],
  ]);
});
