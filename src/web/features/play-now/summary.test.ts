import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../../../engine/game.ts';
import { summaryOf } from './summary.ts';

const view: View = {
  game: 'any',
  version: 1,
  seats: ['A', 'B', 'C'],
  phase: 'turn',
  toAct: ['A'],
  question: 7,
  me: 'A',
  over: null,
  players: { A: {}, B: {}, C: {}, D: {}, E: {}, F: {}, G: {}, H: {} },
};

test('a seat’s summary has its own last facts, and what others revealed', () => {
  const summary = summaryOf({
    view,
    heard: [
      ['A', 'got', 'duke'],
      ['A', 'said', 'duke'],
      ['B', 'said', 'captain'],
      ['B', 'showed', 'contessa'],
      ['A', 'took', 3],
      ['A', 'said', 'duke'],
      ['hush', 'nothing'],
    ],
    words: { fact: (said) => (said[0] === 'hush' ? undefined : `${said.join(' ')}.`) },
    names: (seat) => seat,
    isOut: (seat) => seat === 'C',
    releases: ['got', 'showed'],
  });
  assert.deepEqual(summary, { playing: 2, of: 3, own: ['A took 3.', 'A said duke.'], shown: ['B showed contessa.'] });
});
