import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/games/index.ts';
import { checkFrames } from './cheater.ts';
import { cheat } from './cheating.ts';
import { withServer } from './testing.ts';

const SOME = 2; // `npm run cheater` plays 200 of each, and deals anew at every moment
const EVERY = 10;

for (const game of GAMES)
  test(`${game.id}: no frame holds what its seat could not know`, async () => {
    await withServer(async (server) => {
      for (let i = 0; i < SOME; i++) await cheat(server, game, i, EVERY);
    });
  });

test('the check itself finds a card in the wrong frame, a frame for nothing, and a fact for somebody else', async () => {
  const [game] = GAMES;
  assert.ok(game);
  await withServer(async (server) => {
    const { row, entries, frames } = await cheat(server, game, 1);
    const own = frames.get('A');
    assert.ok(own);
    const [first, ...rest] = own;
    assert.ok(first);
    const spoil = (frame: typeof first) => () => checkFrames(game, row, entries, 'A', [frame, ...rest]);
    spoil(first)();
    assert.throws(spoil({ ...first, view: { ...first.view, court: ['duchess'] } }), /what no moment/);
    assert.throws(spoil({ ...first, facts: [...first.facts, ['B', 'got', 'duchess']] }), /could not hear|missing/);
    assert.throws(
      () => checkFrames(game, row, entries, 'A', [first, { ...first, from: first.facts.length, facts: [] }, ...rest]),
      /for nothing/,
    );
    assert.throws(() => checkFrames(game, row, entries, undefined, own));
  });
});
