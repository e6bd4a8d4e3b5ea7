import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { nuts } from '../examples/nuts/rules/index.ts';
import { GAMES } from '../src/app/games.ts';
import { BROKEN } from './broken-games.ts';
import { holdLaws, isBreach, LAWS } from './laws.ts';
import { examine } from './laws-over-games.ts';
import { randomSet } from './random-play.ts';

test('every game has a test file of laws', () => {
  for (const { id } of GAMES) assert.ok(existsSync(`src/games/${id}/test/laws.test.ts`), id);
});

test('an unused release is found', () => {
  const { needed, differed } = examine({ ...nuts, releases: [...nuts.releases, 'voted'] }, { moves: 1000 });
  assert.ok(!needed.has('voted') && !differed.has('voted'));
  assert.ok(needed.has('got') && differed.has('got'));
});

const TRIES = 60;

for (const { law, how, game } of BROKEN)
  test(`the law "${law}" is broken by a game in which ${how}`, () => {
    for (let i = 0; i < TRIES; i++)
      try {
        holdLaws(game, randomSet(game, `broken ${i}`));
      } catch (error) {
        if (!isBreach(error)) throw error;
        assert.equal(error.law, law, error.message);
        return;
      }
    assert.fail('no law was broken');
  });

test('every law has a game that breaks it', () => {
  assert.deepEqual([...new Set(BROKEN.map(({ law }) => law))].sort(), [...LAWS].sort());
});
