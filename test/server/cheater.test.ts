import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../at-length.ts';
import { checkFrames } from './cheater.ts';
import { cheat } from './cheating.ts';
import { nuts, PLAYED, withServer } from './testing.ts';

const SOME = isAtLength ? 2 : 1; // `npm run lab -- cheater` plays 1,000 of each, and deals again at every moment
const EVERY = isAtLength ? 10 : 25;

for (const game of PLAYED)
  test(`${game.id}: no frame holds what its seat could not know`, async () => {
    await withServer(async (server) => {
      for (let i = 0; i < SOME; i++) await cheat(server, game, i, EVERY);
    });
  });

test('the check finds a hidden card, an undeserved fact and a needless frame', async () => {
  await withServer(async (server) => {
    const { row, entries, frames } = await cheat(server, nuts, 1);
    const own = frames.get('A');
    assert.ok(own);
    const [first, ...rest] = own;
    assert.ok(first);
    const spoil = (frame: typeof first) => () => checkFrames(nuts, row, entries, 'A', [frame, ...rest]);
    spoil(first)();
    assert.throws(spoil({ ...first, view: { ...first.view, hand: ['coconut'] } }), /what no moment/);
    assert.throws(spoil({ ...first, facts: [...first.facts, ['B', 'got', 'hazel']] }), /could not hear|missing/);
    assert.throws(
      () => checkFrames(nuts, row, entries, 'A', [first, { ...first, from: first.facts.length, facts: [] }, ...rest]),
      /for nothing/,
    );
    assert.throws(() => checkFrames(nuts, row, entries, undefined, own));
  });
});
