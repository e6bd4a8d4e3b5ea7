/** Whole games: the accessibility tree says what the view says, and the keyboard is enough to answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playAlone, playAtServer, waysOf } from './blind/games.ts';
import { BLIND } from './blind/parts.ts';
import type { Outcome } from './blind/player.ts';
import { openStage, skip } from './browser.ts';
import { visit } from './server-fixture.ts';

const agrees = ({ questions, mismatches, errors }: Outcome & { readonly errors: readonly string[] }): void => {
  assert.deepEqual([...mismatches, ...errors], []);
  assert.ok(questions > 0, 'something was asked');
};

describe('a blind player, in a browser', { skip }, () => {
  const stage = openStage('static');
  const place = visit();

  for (const [i, played] of BLIND.entries()) {
    it(`${played.game.id}: solo`, async () => agrees(await playAlone(stage, played, 'blind', waysOf(i + 1))));
    it(`${played.game.id}, at a server`, async () => agrees(await playAtServer(place, played, waysOf(i))));
  }
});
