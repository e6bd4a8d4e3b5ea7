/** Chat lines at the seats, for a moment. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { TableInfo } from '../../src/protocol/messages.ts';
import { openBubbles } from '../../src/web/link/bubbles.ts';

const open = () => {
  const waits: (() => void)[] = [];
  const seats = ['anna', 'bruno', 'chiara', undefined].map((person, i) => ({ seat: 'ABCD'[i], person }));
  const table = signal({ seats } as unknown as TableInfo);
  const { talk, hear } = openBubbles(
    table,
    ({ text }) => text,
    (_, then) => waits.push(then),
  );
  let n = 0;
  const say = (person: string | undefined, text: string) =>
    hear([{ n: n++, at: 0, name: `${person}`, text, ...(person === undefined ? {} : { person }) }]);
  return { say, later: () => waits.shift()?.(), told: () => talk.value.map(({ seat, says }) => `${seat}: ${says}`) };
};

test('a line is shown at its seat, then disappears', () => {
  const { say, later, told } = open();
  say('bruno', 'ciao');
  assert.deepEqual(told(), ['B: ciao']);
  say('anna', 'salut');
  later();
  assert.deepEqual(told(), ['A: salut']);
  later();
  assert.deepEqual(told(), []);
});

test('only the latest line of each player and the latest two of all are shown', () => {
  const { say, later, told } = open();
  say('bruno', 'one');
  say('bruno', 'two');
  assert.deepEqual(told(), ['B: two']);
  later();
  assert.deepEqual(told(), ['B: two'], 'the time of the earlier line does not end this one');
  say('anna', 'three');
  say('chiara', 'four');
  assert.deepEqual(told(), ['A: three', 'C: four']);
});

test('lines of people without a seat, and deleted ones, are not shown at the table', () => {
  const { say, told } = open();
  say('operator', 'the server goes down');
  say(undefined, 'gone');
  assert.deepEqual(told(), []);
});
