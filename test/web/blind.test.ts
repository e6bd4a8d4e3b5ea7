/** What the accessibility tree tells of a table is what the view says, and the keyboard is enough to answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAtLength } from '../at-length.ts';
import { playAlone, playAtServer, waysOf } from './blind/games.ts';
import { BLIND } from './blind/parts.ts';
import { openStage, skip } from './browser.ts';
import { visit } from './server-fixture.ts';

/** In `npm test` a few questions of each game; at length whole games. */
const QUESTIONS = isAtLength ? undefined : 6;

describe('a player who cannot see, in a browser', { skip }, () => {
  const stage = openStage('static');
  const place = visit();

  for (const [i, played] of BLIND.entries()) {
    const { id } = played.game;
    it(`${id}, alone: the accessibility tree tells what the view says`, async () => {
      const { questions, mismatches, errors } = await playAlone(stage, played, 'blind', waysOf(i + 1), QUESTIONS);
      assert.deepEqual([...mismatches, ...errors], []);
      assert.ok(questions > 0, 'something was asked');
    });
  }

  for (const [i, played] of (isAtLength ? BLIND : BLIND.slice(0, 1)).entries())
    it(`${played.game.id}, at a server: the accessibility tree tells what the view says`, async () => {
      const { questions, mismatches, errors } = await playAtServer(place, played, waysOf(i), QUESTIONS);
      assert.deepEqual([...mismatches, ...errors], []);
      assert.ok(questions > 0, 'something was asked');
    });
});
