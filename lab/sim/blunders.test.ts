import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '../../src/bots/levels.ts';
import { isAtLength } from '../../test/at-length.ts';
import { openLab } from '../registry.ts';
import { add, type Counts } from '../tally/tally.ts';
import { playBatch } from './batch.ts';

const house = await openLab();
const GAMES_EACH = isAtLength ? 100 : 4;

/** Silly moves of a bot, at tables of two and four. */
const counted = (game: string, bot: string): Counts => {
  const counts: Counts = {};
  for (const players of [2, 4]) {
    const job = { game, players, options: {}, bot, seed: 'blunders', blunders: true };
    for (const [name, count] of Object.entries(playBatch(house, job, 0, GAMES_EACH))) add(counts, name, count);
  }
  return counts;
};

for (const { id } of house.games.filter((game) => house.labOf(game.id).blunders !== undefined))
  for (const bot of [...LEVELS, 'simple'])
    test(`${id}: ${bot} bots play no dominated move`, () => {
      const counts = counted(id, bot);
      const found = Object.entries(counts).filter(([name]) => name.startsWith('dominated'));
      assert.ok(found.length > 0, 'chances to play one came up');
      assert.deepEqual(
        found.filter(([, count]) => count > 0),
        [],
      );
    });
